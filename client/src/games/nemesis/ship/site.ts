import type { Site } from '../board/site'
import Ground from './Ground.svelte'

/** A ship in space: a hull around the rooms, as far on all sides. */
export const SHIP: Site = { extent: { beyond: () => [], sides: 74, top: 74 }, ground: Ground }
