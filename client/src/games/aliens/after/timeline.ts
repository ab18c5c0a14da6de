/** The shapes of what is marked on the timeline. */

export const TIMELINE: Record<string, string> = {
  dial: 'M-8 0a8 8 0 1 0 16 0 8 8 0 1 0-16 0zM0 0V-8M0 0L5 4',
  down: 'M0 -7 L8 7 H-8 Z',
  hugged: 'M-8 -8 L8 8 M8 -8 L-8 8 M0 -9 V9',
  lost: 'M-7 -7 L7 7 M7 -7 L-7 7',
  out: 'M-7 -7 H3 M-7 -7 V7 H3 M-2 0 H9 L5 -4 M9 0 L5 4',
}
