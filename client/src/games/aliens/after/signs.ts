/** The drawn sign of something that is revealed at the end. */

import type { Step } from '../../../after/asking'
import type { Picture } from '../../game'
import { pictureOf } from '../drawings/picture'

const SIGN_OF: Record<string, string> = {
  'requirements-met': 'token:exit',
  called: 'token:exit',
  'nobody-left': 'token:empty',
  'nobody-trapped-left': 'token:cocoon',
  'all-down': 'hunter:alien',
  'endurance-run-out': 'pile:',
  'mission-won': 'token:exit',
  'score-step': 'pile:',
  'final-score': 'pile:',
  winners: 'dial:',
}

/** Whoever was lost by their face, everything else by a sign of its own. */
export function signOf(step: Step): Picture {
  return pictureOf(step.about.character ?? SIGN_OF[step.kind] ?? 'hunter:alien')
}
