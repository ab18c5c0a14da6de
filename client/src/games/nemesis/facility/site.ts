import type { Site } from '../board/site'
import Beside from './Beside.svelte'
import { EXTENT } from './extent'
import { facilityOf } from './facility'
import Fixtures from './Fixtures.svelte'
import Ground from './Ground.svelte'
import { spotOf } from './slabs'

/** A facility in the rock of Mars. */
export const FACILITY: Site = {
  extent: EXTENT,
  ground: Ground,
  fixtures: Fixtures,
  beside: Beside,
  spotOf: (ref, view) => spotOf(ref, facilityOf(view)),
}
