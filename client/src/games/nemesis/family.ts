/** What all games of the family show alike. */

import type { GameUi } from '../game'
import type { Screen, View as AnyView } from '../../shown'
import Body from './Body.svelte'
import Crew from './Crew.svelte'
import { nearness } from './board/where'
import { pictureOf } from './drawings/picture'
import { notes } from './notes'
import { story } from './story'
import { viewOf, type Person, type Room, type View } from './view'

function me(screen: Screen): Person | undefined {
  return screen.table.you === null ? undefined : viewOf(screen).crew[screen.table.you]
}

/** The view without the intruders that still wait for their moment. */
function unveiled(view: AnyView, veiled: ReadonlySet<string>): AnyView {
  const clear = (room: Room): Room => ({ ...room, intruders: room.intruders.filter((foe) => !veiled.has(foe.ref)) })
  return veiled.size ? { ...view, rooms: (view as View).rooms.map(clear) } : view
}

export const FAMILY = {
  crew: Crew,
  body: Body,
  pictureOf,
  unveiled,
  nearness: (ref, view) => nearness(ref, view as View),
  isDead: (screen) => me(screen)?.status === 'dead',
  broken: (screen) => me(screen)?.broken?.map((item) => `item:${item}`) ?? [],
  notes,
  story,
  after: async () => (await import('./after/ended')).AFTER,
} satisfies Partial<GameUi>
