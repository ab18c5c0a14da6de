/** A room as a floor plan: as the game has drawn it, as a pack has declared it, or as an empty grid. */

import { plan, planFrom } from '../../../drawn/composed'
import { declaredOf } from '../../../drawn/declared.svelte'
import type { Drawing } from '../../../drawn/drawing'
import { drawnIn } from './places.svelte'

/** Rooms of more than one place. */
export const ROOMS: Record<string, Drawing> = {
  'emergency-room': plan(
    ['body', 'M-66-36h16v28h-16z'],
    ['light', 'M-63.5-34h11v6h-11z'],
    ['fine', 'M-66-22l8-3 8 3'],
    ['body', 'M-34-36h16v28h-16z'],
    ['light', 'M-31.5-34h11v6h-11z'],
    ['fine', 'M-34-22l8-3 8 3'],
    ['body', 'M-2-36h16v28H-2z'],
    ['light', 'M.5-34h11v6H.5z'],
    ['fine', 'M-2-22l8-3 8 3'],
    ['body', 'M30-36h16v28H30z'],
    ['light', 'M32.5-34h11v6h-11z'],
    ['fine', 'M30-22l8-3 8 3'],
    ['line', 'M-42-38v30M-10-38v30M22-38v30M54-38v30'],
    ['fine', 'M-74-4q4-3 6 0 2 3 4 0 2-3 4 0 2 3 4 0 2-3 4 0 2 3 4 0 2-3 6 0M22-4q4-3 6 0 2 3 4 0 2-3 6 0'],
    ['body', 'M60-38h14V2H60z'],
    ['light', 'M63-34h8v6h-8zM63-24h8v6h-8zM63-14h8v6h-8z'],
    ['body', 'M47.9 4.3l8.6 16.3L28.1 35.7l-8.6-16.3z'],
    ['light', 'M47.2 7.9l6 11.2-6.1 3.2-6-11.1z'],
    ['fine', 'M33.7 11.9l7.3 6.5 1.3 9.7'],
    ['line', 'M54 28l7-6M61 20a3 3 0 1 1 0 .1z'],
    ['fine', 'M62 17q-8-9-12-7-4 2-8 2'],
    ['body', 'M-74 12h56v24h-56z'],
    ['fine', 'M-55 12v24M-37 12v24'],
    [
      'light',
      'M-48 15h4v7h6.4v4H-44v7h-4v-7h-6.4v-4h6.4zM-68.5 24a4 4 0 1 1 0 .1zM-32 16h4v7h-4zM-26 16h4v7h-4zM-32 27h10v4h-10z',
    ],
    ['fine', 'M-7 26a6 6 0 1 1 0 .1zM-3 26a2 2 0 1 1 0 .1z'],
  ),
  nest: plan(
    [
      'shade',
      'M-65 0q1-16 8-23 7-7 21-7 14 0 26 7 12 7 22 4 10-3 24-6 14-3 23 6 9 9 7 23-2 14-14 20-12 6-25 1-13-5-25 0-12 5-29 6-17 1-28-7-11-8-10-24z',
    ],
    [
      'line',
      'M-78-30q18 8 23 17 5 9 19 13M-74 38q12-16 17-19 5-3 21-13M-20-39q4 15 0 21-4 6 0 14M30-39q-8 13-4 19 4 6 12 10M77-24q-15 2-16 9Q60-8 48-4M77 30q-13-4-16-10-3-6-15-14M6 39Q4 28-2 24q-6-4-12-12M-8 4Q6-6 12 0q6 6 20 2',
    ],
    [
      'fine',
      'M-77 0q11-2 14 2 3 4 13 2M77 4q-7-2-9 0-2 2-10-2M-50-39q4 13 10 21M54-39q-4 9 0 17M30 39q-2-11 4-19M-40 39q4-11 8-19',
    ],
    ['body', 'M-49.1-8.7a7.2 9 -10 1 1 14.2-2.6a7.2 9 -10 1 1 -14.2 2.6z'],
    ['light', 'M-46.1-10.2q-.6-5.8 3.8-6.6-2.3 2.7-3.8 6.6z'],
    ['body', 'M-30.3-14.9a6.4 8 8 1 1 12.6 1.8a6.4 8 8 1 1 -12.6-1.8z'],
    ['light', 'M-27.5-15.3q1.2-5.1 5.1-4.5-2.6 1.6-5.1 4.5z'],
    ['body', 'M-42.8 8.9a8.8 11 -6 1 1 17.6-1.8a8.8 11 -6 1 1 -17.6 1.8z'],
    ['light', 'M-39 7.4q-.2-7.1 5.2-7.7-3 3.1-5.2 7.7z'],
    ['body', 'M-21 2.5a7.2 9 12 1 1 14 3a7.2 9 12 1 1 -14-3z'],
    ['light', 'M-17.8 2.3q1.7-5.7 6.1-4.7-3.1 1.6-6.1 4.7z'],
    ['body', 'M-25.6 21a5.6 7 0 1 1 0 .1z'],
    ['light', 'M-23.1 20.3q.3-4.5 3.8-4.5-2.1 1.7-3.8 4.5z'],
    ['body', 'M27.7-9.1a6.4 8 -8 1 1 12.6-1.8A6.4 8 -8 1 1 27.7-9.1z'],
    ['light', 'M30.3-10.3q-.3-5.2 3.7-5.8-2.1 2.4-3.7 5.8z'],
    ['body', 'M43-9.7a7.2 9 14 1 1 14 3.4A7.2 9 14 1 1 43-9.7z'],
    ['light', 'M46.3-9.9q1.8-5.5 6.2-4.4-3.2 1.5-6.2 4.4z'],
    ['body', 'M33.2 8.4a8.8 11 4 1 1 17.6 1.2A8.8 11 4 1 1 33.2 8.4z'],
    ['light', 'M37.1 7.6Q38.2.5 43.7.8q-3.5 2.6-6.6 6.8z'],
    ['body', 'M19.6 7.4a5.6 7 -14 1 1 10.8-2.8A5.6 7 -14 1 1 19.6 7.4z'],
    ['light', 'M21.8 6.1Q21 1.6 24.4.7q-1.6 2.2-2.6 5.4z'],
    ['body', 'M53.3 11.2a4.8 6 10 1 1 9.4 1.6a4.8 6 10 1 1 -9.4-1.6z'],
    ['light', 'M55.4 10.9q1-3.7 4-3.2-2.1 1.1-4 3.2z'],
  ),
  surgery: plan(
    ['shade', 'M-35 0a35 35 0 1 1 0 .1z'],
    ['fine', 'M-35 0a35 35 0 1 1 0 .1z'],
    ['body', 'M-24-11h48a6 6 0 0 1 6 6V5a6 6 0 0 1 -6 6h-48a6 6 0 0 1 -6-6V-5a6 6 0 0 1 6-6z'],
    ['light', 'M-26 0a5 5 0 1 1 0 .1zM-14-5H4l22 1v3H6v2h20v3L4 5h-18z'],
    ['line', 'M10-38l12 8L4-22'],
    ['body', 'M-7-22a9 9 0 1 1 0 .1z'],
    [
      'light',
      'M-3.2-24a1.7 1.7 0 1 1 0 .1zM2.8-25a1.7 1.7 0 1 1 0 .1zM3.3-19.5a1.7 1.7 0 1 1 0 .1zM-2.7-19a1.7 1.7 0 1 1 0 .1z',
    ],
    ['body', 'M-20 18h34v13h-34z'],
    ['fine', 'M-15 21v7M-10 21v7M-5 21l2 7M1 21l-2 7M5 22h5v5H5'],
    ['body', 'M-74-37h26v28h-26zM48-37h26v74H48zM-74 10h26v26h-26z'],
    ['fine', 'M48-12h26M48 13h26M-61-37v28'],
    ['light', 'M53-32h16v5H53zM53-7h16v5H53zM53 24a4 4 0 1 1 0 .1zM63 28a3 3 0 1 1 0 .1zM-68 23a7 7 0 1 1 0 .1z'],
    ['line', 'M-68 23a7 7 0 1 1 0 .1zM48 2L38 4l-8-2'],
  ),
}

/** The bare floor: a room nobody has seen, or one of a pack. */
const UNKNOWN_ROOM = plan(
  ['fine', 'M-76-28H76M-76 0H76M-76 28H76M-57-38v76M-19-38v76M19-38v76M57-38v76'],
  ['line', 'M-76-26v-12h16M76-26v-12H60M-76 26v12h16M76 26v12H60'],
)

export function planOf(room: string | null): Drawing {
  const look = declaredOf(`place:${room}`) ?? declaredOf(`room:${room}`) // the gallery calls a tile a room
  if (look) return planFrom(look)
  return (room !== null && (ROOMS[room] ?? drawnIn((place) => place.rooms[room]))) || UNKNOWN_ROOM
}
