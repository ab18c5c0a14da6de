import type { GameUi } from '../../game'
import { NEMESIS } from '../../wire'
import { drawFor } from '../drawings/places.svelte'
import { familyUi } from '../family'
import Board from './Board.svelte'
import Here from './Here.svelte'
import Tracks from './Tracks.svelte'

export const SHIP_UI: GameUi = {
  ...familyUi(NEMESIS),
  board: Board,
  here: Here,
  tracks: Tracks,
  draw: (options) => drawFor('ship', options.species),
}
