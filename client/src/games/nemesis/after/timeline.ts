/** The shapes of what is marked on the timeline. */

export const TIMELINE: Record<string, string> = {
  encounter: 'M0 -8 L8 7 H-8 Z',
  death: 'M-7 -7 L7 7 M7 -7 L-7 7',
  'way-out': 'M-6 7 V-2 Q0 -12 6 -2 V7 Z',
  ship: 'M-8 0 L0 -8 L8 0 L0 8 Z',
}
