/** Tokens on the boards, and what beside them stands for piles and dials. */

import type { Drawing, Mark } from '../../../drawn/drawing'

function token(...marks: Mark[]): Drawing {
  return { box: [40, 40], marks }
}

/** The round back of what may turn out to be something. */
const DISC: Mark[] = [['shade', 'M-19 0a19 19 0 1 1 38 0 19 19 0 1 1-38 0z'], ['body', 'M-19 0a19 19 0 1 1 38 0 19 19 0 1 1-38 0zM-16 0a16 16 0 1 0 32 0 16 16 0 1 0-32 0z']]

export const TOKENS: Record<string, Drawing> = {
  crate: token(['shade', 'M-17-11h34v27h-34z'], ['body', 'M-17-13h34v25h-34z'], ['light', 'M-17-13h34v5h-34zM-17 7h34v5h-34zM-11-13h5v25h-5zM6-13h5v25H6z'], ['accent', 'M-4-6h8v7h-8z'], ['fine', 'M-17-3h6M11-3h6']),
  computer: token(['body', 'M-17-17h34v25h-34z'], ['hole', 'M-14-14h28V5h-28z'], ['accent', 'M-11-10h10v2h-10zM-11-6h15v2h-15zM-11-2h8v2h-8zM6-11h5v5H6z'], ['light', 'M-6 8H6l2 6H-8zM-15 14h30v4h-30z']),
  exit: token(['shade', 'M-19-19h38v38h-38z'], ['light', 'M-19-19h4v38h-4zM15-19h4v38h-4zM-15-19h30v4h-30z'], ['accent', 'M-11-3H1V-11L13 1 1 13V5h-12z']),
  'mission-blip': token(...DISC, ['line', 'M-12-5A13 13 0 0 1 12-5'], ['light', 'M-5-4q0-5 5.4-5T6-4q0 3-4 4.6v3h-3.4V-1q4-1.4 4-3 0-2-2.4-2T-2-4zM-1.6 6h3.6v3.6h-3.6z']),
  flare: token(['accent', 'M-3 3Q-9-9 0-18 0-12 5-11 10-4 5 3z'], ['light', 'M-1 2Q-4-5 1-10 1-6 4-4 5-1 3 2z'], ['body', 'M-3 3h7v16h-7z'], ['fine', 'M-14-8l6 3M14-8l-5 3M-14 6l6-3M14 6l-5-2']),
  newt: token(...DISC, ['light', 'M-9 10Q-13-4-9-9-6-14 0-14 6-14 9-9 13-4 9 10l-3-2 1-11H-7l1 11z'], ['accent', 'M-6-6Q-7 4-4 7 0 10 4 7 7 4 6-6 0-10-6-6z'], ['hole', 'M-4-2h3v3h-3zM1-2h3v3H1z']),
  facehugger: token(...DISC, ['line', 'M-3-2Q-11-10-14-3M-4 1Q-12 0-13 7M-2 4Q-7 7-6 13M3-2Q11-10 14-3M4 1Q12 0 13 7M2 4Q7 7 6 13'], ['light', 'M0-6Q6-6 6 0T0 7-6 0 0-6zM-2-5Q-4-14 4-14q6 1 3 5-1-4-4-2l-1 6z']),
  nest: token(...DISC, ['accent', 'M-13 9Q-9-2-12-9-4-4 0-13 4-4 12-9 9-2 13 9 0 16-13 9z'], ['hole', 'M-6 6Q-4-4 0-6 4-4 6 6 0 10-6 6z'], ['fine', 'M-10 6l4 1M10 6L6 7']),
  empty: token(...DISC, ['line', 'M-8-8L8 8M8-8L-8 8']),
  cocoon: token(...DISC, ['body', 'M-7-11Q0-16 7-11 10 0 7 11 0 16-7 11-10 0-7-11z'], ['light', 'M-4-8Q0-11 4-8v6Q0 1-4-2z'], ['fine', 'M-9-4L9 4M-9 3L9-3M-8 9L8 4']),
  eggs: token(...DISC, ['body', 'M-7-4Q-2 1-2 6-2 12-7 12T-12 6Q-12 1-7-4zM7-4Q12 1 12 6 12 12 7 12T2 6Q2 1 7-4zM0-13Q6-7 6-2 6 4 0 4T-6-2Q-6-7 0-13z'], ['light', 'M0-13Q-6-7-6-2-6 0-5 1-4-6 0-13zM-7-4Q-12 1-12 6-9 1-7-4zM7-4Q2 1 2 6 5 1 7-4z'], ['hole', 'M0-11l1 5-1 1-1-1z']),
  blip: token(...DISC, ['line', 'M-11 3A11 11 0 0 1 11 3M-6 4A6 6 0 0 1 6 4'], ['accent', 'M-3 4a3 3 0 1 1 6 0 3 3 0 1 1-6 0z']),
  barricade: token(['body', 'M-19-13l38 7v7l-38-7z'], ['light', 'M-19-13l38 7v2l-38-7z'], ['body', 'M-19 6L19-1v7l-38 7z'], ['light', 'M-19 6L19-1v2L-19 8z'], ['accent', 'M-14-10h3v3h-3zM11-5h3v3h-3zM-14 7h3v3h-3zM11 2h3v3h-3z']),
  point: token(['hole', 'M-17-17h34v34h-34z'], ['line', 'M-17-17h34v34h-34zM-13-9h26M-13-1h26M-13 7h26'], ['accent', 'M-6 12L0 20 6 12z']),
  tunnel: token(['body', 'M-19 4Q-19-16 0-18 19-16 19 4 16 16 0 18-16 16-19 4z'], ['hole', 'M-13 4Q-12-10 0-12 12-10 13 4 10 12 0 13-10 12-13 4z'], ['light', 'M-18-4l5 2-1 4-5-1zM5-17l6 2-4 4zM12 9l6 1-5 5z']),
  sentry: token(['line', 'M0 2L-12 18M0 2L12 18M0 2V18'], ['body', 'M-10-9h17v11h-17z'], ['light', 'M7-7h12v3H7zM7-2h12v2H7zM-10-9h17v3h-17z'], ['accent', 'M-8-4h6v4h-6z']),
  door: token(['shade', 'M-18-18h36v36h-36z'], ['body', 'M-15-18h14v36h-14zM1-18h14v36H1z'], ['light', 'M-15-18h4v36h-4zM11-18h4v36h-4z'], ['accent', 'M-15-3h30v2h-30z']),
  dial: token(['body', 'M-18 0a18 18 0 1 1 36 0 18 18 0 1 1-36 0z'], ['hole', 'M-13 0a13 13 0 1 1 26 0 13 13 0 1 1-26 0z'], ['light', 'M-1-18h2v12h-2zM-1 6h2v12h-2zM6-1h12v2H6zM-18-1h12v2h-12z'], ['accent', 'M-2.4 0a2.4 2.4 0 1 1 4.8 0 2.4 2.4 0 1 1-4.8 0z']),
  pile: token(['shade', 'M-9-15h22v32H-9z'], ['body', 'M-13-18H9v32h-22z'], ['light', 'M-13-18H9v4h-22z'], ['accent', 'M-11-2h4l3-6 4 11 3-5h5v2H4L0 7-4-4-6 0h-5z']),
}
