/** The drawings of the ship, its crew and what hunts there, in one part of the client. */

import { BUSTS, FIGURES } from './crew'
import { CREATURES, CREATURE_SIGNS } from './creatures'
import { ROOMS } from './rooms'
import type { Place } from '../../drawings/places.svelte'

export const SHIP: Place = {
  rooms: ROOMS,
  busts: BUSTS,
  figures: FIGURES,
  things: {},
  cards: {},
  marks: {},
  same: {},
  hues: {},
  species: { intruders: { creatures: CREATURES, signs: CREATURE_SIGNS, marks: {}, things: {} } },
}
