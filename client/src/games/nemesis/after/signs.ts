/** The drawn sign of something that is revealed at the end. */

import type { Step } from '../../../after/asking'
import type { Picture } from '../../game'
import { MARKS, markLook } from '../drawings/marks'
import { pictureOf } from '../drawings/picture'
import { drawingOf, lookOf } from '../drawings/things'

const MARK_OF: Record<string, string> = {
  escaped: 'pod-launched',
  hibernates: 'time',
  'nobody-left': 'hatch',
  'ship-explodes': 'self-destruct',
  'ship-jumps': 'coordinate',
  'engines-failed': 'engine-damaged',
  'signals-sent': 'signal',
  'signals-missing': 'signal',
  winners: 'first-player',
  'css-escaped': 'pod-launched',
  'locked-in': 'hatch',
  'in-bunker': 'hatch',
  'facility-destroyed': 'self-destruct',
  'facility-purged': 'time',
  'alert-ended': 'time',
}
const THING_OF: Record<string, [string, string]> = {
  died: ['object', 'corpse'],
  perished: ['object', 'corpse'],
  'nobody-survived': ['object', 'corpse'],
  'ship-reaches-earth': ['objective', 'destination-earth'],
}

function marked(id: string): Picture {
  return { drawing: MARKS[id]!, kind: markLook(id) }
}

function thing(kind: string, id: string): Picture {
  return { drawing: drawingOf(kind, id), kind: lookOf(kind, id) }
}

export function signOf(step: Step): Picture {
  if (step.kind === 'engine-revealed') return marked(`engine-${step.about.state}`)
  const mark = MARK_OF[step.kind]
  if (mark) return marked(mark)
  if (step.about.contingency) return pictureOf(step.about.contingency)
  if (step.about.objective) return thing('objective', step.about.objective.replace('objective:', ''))
  const known = THING_OF[step.kind]
  if (known) return thing(...known)
  if (step.stage === 'course') return marked('coordinate')
  return step.stage === 'contamination' ? thing('contamination', '') : thing('objective', '')
}
