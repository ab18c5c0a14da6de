/** The signs of attacks, events, weaknesses, wounds and the surface. */

import { emblem } from './emblem'
import { stalker } from './outlines'
import type { Drawing } from '../../../../drawn/drawing'

export const ATTACKS: Record<string, Drawing> = {
  'blood-chase': emblem(...stalker('adult', 'translate(8 -4) scale(0.55)'), ['accent', 'M-22-19.2q5.1 6.9 5.1 10.2a5.1 5.1 0 0 1 -10.2 0q0-3.3 5.1-10.2zM-24-1q6.4 8.6 6.4 12.8a6.4 6.4 0 0 1 -12.8 0q0-4.1 6.4-12.8zM-14 15.4q4.7 6.3 4.7 9.4a4.7 4.7 0 0 1 -9.4 0q0-3 4.7-9.4z']),
  'blood-rage': emblem(...stalker('adult', 'translate(0 -2) scale(0.72)'), ['accent', 'M-22 6l5-10 5 12zM22 6l-5-10-5 12zM-18 18.6q3.8 5.2 3.8 7.7a3.8 3.8 0 0 1 -7.7 0q0-2.5 3.8-7.7zM18 18.6q3.8 5.2 3.8 7.7a3.8 3.8 0 0 1 -7.7 0q0-2.5 3.8-7.7z']),
  cut: emblem(['light', 'M-26-24Q6-6 24 26-6 8-26-24zM-10-28Q16-14 28 12 4-4-10-28zM-28-8Q-4 6 8 28-16 18-28-8z']),
  evolve: emblem(...stalker('creeper', 'translate(-14 12) scale(0.36)'), ...stalker('breeder', 'translate(12 -8) scale(0.42)'), ['accent', 'M-20-14l8-10 8 10h-5v10h-6v-10z']),
  'infecting-the-host': emblem(['light', 'M-8.5-11.6a8.5 8.5 0 1 1 0 .1zM-15.3 24.1q0 -25.5 15.3 -25.5t15.3 25.5z'], ['hole', 'M-9 14a9 9 0 1 1 0 .1z'], ...stalker('larva', 'translate(0 14) scale(.17)')),
  'perched-in-the-dark': emblem(['light', 'M-27-28h54a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-54a1 1 0 0 1 -1-1v-4a1 1 0 0 1 1-1z'], ...stalker('adult', 'rotate(180) translate(0 2) translate(0 0) scale(0.66)'), ['accent', 'M22.8 11a7 7 0 1 0 4.2 10.5a6 6 0 0 1 -4.2-10.5z']),
  'piercing-the-heart': emblem(['accent', 'M0 26L-22 4q-7-9-1-18 12-10 23 2 11-12 23-2 6 9-1 18z'], ['hole', 'M-4 10l-10 8 6-12z'], ['light', 'M28-28L0-2l-8 14 14-8L30-24z']),
}

