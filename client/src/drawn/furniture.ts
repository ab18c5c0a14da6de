/** What stands in a pack's room besides its dais, by its shape: the left side, which the right one mirrors. */

import type { Look, Mark } from './drawing'

/** Along the walls of every such room: ducts, and lights in its colour. */
export const WALL: Mark[] = [
  ['fine', 'M-76-39H76M-76 39H76'],
  ['sign', 'M-14-41h28v3h-28zM-14 38h28v3h-28z'],
]

export const FURNITURE: Record<Look['shape'], Mark[]> = {
  /** benches in a ring */
  round: [
    ['body', 'M-46-37a50 50 0 0 0 0 74h-28v-74z'],
    ['fine', 'M-53-37a56 56 0 0 0 0 74M-74-16h11M-74 16h11'],
    ['light', 'M-71-33h10v12h-10zM-71 21h10v12h-10zM-71-8h5v16h-5z'],
  ],
  /** cabinets and a table */
  square: [
    ['body', 'M-74-37h30v16h-30zM-74 21h30v16h-30zM-74-13h22v26h-22z'],
    ['fine', 'M-64-37v16M-54-37v16M-64 21v16M-54 21v16M-74 0h22'],
    ['light', 'M-72-34h6v3h-6zM-62-34h6v3h-6zM-52-34h6v3h-6zM-72 31h6v3h-6zM-62 31h6v3h-6zM-52 31h6v3h-6zM-71-10h16v7h-16zM-71 3h16v7h-16z'],
    ['body', 'M-47-5h7V5h-7z'],
  ],
  /** consoles that face the middle */
  hexagon: [
    ['body', 'M-74-37h32l-9 15h-23zM-74 37h32l-9-15h-23zM-74-17h18l5 17-5 17h-18z'],
    ['light', 'M-70-33h20l-4 7h-16zM-70 33h20l-4-7h-16zM-70-12h10v24h-10z'],
    ['fine', 'M-70-6h10M-70 0h10M-70 6h10'],
    ['body', 'M-47-5l6 3v4l-6 3z'],
  ],
  /** desks across the corners */
  diamond: [
    ['body', 'M-74-37h26l-26 26zM-74 37h26L-74 11z'],
    ['light', 'M-71-34h15l-15 15zM-71 34h15l-15-15z'],
    ['body', 'M-62 0l12-12L-38 0l-12 12z'],
    ['fine', 'M-44-37l-30 30M-44 37L-74 7M-56 0h12M-50-6v12'],
  ],
  /** pews in rows */
  shield: [
    ['body', 'M-74-34h32v9h-32zM-74-16h32v9h-32zM-74 2h32v9h-32zM-74 20h32v9h-32z'],
    ['light', 'M-72-27h28v2h-28zM-72-9h28v2h-28zM-72 9h28v2h-28zM-72 27h28v2h-28z'],
    ['fine', 'M-63-34v9M-53-34v9M-63-16v9M-53-16v9M-63 2v9M-53 2v9M-63 20v9M-53 20v9'],
  ],
  /** racks and barrels */
  triangle: [
    ['body', 'M-74-37h14v74h-14z'],
    ['light', 'M-72-34h10v9h-10zM-72-20h10v9h-10zM-72-6h10v9h-10zM-72 8h10v9h-10zM-72 22h10v9h-10z'],
    ['body', 'M-56-29a7 7 0 1 1 0 .1zM-54-11a7 7 0 1 1 0 .1z'],
    ['fine', 'M-52-29a3 3 0 1 1 0 .1zM-50-11a3 3 0 1 1 0 .1z'],
  ],
}
