/** The view of a facility: power by section, ways out on a schedule, secrets to be found out. */

import type { FacilityView } from '../../wire'

export type {
  CssPod as Pod,
  FacilityClocks as Clocks,
  FacilityPerson as Inmate,
  FacilityView as Facility,
  Known as Tokens,
  LaboratorySlot as Slot,
  Power,
} from '../../wire'

/** The view of a table that is shown with the parts of this folder. */
export function facilityOf(view: object): FacilityView {
  return view as FacilityView
}