export const EVENTS: Record<string, Drawing> = {
  'blood-trace': emblem(['accent', 'M-16 5.2q7.7 10.3 7.7 15.3a7.7 7.7 0 0 1 -15.3 0q0-5 7.7-15.3zM2-9q6.4 8.6 6.4 12.8a6.4 6.4 0 0 1 -12.8 0q0-4.1 6.4-12.8zM16-22.6q4.7 6.3 4.7 9.4a4.7 4.7 0 0 1 -9.4 0q0-3 4.7-9.4zM-4.4 20a2.4 2.4 0 1 1 0 .1zM16 2a2 2 0 1 1 0 .1z'], ['line', 'M-26-20l8 8M-18-24l4 8']),
  'blue-screen': emblem(['body', 'M-24-24h48a4 4 0 0 1 4 4v32a4 4 0 0 1 -4 4h-48a4 4 0 0 1 -4-4v-32a4 4 0 0 1 4-4z'], ['accent', 'M-22-19h44a1 1 0 0 1 1 1v28a1 1 0 0 1 -1 1h-44a1 1 0 0 1 -1-1v-28a1 1 0 0 1 1-1z'], ['hole', 'M-12-12h4v6h-4zM8-12h4v6H8zM-12 4q12-10 24 0l-3 3q-9-7-18 0z'], ['light', 'M-6 16h12v6h-12zM-12 22h24a2 2 0 0 1 2 2v1a2 2 0 0 1 -2 2h-24a2 2 0 0 1 -2-2v-1a2 2 0 0 1 2-2z']),
  'fire-in-the-hole': emblem(['body', 'M-10 4v-16q0-13 10-16 10 3 10 16V4z'], ['hole', 'M-4-12a4 4 0 1 1 0 .1z'], ['accent', 'M0 27.5c-9.4 0-10.1-9.4-5-15.1 .7 2.9 2.2 4.3 3.6 4.3 -.7-6.5 2.9-10.1 5.8-13 -.7 5.8 5.8 8.6 5 15.8 -.7 5-4.3 7.9-9.4 7.9zM-17 26c-6.5 0-7-6.5-3.5-10.5 .5 2 1.5 3 2.5 3 -.5-4.5 2-7 4-9 -.5 4 4 6 3.5 11 -.5 3.5-3 5.5-6.5 5.5zM17 26c-6.5 0-7-6.5-3.5-10.5 .5 2 1.5 3 2.5 3 -.5-4.5 2-7 4-9 -.5 4 4 6 3.5 11 -.5 3.5-3 5.5-6.5 5.5z'], ['light', 'M-10-12q0-13 10-16-5 8-5 32h-5z']),
  kickstopper: emblem(['body', 'M-18-28h36a2 2 0 0 1 2 2v40a2 2 0 0 1 -2 2h-36a2 2 0 0 1 -2-2v-40a2 2 0 0 1 2-2z'], ['hole', 'M-15-23h30v34h-30z'], ['light', 'M-12-8h24a1 1 0 0 1 1 1v16a1 1 0 0 1 -1 1h-24a1 1 0 0 1 -1-1v-16a1 1 0 0 1 1-1z'], ['line', 'M0-28v18'], ['accent', 'M-26 18h52l-6 10h-40z'], ['hole', 'M-8-4l16 12M8-4l-16 12'], ['fine', 'M-8-4l16 12M8-4l-16 12']),
  'leaving-the-shell': emblem(['light', 'M-9.5-15.2a9.5 9.5 0 1 1 0 .1zM-17.1 24.7q0 -28.5 17.1 -28.5t17.1 28.5z'], ['accent', 'M-4 2l10-4l-4 10h8l-14 18l4-12h-8z'], ['line', 'M-24-14l-5-5M24-14l5-5M0-28v-2']),
  panic: emblem(['light', 'M-6.5-14a6.5 6.5 0 1 1 0 .1zM-4-6h8l14-16 4 4L8 2v10l6 15h-6L0 14l-8 13h-6l6-15V2L-22-18l4-4z'], ['accent', 'M18 6h1a2 2 0 0 1 2 2v7a2 2 0 0 1 -2 2h-1a2 2 0 0 1 -2-2v-7a2 2 0 0 1 2-2z', 'rotate(25 18 11)'], ['accent', 'M-22 8h1a2 2 0 0 1 2 2v7a2 2 0 0 1 -2 2h-1a2 2 0 0 1 -2-2v-7a2 2 0 0 1 2-2z', 'rotate(-30 -21 13)'], ['accent', 'M22 20h1a2 2 0 0 1 2 2v5a2 2 0 0 1 -2 2h-1a2 2 0 0 1 -2-2v-5a2 2 0 0 1 2-2z', 'rotate(70 22 24)']),
  'power-surge': emblem(['line', 'M-28 4h8l4-8 6 20 8-34 6 30 5-10 5 2h14'], ['accent', 'M5.1-19l-17 20.4h10.2l-3.4 13.6l17-20.4h-10.2z']),
  'sanitary-network-failure': emblem(['line', 'M-28-18h26v14M28-18H12'], ['body', 'M-10-24h14a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2-2v-8a2 2 0 0 1 2-2z'], ['light', 'M-7-6h8a1 1 0 0 1 1 1v6a1 1 0 0 1 -1 1h-8a1 1 0 0 1 -1-1v-6a1 1 0 0 1 1-1z'], ['accent', 'M-3 6.4q6.8 9.2 6.8 13.6a6.8 6.8 0 0 1 -13.6 0q0-4.4 6.8-13.6zM13 14q4.2 5.8 4.2 8.5a4.2 4.2 0 0 1 -8.5 0q0-2.8 4.2-8.5zM-18 16.6q3.8 5.2 3.8 7.7a3.8 3.8 0 0 1 -7.7 0q0-2.5 3.8-7.7z'], ['hole', 'M-6-20l8 4']),
  'scent-of-blood': emblem(['accent', 'M-12-3.2q9.4 12.7 9.4 18.7a9.4 9.4 0 0 1 -18.7 0q0-6.1 9.4-18.7z'], ['line', 'M6 22q-6-8 2-14 8-6 2-14M18 22q-6-8 2-14 8-6 2-14M-4-16q-4-6 2-10']),
  'thats-hot': emblem(['body', 'M-7-4h24a3 3 0 0 1 3 3v24a3 3 0 0 1 -3 3h-24a3 3 0 0 1 -3-3v-24a3 3 0 0 1 3-3z'], ['accent', 'M7.7 2l-9 10.8h5.4l-1.8 7.2l9-10.8h-5.4zM-14 24.8c-10.4 0-11.2-10.4-5.6-16.8 .8 3.2 2.4 4.8 4 4.8 -.8-7.2 3.2-11.2 6.4-14.4 -.8 6.4 6.4 9.6 5.6 17.6 -.8 5.6-4.8 8.8-10.4 8.8z'], ['light', 'M-4-10h6v6h-6zM10-10h6v6h-6z']),
  'flammable-stores': emblem(['body', 'M-25 2h20a1 1 0 0 1 1 1v20a1 1 0 0 1 -1 1h-20a1 1 0 0 1 -1-1v-20a1 1 0 0 1 1-1z'], ['fine', 'M-24 4l18 18M-6 4l-18 18'], ['body', 'M-13-20h20a1 1 0 0 1 1 1v18a1 1 0 0 1 -1 1h-20a1 1 0 0 1 -1-1v-18a1 1 0 0 1 1-1z'], ['fine', 'M-14-10h22M-3-20v20'], ['accent', 'M14 24c-13 0-14-13-7-21 1 4 3 6 5 6 -1-9 4-14 8-18 -1 8 8 12 7 22 -1 7-6 11-13 11z']),
  brownout: emblem(['light', 'M-8 12q0-6-5-11-5-5-5-12a18 18 0 0 1 36 0q0 7-5 12-5 5-5 11z'], ['body', 'M-7 14h14a1 1 0 0 1 1 1v3a1 1 0 0 1 -1 1h-14a1 1 0 0 1 -1-1v-3a1 1 0 0 1 1-1zM-4 21h8a2 2 0 0 1 2 2v1a2 2 0 0 1 -2 2h-8a2 2 0 0 1 -2-2v-1a2 2 0 0 1 2-2z'], ['hole', 'M-3-20l8 14-7 2 6 14 4-1-5-11 6-3-7-15z'], ['accent', 'M-26-2h5v3h-5zM21-2h5v3h-5z']),
  'unscheduled-launch': emblem(['body', 'M-9 8v-18q0-14 9-18 9 4 9 18V8z'], ['light', 'M-9-10q0-14 9-18-4 8-4 36h-5z'], ['hole', 'M-4-12a4 4 0 1 1 0 .1z'], ['accent', 'M-7 11h14l-7 17z'], ['line', 'M-18 4v14M18 4v14M-26 10v12M26 10v12']),
}

