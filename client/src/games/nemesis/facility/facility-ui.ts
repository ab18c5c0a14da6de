import type { GameUi } from '../../game'
import { LOCKDOWN } from '../../wire'
import { drawFor } from '../drawings/places.svelte'
import { familyUi } from '../family'
import Board from './Board.svelte'
import Here from './Here.svelte'
import Tracks from './Tracks.svelte'

export const FACILITY_UI: GameUi = {
  ...familyUi(LOCKDOWN),
  board: Board,
  here: Here,
  tracks: Tracks,
  draw: (options) => drawFor('facility', options.species),
}
