/** The frames that drawings of the facility stand in. */

import type { Drawing, Mark } from '../../../../drawn/drawing'

export function emblem(...marks: Mark[]): Drawing {
  return { box: [60, 60], marks }
}

export function mark(...marks: Mark[]): Drawing {
  return { box: [40, 40], marks }
}