export const WEAKNESSES: Record<string, Drawing> = {
  'wary-of-shadows': emblem(...stalker('adult', 'translate(6 4) scale(0.6)'), ['accent', 'M-14-26a10 10 0 1 0 6 15a8.5 8.5 0 0 1 -6-15z'], ['line', 'M-26 20l8-8']),
  'light-shy': emblem(...stalker('adult', 'translate(9 8) scale(0.5)'), ['accent', 'M-22-16a6 6 0 1 1 0 .1z'], ['line', 'M-7-16L-3-16M-9.6-9.6L-6.8-6.8M-16-7L-16-3M-22.4-9.6L-25.2-6.8M-25-16L-29-16M-22.4-22.4L-25.2-25.2M-16-25L-16-29M-9.6-22.4L-6.8-25.2']),
  'heat-blind': emblem(...stalker('adult', 'translate(2 4) scale(0.66)'), ['hole', 'M-11-3h26a3 3 0 0 1 3 3v3a3 3 0 0 1 -3 3h-26a3 3 0 0 1 -3-3v-3a3 3 0 0 1 3-3z'], ['accent', 'M-20 17.2c-9.1 0-9.8-9.1-4.9-14.7 .7 2.8 2.1 4.2 3.5 4.2 -.7-6.3 2.8-9.8 5.6-12.6 -.7 5.6 5.6 8.4 4.9 15.4 -.7 4.9-4.2 7.7-9.1 7.7zM22 20.8c-7.2 0-7.7-7.2-3.9-11.6 .6 2.2 1.7 3.3 2.8 3.3 -.6-5 2.2-7.7 4.4-9.9 -.6 4.4 4.4 6.6 3.9 12.1 -.6 3.9-3.3 6.1-7.2 6.1z']),
  'old-wounds': emblem(...stalker('adult', 'translate(0 2) scale(0.72)'), ['accent', 'M-24 2L-2-22l3 3L-20 6zM-16 10l5-2 10-22-4-2zM10-18l4-2 8 18-4 2z']),
  'dull-hearing': emblem(['light', 'M-10-8q0-18 14-18t14 16q0 10-7 15-4 4-4 9-2 12-11 12-8 0-8-8 0-4 4-4 4 0 4 4t3 2q3-2 3-8 0-6 6-11 4-3 4-11 0-9-8-9t-8 11z'], ['accent', 'M-28 20l5 5l50-48l-5-5z']),
  'sleeping-brood': emblem(...stalker('egg', 'translate(-10 8) scale(.42)'), ...stalker('egg', 'translate(12 14) scale(.32)'), ['accent', 'M4-26h10l-7 9h7v4H3v-3l7-7H4zM18-14h8l-5 6h5v3h-9v-2l5-6h-4z']),
}

