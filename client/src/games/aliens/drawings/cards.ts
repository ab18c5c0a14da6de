/** Signs of the endurance cards: weapons, equipment, events and hazards. */

import type { Drawing, Mark } from '../../../drawn/drawing'

function emblem(...marks: Mark[]): Drawing {
  return { box: [60, 60], marks }
}

export const ENDURANCE: Record<string, Drawing> = {
  'm41a-pulse-rifle': emblem(['body', 'M-29-5h9l3-5H8l4 4v8H2l-3 4h-9l-3 13h-9l3-13h-10z'], ['light', 'M12-5h17v3H12zM-17-10H8l3 3h-29zM-6-15H6v3H-6z'], ['accent', 'M0 3h9l2 14H2z'], ['body', 'M12 0h12v5H12z'], ['fine', 'M-12-4h16M-25-1v4']),
  'm56-smart-gun': emblem(['line', 'M-22 26Q-28 8-14 6M-14 6L-4 12'], ['body', 'M-18-6H6l4 3v7l-4 3h-24z'], ['light', 'M10-4h19v3H10zM10 2h14v3H10zM-18-6H6l2 2h-26z'], ['accent', 'M-6 12a9 9 0 1 1 18 0 9 9 0 1 1-18 0z'], ['hole', 'M-1 12a4 4 0 1 1 8 0 4 4 0 1 1-8 0z'], ['body', 'M-10-14H2v6h-12z'], ['light', 'M-28-3h10v5h-10z']),
  'm240-flamethrower': emblem(['body', 'M-28 0h24l3-5h9v10h-9l-4 4-2 12h-8l2-12h-15z'], ['light', 'M-28 0h24l2-3h-26zM8-3h6v6H8z'], ['body', 'M-26-15a5 5 0 0 1 5-5h14a5 5 0 0 1 0 10h-14a5 5 0 0 1-5-5z'], ['accent', 'M15 1Q17-8 25-13 23-7 28-5 26-2 30 3 25 3 22 8 20 4 15 1z'], ['line', 'M-14-10v8']),
  'hk-vp70-pistol': emblem(['light', 'M-20-17h42v8h-42z'], ['body', 'M-20-9h40v5H4q-2 8-8 8h-4l-4 18h-14l5-19q-3-3 1-12z'], ['accent', 'M-14 6h9l-3 13h-9z'], ['hole', 'M-3-4h6q-1 4-5 4z'], ['fine', 'M-16-13h6M16-15v4']),
  'm40-grenades': emblem(['body', 'M-26 6q0-12 12-12t12 12v8q0 10-12 10t-12-10z'], ['light', 'M-26 6q0-12 12-12-6 4-6 12v16q-6-2-6-8zM-19-13h10v7h-10z'], ['body', 'M3 10q0-11 11-11t11 11v5q0 9-11 9T3 15z'], ['light', 'M3 10q0-11 11-11-6 4-6 11v12q-5-2-5-7zM9-8h10v7H9z'], ['accent', 'M-26 8h24v5h-24zM3 11h22v4H3z'], ['line', 'M-14-13q8-8 12-1M14-8q8-8 12 0']),
  'ithaca-37-shotgun': emblem(['light', 'M-8-12h37v4H-8zM-4-6h26v3H-4z'], ['body', 'M-11-14h9l3 11h-11l-4 6-16 11v-11z'], ['accent', 'M4-4h14v7H4z'], ['fine', 'M7-4v6M11-4v6M15-4v6M-9-9h6'], ['shade', 'M-10-3l4 7h4l-2-7z']),
  'bolt-gun': emblem(['body', 'M-22-14H8v15h-9l-3 22h-14l3-22h-7z'], ['light', 'M-22-14H8v5h-30zM8-11h11v9H8z'], ['accent', 'M21-9h9v5h-9z'], ['line', 'M-16 1q7 4 13 0M-22-7h-6v18'], ['hole', 'M-18-6h14v3h-14z']),
  'm4-helmet': emblem(['body', 'M-24 6Q-25-24 0-24 25-24 24 6l4 7-7 4-3-9h-36l-3 9-7-4z'], ['light', 'M-24 6Q-25-24 0-24q-15 6-15 32h-3l-3 9-7-4z'], ['accent', 'M12-16h12v9H12z'], ['line', 'M-17 10Q-14 24-4 26'], ['fine', 'M0-22V6M-8-21v6']),
  'body-armor': emblem(['body', 'M-16-24l8 2q8 8 16 0l8-2 8 12-5 5v24Q8 27 0 27t-19-10v-24l-5-5z'], ['light', 'M-16-24l8 2q3 4 8 5v9l-12 5v16q-5-3-7-6v-24l-5-5z'], ['shade', 'M-13 4L0-1l13 5v8L0 7l-13 5z'], ['accent', 'M8-16h9v6H8z'], ['fine', 'M0-1v27M-14 16L0 12l14 4']),
  'hadleys-hope-map': emblem(['body', 'M-27-18l17-6 20 6 17-6v42l-17 6-20-6-17 6z'], ['light', 'M-27-18l17-6v42l-17 6zM10-18l17-6v42l-17 6z'], ['shade', 'M-6-10h12v9H-6zM13-9h10v7H13zM-23 0h9v9h-9z'], ['accent', 'M-1 8h8v8h-8z'], ['fine', 'M-18 4H3M18-6V8H7M0-1v9']),
  flare: emblem(['body', 'M-24 18L6-12l6 6-30 30z'], ['light', 'M-24 18L6-12l2 2-30 30z'], ['accent', 'M9-13q0-12 10-16-1 6 4 6 6 0 6 6-6 0-6 6-3 6-12 0z'], ['line', 'M-14 8l6 6M-8 2l6 6'], ['light', 'M13-16q2-5 5-6 0 4 3 5-3 4-8 1z']),
  'shoulder-lamp': emblem(['body', 'M-26-12H-2l8 5V7l-8 5h-24z'], ['light', 'M-26-12H-2l5 3h-29zM6-9h5V9H6z'], ['accent', 'M13-6L29-18V18L13 6z'], ['line', 'M-18 12q2 12 14 14'], ['fine', 'M-20-4h10M-20 3h10']),
  'arc-welder': emblem(['body', 'M-28 2l22-10 5 11-22 10z'], ['light', 'M-28 2l22-10 2 4-22 10zM-1-5l12-6 3 6L2 1z'], ['accent', 'M16-8l3-13 3 9 8-4-4 8 6 5-9 1-1 9-6-7-8 4 4-9z'], ['line', 'M-22 14q-6 8 0 14h14'], ['hole', 'M-18 0l8-4 2 4-8 4z']),
  'motion-tracker': emblem(['body', 'M-20-25h40a4 4 0 0 1 4 4V7a4 4 0 0 1-4 4h-40a4 4 0 0 1-4-4v-28a4 4 0 0 1 4-4z'], ['hole', 'M-19-20h38V6h-38z'], ['line', 'M-15 4A15 15 0 0 1 15 4M-8 4A8 8 0 0 1 8 4'], ['accent', 'M4-13a3 3 0 1 1 6 0 3 3 0 1 1-6 0zM-8-8a2 2 0 1 1 4 0 2 2 0 1 1-4 0z'], ['body', 'M-7 11H7l3 17h-20z'], ['light', 'M-7 11h5l-3 17h-5z']),
  'medical-scanner': emblem(['body', 'M-16-26h32a4 4 0 0 1 4 4v44a4 4 0 0 1-4 4h-32a4 4 0 0 1-4-4v-44a4 4 0 0 1 4-4z'], ['hole', 'M-15-21h30V5h-30z'], ['line', 'M-13-8h6l4-8 5 15 4-7h7'], ['accent', 'M-3 9h6v4h4v6H3v4h-6v-4h-4v-6h4z']),
  'ammo-satchel': emblem(['line', 'M-18-8Q-18-28 0-28 18-28 18-8'], ['body', 'M-25-9h50l-3 34h-44z'], ['light', 'M-25-9h50l-1 10h-48z'], ['accent', 'M-5-3H5v9H-5z'], ['fine', 'M-16 8v14M-8 8v14M8 8v14M16 8v14']),
  'second-wind': emblem(['line', 'M-20 6A21 21 0 1 1-9 19'], ['light', 'M-30 2l10 14 9-13z'], ['accent', 'M-10-4Q-2-16 8-12 4-6 8 0 0 8-10-4z'], ['fine', 'M-7-4Q0-6 5-10']),
  scrounge: emblem(['body', 'M-24 0h48l-4 25h-40z'], ['light', 'M-24 0L-29-9l11-5 6 7zM24 0l5-9-11-5-6 7z'], ['accent', 'M-5-18H5v-9l0 0h0v9h6L0-4-11-18z'], ['fine', 'M-12 8h24M-11 15h22']),
  'covering-fire': emblem(['light', 'M-28 6h26v8h-26z'], ['body', 'M-24 14h14l-2 11h-9zM-2 7h7v5h-7z'], ['accent', 'M9 9l20-20v9zM9 9l20-5v7zM9 10l20 10v8z'], ['fine', 'M-22 10h14']),
  'fall-back': emblem(['light', 'M-28 2l20-19V-6H10Q26-6 26 10t-16 15H-2v-10h10q8 0 8-6t-8-5H-8v13z'], ['shade', 'M-8-6H10Q26-6 26 10l-6-1Q19 0 9-1H-8z']),
  'deep-breath': emblem(['line', 'M-27-12H6q9 0 9-7t-8-6-6 6M-27 0h44q10 0 10 9t-9 8-7-7M-27 12H-2q8 0 8 7t-7 6-5-5'], ['accent', 'M-29-22h12v4h-12z']),
  'drag-clear': emblem(['body', 'M-27 18q12-9 28-3l6 5v6h-34z'], ['light', 'M-22 9a5 5 0 1 1 10 0 5 5 0 1 1-10 0z'], ['line', 'M2 14L14 0'], ['light', 'M14-18a6 6 0 1 1 12 0 6 6 0 1 1-12 0zM12-9h14l3 14-4 20h-6l1-15-7 15h-7l8-20z'], ['accent', 'M-10-20h12v-6l10 9-10 9v-6h-12z']),
  'get-up': emblem(['accent', 'M-16 4H-24L-10-14 4 4H-4V24h-12z'], ['light', 'M8-22a6 6 0 1 1 12 0 6 6 0 1 1-12 0zM6-13h16l4 14-5 26h-6V8h-2v19H7L4 1z'], ['fine', 'M-10-6v22']),
  adrenaline: emblem(['light', 'M-27 24l9-9 3 3-9 9z'], ['body', 'M-18 11L4-11 13-2-9 20z'], ['accent', 'M-13 11L1-3l5 5-14 14z'], ['light', 'M4-14l14 14-4 4L0-10zM13-13l8-8 4 4-8 8zM18-25l9 9 3-3-9-9z'], ['fine', 'M-10 4l4 4M-4-2l4 4']),
  'weld-shut': emblem(['body', 'M-24-26h21v52h-21zM3-26h21v52H3z'], ['light', 'M-24-26h6v52h-6zM18-26h6v52h-6z'], ['accent', 'M-4-26L4-18-4-10 4-2-4 6 4 14-4 22 0 28 4 24-2 20 6 12-2 4 6-4-2-12 6-20 0-26z'], ['fine', 'M-14-10v20M13-10v20']),
  'tracker-ping': emblem(['line', 'M-8 8a8 8 0 1 1 16 0 8 8 0 1 1-16 0M-19 16A22 22 0 0 1 19 16M-27 10A28 28 0 0 1 27 10'], ['accent', 'M-4 8a4 4 0 1 1 8 0 4 4 0 1 1-8 0z'], ['light', 'M11-16a3.6 3.6 0 1 1 7.2 0 3.6 3.6 0 1 1-7.2 0zM-2-24a3 3 0 1 1 6 0 3 3 0 1 1-6 0z']),
  'keep-it-together': emblem(['body', 'M-27 0l13-13 12 6 9-7 17 14-14 16-8-3-6 6z'], ['light', 'M-27 0l13-13 8 4-9 12 6 3 12-9 11 9-4 7-8-3-6 6z'], ['accent', 'M-30-5l9 9-5 6-7-7zM30-5l-9 9 5 6 7-7z'], ['fine', 'M-8 8l6 5M-2 4l7 5']),
  'twist-away': emblem(['line', 'M-22 16Q-28-14 2-14 20-14 20 2T2 16Q-8 16-8 6T2-3'], ['light', 'M-31 10l10 15 9-15z'], ['accent', 'M-1-8l14 5-11 9z']),
  'losing-hope': emblem(['accent', 'M0 25Q-27 6-26-9-25-22-13-22-5-22 0-14 5-22 13-22 25-22 26-9 27 6 0 25z'], ['hole', 'M2-16l-7 11 8 5-7 9 4 16 2-1-2-14 8-10-8-6 6-8z']),
  'lights-out': emblem(['body', 'M-14-8Q-14-24 0-24 14-24 14-8 14 0 8 6v7H-8V6Q-14 0-14-8z'], ['light', 'M-8 15H8v4H-8zM-5 21H5v4H-5z'], ['hole', 'M-8-10Q-8-18 0-19v4q-4 1-4 6z'], ['accent', 'M-27-22l4-4 50 48-4 4z'], ['fine', 'M-5 5V-5l5 4 5-4V5']),
  'feed-jam': emblem(['body', 'M-28-2H4v12h-32z'], ['light', 'M-28-2H4v4h-32zM4 1h24v5H4z'], ['accent', 'M-10-4l-2-14q0-8 4-10 5 2 6 9l2 15z'], ['line', 'M-18 14l12 12M-6 14l-12 12'], ['fine', 'M-11-14h6']),
  'acid-spray': emblem(['accent', 'M-8-27Q4-10 4-2a12 12 0 0 1-24 0Q-20-10-8-27zM16-12q8 10 8 15a8 8 0 0 1-16 0q0-5 8-15zM0 14h28l-4 5 3 6H-4l3-5z'], ['hole', 'M-14-3q0-5 4-9-1 10 4 13-8 3-8-4z']),
  'vent-noise': emblem(['body', 'M-28-20h30v40h-30z'], ['hole', 'M-24-16h22v5h-22zM-24-7h22v5h-22zM-24 2h22v5h-22zM-24 11h22v5h-22z'], ['line', 'M8-9q7 9 0 18M15-16q13 16 0 32M22-22q18 22 0 44']),
  'panic-fire': emblem(['accent', 'M6-28L9-13l12-9-6 14 15 0-12 9 11 11-14-4 1 16L6 13-6 22l3-15-14 0 10-9-10-9 14 2z'], ['hole', 'M6-7L8-2l6 0-5 4 2 6-5-3-5 3 2-6-5-4 6 0z'], ['light', 'M-29 8h10v5h-10zM-27 17l11-4 2 4-11 4z']),
}
