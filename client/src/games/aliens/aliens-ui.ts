/** The squad on a grid: what a table shows. */

import './style/tokens.css'
import './style/drawings.css'
import type { GameUi } from '../game'
import type { Screen } from '../../shown'
// Its kinds of events come without those of other games, which are in the same file.
import { ALIENS } from '../wire?apart'
import Board from './Board.svelte'
import Body from './Body.svelte'
import Here from './Here.svelte'
import Squad from './Squad.svelte'
import Tracks from './Tracks.svelte'
import { pictureOf } from './drawings/picture'
import { writtenOf } from './grid/ground'
import { nearness } from './nearness'
import { notesOn } from './notes'
import { story } from './story'
import { heroesOf, viewOf, wordsOf, type View } from './view'

/** Without a hero, once everybody had one, and not asked to take another. */
function isDead(screen: Screen): boolean {
  const view = viewOf(screen)
  return view.turn > 0 && !screen.prompt && screen.table.you !== null && !heroesOf(view, screen.table.you).length
}

/** Jammed weapons cannot be used. */
function broken(screen: Screen): string[] {
  const heroes = heroesOf(viewOf(screen), screen.table.you)
  return heroes.flatMap((hero) => hero.weapons.filter((weapon) => weapon.jammed).map((weapon) => weapon.ref))
}

export const ALIENS_UI: GameUi = {
  catalogue: ALIENS,
  board: Board,
  people: Squad,
  body: Body,
  here: Here,
  tracks: Tracks,
  pictureOf,
  tells: 'space',
  nameOf: (ref, screen) =>
    wordsOf(screen).squad[ref] ?? wordsOf(screen).rooms[ref] ?? (ref.startsWith('space:') ? writtenOf(ref) : ''),
  keys: { contacts: 'o' },
  cursor: ['space', 'room', 'contact', 'offer', 'hero', 'press'],
  nearness: (ref, view) => nearness(ref, view as View),
  isDead,
  broken,
  notes: notesOn(ALIENS.coached),
  story,
  log: {
    has: (screen) => viewOf(screen).campaign !== null,
    fills: (screen) => viewOf(screen).phase === 'between' && !screen.outcome,
    part: () => import('./CampaignLog.svelte'),
  },
  after: async () => (await import('./after/ended')).AFTER,
}
