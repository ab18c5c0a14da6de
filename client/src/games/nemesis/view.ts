/** What a table of the family shows: the view of any of its sites. */

import type { Screen } from '../../shown'
import type * as wire from '../wire'

export type { Corridor, Exit, Held } from '../wire'

/** A room or a person of any site: what only some have may be missing. */
export type Room = wire.Room & Partial<wire.FacilityRoom>
export type Person = wire.Person & Partial<wire.FacilityPerson>
export type View = Omit<wire.ShipView, 'rooms' | 'crew'> & { rooms: Room[]; crew: Person[] }

/** The view on a screen; a table is shown with this family's parts only if it plays one of its games. */
export function viewOf(screen: Screen): View {
  return screen.view as View
}

/** What such a screen says beside the board. */
export function wordsOf(screen: Screen): wire.FamilyWords {
  return screen.words as wire.FamilyWords
}