export const WOUNDS: Record<string, Drawing> = {
  knee: emblem(['light', 'M-10-28h18q4 14 0 24l-2 8q6 10 2 24h-16q2-14-2-22-6-10-2-18z'], ['hole', 'M-8 2a7 7 0 1 1 0 .1z'], ['accent', 'M-1-12l4 9l9 1l-7 6l3 9l-9-5l-9 5l3-9l-7-6l9-1z']),
  eyes: emblem(['light', 'M-28 0Q0-26 28 0 0 26-28 0z'], ['hole', 'M-11 0a11 11 0 1 1 0 .1z'], ['accent', 'M-6 0a6 6 0 1 1 0 .1zM-20-22l5-2 12 44-5 2zM4-26l5-1 8 46-5 1z']),
  nerves: emblem(['light', 'M0-26q10-3 15 5 9 3 6 13 4 10-6 14-3 6-11 5h-8q-8 1-11-5-10-4-6-14-3-10 6-13 5-8 15-5z'], ['fine', 'M0-22v30M-13-10q6-4 10 3M13-10q-6-4-10 3M-13 3q7 2 10-3M13 3q-7 2-10-3'], ['accent', 'M3 6l-10 12h6l-2 8l10-12h-6z'], ['line', 'M-12 12v12M12 12v12']),
  head: emblem(['light', 'M-14 26v-9q-9-5-9-19 0-24 24-24 22 0 22 24l5 10h-6v8q0 6-6 6H10v4z'], ['accent', 'M-8-20l8 8-5 5 8 8-3 3-11-11 5-5-6-6z'], ['hole', 'M9-2a3 3 0 1 1 0 .1z']),
}

