/** Somebody in a closed suit, seen from afar: pages show it before anything of a game has been fetched. */

import type { Drawing } from './drawing'

export const SOMEBODY: Drawing = {
  box: [89, 170],
  marks: [
    ['shade', 'M1 12h17q4 28 0 57l6 10h-18c-3-22-3-45-5-67ZM26-43c11 27 10 21 4 50l-10-2c3-24 3-20-7-43Z'],
    ['body', 'M-16 12h15l-3 67h-18l4-9q-2-29 2-58Zm3-50c-10 23-10 19-7 43l-10 2c-6-29-7-23 4-50Z'],
    ['light', 'M-22 79l4-9-1-23 3-35h14l-12 3c-7 5 0 49-2 57ZM-31 2q-6-23 5-45h1l9 4-8-1q-2 2-3 5-8 18-4 37Z'],
    ['hole', 'M-19 70h16v11h-21ZM4 70h15l6 11h-19Z'],
    ['body', 'M19 21h-38q1-19-1-39c-3-26-11-30 20-31 31-1 22 7 20 31q-2 20-1 39Z'],
    ['light', 'M-19 18l-1-35-3-22q-1-3 1-6 8-5 18-4 13-2 25 3h-25q-9-1-16 4 2 21 1 60Z'],
    ['shade', 'M7-49q9 0 15 4c4 7-2 22-3 30v36h-12q5-35 0-70Z'],
    ['accent', 'M-18-36h36v21h-36Z'],
    ['shade', 'M13-36h5v21h-5Z'],
    ['hole', 'M-19 6h38v4h-38Z'],
    ['body', 'M1-82c24 2 23 40-2 38-25-3-22-40 2-38Z'],
    ['shade', 'M17-71c7 20-12 34-30 23q29 6 30-23Z'],
    ['light', 'M-16-53c-7-20 10-39 28-24-17-9-31 7-28 24Z'],
    ['hole', 'M-15-67c7-12 31-4 23 10-9 14-31 3-23-10Z'],
    ['light', 'M-12-66l6-3-3 12-3-1Z'],
  ],
}
