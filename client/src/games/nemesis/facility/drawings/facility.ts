/** All drawings of the facility, in one part of the client that only its tables load. */

import { ACTIONS } from './actions'
import { BUSTS, FIGURES } from './crew'
import { MARKS } from './marks'
import { ROOMS } from './rooms'
import { AIMS, COMPUTER, CONTINGENCIES, SAME_AS } from './secrets'
import { NIGHT_STALKERS } from './species'
import { THINGS } from './things'
import { ATTACKS, EVENTS, SURFACE, WEAKNESSES, WOUNDS } from './threats'
import type { Place } from '../../drawings/places.svelte'

export const FACILITY: Place = {
  rooms: ROOMS,
  busts: BUSTS,
  figures: FIGURES,
  things: THINGS,
  cards: { ...ACTIONS, ...ATTACKS, ...EVENTS, ...WEAKNESSES, ...WOUNDS, ...SURFACE, ...CONTINGENCIES, ...COMPUTER, ...AIMS },
  marks: MARKS,
  same: SAME_AS,
  hues: {
    red: [
      'weapon-battery', 'glowstick', 'thermite-charge', 'combat-knife', 'flare-gun', 'tracking-carbine',
      'sealed-orders', 'gate-override', 'autodestruction-key', 'code-red', 'exploration-draw-red', 'exploration-mars',
      'surface-mars',
    ],
    yellow: [
      'flashlight-facility', 'duct-tape-facility', 'toolbelt', 'fire-blanket', 'reagent', 'cave-plans', 'power-cell',
      'jumper-cables', 'sound-damper', 'portable-terminal', 'launch-codes', 'elevator-crank', 'code-yellow',
      'power-on', 'autodestruction', 'exploration-draw-yellow', 'backup-power', 'power-on-1', 'power-on-2',
      'power-on-3', 'power-on-4',
    ],
    green: [
      'medkit-facility', 'clothes', 'medical-stapler', 'antiseptic', 'caffeine-pills', 'research-documents',
      'scalpel', 'analyze-toolset', 'uv-lamp', 'blood-bag', 'code-green', 'exploration-draw-green',
    ],
    blue: [
      'code-blue',
    ],
    white: [
      'code-gray', 'code-black',
    ],
    violet: [
      'code-purple',
    ],
    hurt: [
      'blood-chase', 'blood-rage', 'piercing-the-heart', 'blood-trace-2', 'blood-trace-3', 'scent-of-blood',
    ],
    warn: [
      'fire-in-the-hole', 'thats-hot', 'flammable-stores', 'heat-blind', 'alert', 'autodestruction-red',
    ],
  },
  species: { 'night-stalkers': NIGHT_STALKERS },
}
