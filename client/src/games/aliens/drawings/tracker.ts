/** Motion tracker cards: the screen of the device, what kind of return it shows, and where. */

import type { Drawing, Mark } from '../../../drawn/drawing'

const SCREEN: Mark[] = [['body', 'M-26-28h52a3 3 0 0 1 3 3v50a3 3 0 0 1-3 3h-52a3 3 0 0 1-3-3v-50a3 3 0 0 1 3-3z'], ['hole', 'M-25-24h50v41h-50z'], ['trace', 'M-22 17A22 22 0 0 1 22 17M-13 17A13 13 0 0 1 13 17M0 17V-22']]
/** What each type shows below its screen: a few legs, an eye that is shut, claws, teeth. */
const KEYS: Record<string, Mark> = {
  drone: ['light', 'M-22 20h6v5h-6zM-12 20h6v5h-6z'],
  hidden: ['light', 'M-22 22q8 5 16 0v-2q-8 4-16 0z'],
  active: ['accent', 'M-22 25l3-6 3 6zM-14 25l3-6 3 6z'],
  berserk: ['accent', 'M-24 20h22l-3 6-3-6-3 6-3-6-3 6-3-6z'],
}

/** Returns in circles of some size around points of the screen. */
function returns(...dots: [number, number, number][]): Mark {
  return ['accent', dots.map(([x, y, r]) => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0 ${r} ${r} 0 1 1${-2 * r} 0z`).join('')]
}

function scope(type: string, ...marks: Mark[]): Drawing {
  return { box: [60, 60], marks: [...SCREEN, KEYS[type]!, ...marks] }
}

export const TRACKER: Record<string, Drawing> = {
  'false-return': scope('drone', ['line', 'M-10-10L8 6M8-10L-10 6']),
  'lone-contact': scope('drone', returns([0, -8, 4])),
  'slow-sweep': scope('drone', ['line', 'M0 17L-16-8M0 17L-4-14'], returns([-10, -13, 2])),
  'under-the-floor': scope('hidden', ['line', 'M-18-2h36'], returns([-6, 7, 3], [7, 10, 2])),
  gathering: scope('hidden', returns([-5, -8, 2.6], [4, -10, 2.6], [0, -2, 2.6])),
  'loose-panel': scope('hidden', ['line', 'M-10-12H6l5 16H-5z'], returns([12, -14, 2.2])),
  startled: scope('active', ['line', 'M0-20v7M-12-14l5 5M12-14l-5 5'], returns([0, -3, 4])),
  duct: scope('active', ['line', 'M-20-8H4Q12-8 12 0V12M-20-1H0Q5-1 5 4v8'], returns([8, 9, 2.2])),
  pair: scope('active', returns([-9, -6, 4], [9, -6, 4])),
  surge: scope('active', ['line', 'M-18 10L-6-4 0 4 16-16'], returns([16, -16, 3])),
  'cold-trail': scope('drone', returns([-16, 8, 1.6], [-9, 2, 1.6], [-2, -4, 1.6], [6, -9, 1.6], [14, -15, 1.6])),
  massing: scope('hidden', returns([-10, -4, 2.4], [-3, -9, 2.4], [5, -9, 2.4], [11, -3, 2.4], [0, 0, 2.4])),
  'long-stride': scope('active', ['line', 'M-16 12L-6-8 2 4 14-18'], returns([-16, 12, 2.4], [14, -18, 2.4])),
  'cut-power': scope('drone', ['accent', 'M2-20L-10 0h8l-3 14L10-6H2z']),
  rush: scope('active', ['line', 'M-12-18L0-6-12 6M2-18L14-6 2 6']),
  brood: scope('hidden', returns([0, -6, 6], [-12, 4, 2], [12, 4, 2], [-8, -16, 2], [8, -16, 2])),
  echo: scope('drone', ['line', 'M-6-4a6 6 0 1 1 12 0 6 6 0 1 1-12 0M-12-4a12 12 0 1 1 24 0 12 12 0 1 1-24 0'], returns([0, -4, 2])),
  crawler: scope('hidden', ['line', 'M-18 4q6-10 12 0t12 0 12 0'], returns([18, 4, 2.6])),
  'swarm-call': scope('active', ['line', 'M-16-8q6 6 0 14M-9-6q4 5 0 10'], returns([4, -10, 2], [10, -4, 2], [5, 1, 2], [14, -12, 2], [13, 5, 2])),
  'wall-run': scope('active', ['line', 'M-18-20V14M-18 6L0-8l16-12'], returns([16, -20, 3])),
  pincer: scope('active', ['line', 'M-20-16Q-20 8-4 6M20-16Q20 8 4 6'], returns([-20, -16, 2.4], [20, -16, 2.4])),
  'nest-wakes': scope('berserk', ['line', 'M-14 8Q-14-16 0-18 14-16 14 8'], returns([0, -4, 5])),
  'silent-march': scope('drone', returns([-16, -10, 2], [-5, -10, 2], [6, -10, 2], [17, -10, 2], [-16, 0, 2], [-5, 0, 2], [6, 0, 2], [17, 0, 2])),
  'torn-welds': scope('berserk', ['line', 'M-4-22L4-14-4-6 4 2-4 10M-14-12l5 5M14-2l-5 5']),
  frenzy: scope('berserk', ['line', 'M-18-18L18 10M-18-6L6 12M-4-20L18-4']),
  drop: scope('active', ['line', 'M0-22V4M-8-4L0 6 8-4'], returns([0, 11, 2.6])),
  bloodrush: scope('berserk', ['accent', 'M0-20Q12-4 12 3A12 12 0 0 1-12 3Q-12-4 0-20z']),
  'break-through': scope('berserk', ['line', 'M-20-14h14M6-14h14M-20 6h14M6 6h14'], ['accent', 'M-4 14V-8h-7L0-22 11-8H4v22z']),
}
