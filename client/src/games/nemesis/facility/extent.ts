import type { Extent } from '../board/geometry'
import { facilityOf } from './facility'

/** The bunker stands outside all rooms, and sections have their names above them. */
export const EXTENT: Extent = {
  beyond: (view) => {
    const { bunker } = facilityOf(view)
    return bunker ? [bunker] : []
  },
  sides: 50,
  top: 92,
}
