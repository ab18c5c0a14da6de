import type { GameUi } from '../../game'
import { drawFor } from '../drawings/places.svelte'
import { FAMILY } from '../family'
import Board from './Board.svelte'
import Here from './Here.svelte'
import Tracks from './Tracks.svelte'

export const SHIP_UI: GameUi = {
  ...FAMILY,
  board: Board,
  here: Here,
  tracks: Tracks,
  draw: (options) => drawFor('ship', options.species),
}
