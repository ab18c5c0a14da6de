/** The interface of a game that has none of its own: its view as lists. */

import type { GameUi } from '../game'
import ListBoard from './ListBoard.svelte'

export const PLAIN_UI: GameUi = { board: ListBoard }