/** What waits outside. */
export const SURFACE: Record<string, Drawing> = {
  'radioactive-dust': emblem(['body', 'M-28 16q10-8 18-4 8-8 18-2 8-6 20 2v12h-56z'], ['accent', 'M-18-8a18 18 0 1 1 0 .1z'], ['hole', 'M-4-8a4 4 0 1 1 0 .1zM13-15.5A15 15 0 0 1 13-.5L5.6-4.8A6.5 6.5 0 0 0 5.6-11.2zM0 7A15 15 0 0 1 -13-.5L-5.6-4.8A6.5 6.5 0 0 0 0-1.5zM-13-15.5A15 15 0 0 1 0-23L0-14.5A6.5 6.5 0 0 0 -5.6-11.2z']),
  'dust-storm': emblem(['line', 'M-28-16h36q10 0 10-7t-9-6M-28-4h46q10 0 10 8t-9 7M-28 8h30q8 0 8 8t-8 6'], ['accent', 'M19-12a3 3 0 1 1 0 .1zM-21 18a3 3 0 1 1 0 .1zM17.6 22a2.4 2.4 0 1 1 0 .1z']),
  'deep-freeze': emblem(['line', 'M0 0L23.4 13.5M0 0L0 27M0 0L-23.4 13.5M0 0L-23.4-13.5M0 0L0-27M0 0L23.4-13.5M14.7 8.5L16 17.9M14.7 8.5L23.5 4.9M0 17L-7.5 22.8M0 17L7.5 22.8M-14.7 8.5L-23.5 4.9M-14.7 8.5L-16 17.9M-14.7-8.5L-16-17.9M-14.7-8.5L-23.5-4.9M0-17L7.5-22.8M0-17L-7.5-22.8M14.7-8.5L23.5-4.9M14.7-8.5L16-17.9'], ['accent', 'M6 0l-3 5.2h-6l-3-5.2l3-5.2h6z']),
  'static-discharge': emblem(['body', 'M-22 0a9 9 0 0 1 2-17 13 13 0 0 1 24-4 11 11 0 0 1 14 11q10 2 8 10H-22z'], ['accent', 'M3.6 2l-12 14.4h7.2l-2.4 9.6l12-14.4h-7.2zM-13.9 5l-7 8.4h4.2l-1.4 5.6l7-8.4h-4.2zM18.1 5l-7 8.4h4.2l-1.4 5.6l7-8.4h-4.2z']),
  meteorite: emblem(['light', 'M-23 10a15 15 0 1 1 0 .1z'], ['hole', 'M-17 6a4 4 0 1 1 0 .1zM-6 14a3 3 0 1 1 0 .1zM-12.4 17a2.4 2.4 0 1 1 0 .1z'], ['accent', 'M2-4L28-30 18-4q4 0 8-2L12 12q4-12-10-16zM-8-6L6-26l-2 14z']),
  'tracks-in-the-sand': emblem(['light', 'M-18 26l-3-9-8-9 8 4 0-12 5 10 7-6-4 10 4 10zM2 8l-3-9-8-9 8 4 0-12 5 10 7-6-4 10 4 10z'], ['accent', 'M20-10l-3-8-6-7 7 3 0-9 4 8 6-5-3 8 3 8z']),
  'loose-ground': emblem(['body', 'M-28 6h18l4 22h-22zM28 2H12L8 28h20z'], ['light', 'M-28 6h18l1 5h-19zM28 2h-16l-1 5h17z'], ['accent', 'M-4-28h8v14h7L0-2l-11-12h7z'], ['light', 'M-4 8l7-2l-1 7l-5 1zM-2 18l6 1l-3 6z']),
  'buried-cache': emblem(['body', 'M-28 8q14-8 28-2 14 4 28-4v26h-56z'], ['light', 'M-13-16h26a2 2 0 0 1 2 2v18a2 2 0 0 1 -2 2h-26a2 2 0 0 1 -2-2v-18a2 2 0 0 1 2-2z'], ['hole', 'M-15-9h30v3h-30zM-3-10h6a1 1 0 0 1 1 1v6a1 1 0 0 1 -1 1h-6a1 1 0 0 1 -1-1v-6a1 1 0 0 1 1-1z'], ['accent', 'M-2-8h4v4h-4zM0-30l5 6h-3v5h-4v-5h-3z']),
}
