/** Which drawing a reference stands for, and in which colours. */

import type { Drawing } from '../../../drawn/drawing'
import type { Picture } from '../../game'
import { ENDURANCE } from './cards'
import { HUNTERS } from './hunters'
import { BUSTS, SOMEONE } from './people'
import { TOKENS } from './tokens'
import { TRACKER } from './tracker'

const HAZARDS = ['losing-hope', 'lights-out', 'feed-jam', 'acid-spray', 'vent-noise', 'panic-fire']
const EVENTS = [
  ...['second-wind', 'scrounge', 'covering-fire', 'fall-back', 'deep-breath', 'drag-clear', 'get-up', 'adrenaline'],
  ...['weld-shut', 'tracker-ping', 'keep-it-together', 'twist-away'],
]
/** Tokens in a colour of their own. */
const LOOKS: Record<string, string> = { crate: 'crate', exit: 'green', flare: 'hurt', tunnel: 'crate', newt: 'skin' }

/** A tracker card is there once for each place, and its reference ends with the number of that place. */
function trackerOf(id: string): Drawing {
  return TRACKER[id] ?? TRACKER[id.replace(/-\d+$/, '')] ?? TOKENS.blip!
}

export function bustOf(ref: string): Drawing {
  return BUSTS[ref.slice(ref.indexOf(':') + 1)] ?? SOMEONE
}

export function pictureOf(ref: string): Picture {
  const [kind = '', id = ''] = ref.split(':')
  switch (kind) {
    case 'character':
      return { drawing: bustOf(ref), kind: 'soldier' }
    case 'card':
      return { drawing: ENDURANCE[id] ?? TOKENS.pile!, kind: `card ${lookOf(id)}` }
    case 'tracker':
      return { drawing: trackerOf(id), kind: 'card scope' }
    case 'alien':
    case 'hunter':
      return { drawing: HUNTERS[id] ?? HUNTERS.alien!, kind: `hunter ${id === 'facehugger' ? 'hugs' : ''}` }
    case 'token':
      return { drawing: TOKENS[id] ?? TOKENS['mission-blip']!, kind: `token ${LOOKS[id] ?? ''}` }
    default:
      return { drawing: TOKENS[kind] ?? TOKENS[id] ?? TOKENS.blip!, kind: `token ${LOOKS[kind] ?? ''}` }
  }
}

function lookOf(card: string): string {
  return HAZARDS.includes(card) ? 'hurt' : EVENTS.includes(card) ? 'blue' : ''
}
