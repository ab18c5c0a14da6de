/** The game whose drawings are shown: that of the table, the replay or the gallery one looks at. */

import { emblemFrom } from '../drawn/composed'
import { declaredOf } from '../drawn/declared.svelte'
import type { Drawing } from '../drawn/drawing'
import type { GameUi, Picture } from './game'
import { uiOf } from './index'

/** While its drawing is on the way, or if it has none. */
const NOT_YET: Drawing = { box: [40, 40], marks: [] }

let wanted = ''
let ui = $state.raw<GameUi>()

/** From now on references stand for things of this game, drawn as at a table with these options. */
export async function drawFor(game: string, options: Record<string, string> = {}): Promise<void> {
  if (!game) return
  wanted = game
  const found = await uiOf(game)
  if (wanted !== game) return
  ui = found
  await found.draw?.(options)
}

/** Which drawing a reference stands for, and in which colours. */
export function pictureOf(ref: string): Picture {
  if (ui?.pictureOf) return ui.pictureOf(ref)
  const look = declaredOf(ref)
  return { drawing: look ? emblemFrom(look) : NOT_YET, kind: 'item' }
}
