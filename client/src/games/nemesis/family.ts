/** What all games of the family show alike. */

import './style/plates.css'
import './style/pieces.css'
import type { GameUi } from '../game'
import type { Catalogue } from '../../wire'
import type { Screen, View as AnyView } from '../../shown'
import Body from './Body.svelte'
import Crew from './Crew.svelte'
import CombatSign from './CombatSign.svelte'
import { nearness } from './board/where'
import { pictureOf } from './drawings/picture'
import { notesOn } from './notes'
import { story } from './story'
import { viewOf, wordsOf, type Person, type Room, type View } from './view'

function me(screen: Screen): Person | undefined {
  return screen.table.you === null ? undefined : viewOf(screen).crew[screen.table.you]
}

/** The view without the intruders that still wait for their moment. */
function unveiled(view: AnyView, veiled: ReadonlySet<string>): AnyView {
  const clear = (room: Room): Room => ({ ...room, intruders: room.intruders.filter((foe) => !veiled.has(foe.ref)) })
  return veiled.size ? { ...view, rooms: (view as View).rooms.map(clear) } : view
}

/** What a game of the family shows, whatever its site; its events are its own. */
export const familyUi = (catalogue: Catalogue) =>
  ({
    catalogue,
    people: Crew,
    body: Body,
    sign: CombatSign,
    tells: 'room',
    nameOf: (ref, screen) => wordsOf(screen).rooms[ref] ?? '',
    keys: { ways: 'o' },
    pictureOf,
    unveiled,
    nearness: (ref, view) => nearness(ref, view as View),
    isDead: (screen) => me(screen)?.status === 'dead',
    broken: (screen) => me(screen)?.broken?.map((item) => `item:${item}`) ?? [],
    notes: notesOn(catalogue.coached),
    story,
    after: async () => (await import('./after/ended')).AFTER,
  }) satisfies Partial<GameUi>
