/** The view of a facility: power by section, ways out on a schedule, secrets to be found out. */

import type { FacilityView } from '../wire'

export type {
  CssPod as Pod,
  FacilityClocks as Clocks,
  FacilityPerson as Inmate,
  FacilityView as Facility,
  Known as Tokens,
  LaboratorySlot as Slot,
  Power,
} from '../wire'

/** A view as that of a facility, if it is one. */
export function facilityOf(view: object): FacilityView | null {
  return 'power' in view ? (view as FacilityView) : null
}
