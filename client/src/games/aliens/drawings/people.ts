/** The squad by face: armour and helmet, or what each wears instead. */

import type { Drawing, Mark } from '../../../drawn/drawing'

function bust(...marks: Mark[]): Drawing {
  return { box: [60, 70], marks }
}

/** The same with fair hair. */
function fair(...marks: Mark[]): Drawing {
  return { ...bust(...marks), hue: 'fair' }
}

/** Armour from the chest up, with a lamp on the shoulder in the colour of its player. */
const ARMOUR: Mark[] = [
  ['shade', 'M-31 35Q-31 15-16 9L0 15 16 9Q31 15 31 35z'],
  ['body', 'M-31 35q0-17 14-23l6 9q11 7 22 0l6-9q14 6 14 23z'],
  ['light', 'M-31 35q0-17 14-23l3 5q-9 6-9 18zM-9 24H9v3H-9z'],
  ['shade', 'M-20 35v-9l6-3v12zM20 35v-9l-6-3v12z'],
  ['accent', 'M17 12l11 6v8l-11-5z'],
]
/** A shirt and a collar. */
const SHIRT: Mark[] = [
  ['shade', 'M-28 35q0-16 14-21L0 24l14-10q14 5 14 21z'],
  ['body', 'M-28 35q0-16 13-20l9 12-2 8zM28 35q0-16-13-20L6 27l2 8z'],
  ['light', 'M-15 15l9 12-4 2-9-12zM15 15L6 27l4 2 9-12z'],
  ['accent', 'M-22 26h9v5h-9z'],
]
const NECK: Mark[] = [['sign', 'M-7 4H7v14Q0 22-7 18z'], ['shade', 'M-7 11Q0 17 7 11v4Q0 21-7 15z']]
const FACE: Mark[] = [['sign', 'M-12-15Q-13 4-8 9-4 14 0 14 4 14 8 9 13 4 12-15 7-22 0-22-7-22-12-15z'], ['shade', 'M12-15Q13 4 8 9 4 14 0 14 6 4 5-8z']]
const EYES: Mark[] = [['hole', 'M-8.5-5h6v2.6h-6zM2.5-5h6v2.6h-6z'], ['fine', 'M-9-8h7M2-8h7M-3 8Q0 9.4 3 8M0-3v5']]
const HELMET: Mark[] = [['body', 'M-17-8Q-18-31 0-32 18-31 17-8l2 5-5 1-2-8H-12l-2 8-5-1z'], ['light', 'M-17-8Q-18-31 0-32q-9 5-10 22h-2l-2 8-5-1z'], ['shade', 'M-12-10H12l1 3H-13z']]

export const BUSTS: Record<string, Drawing> = {
  gorman: bust(...ARMOUR, ...NECK, ...FACE, ...EYES, ...HELMET, ['line', 'M15-10Q20 4 6 9'], ['hole', 'M7-24h9v8H7z'], ['accent', 'M9-22h5v4H9zM3 7h5v4H3z'], ['fine', 'M-6-28V-13']),
  hicks: bust(...ARMOUR, ...NECK, ...FACE, ...EYES, ['hole', 'M-12-14Q-14-27 0-28 14-27 12-14 8-20 0-20-8-20-12-14z'], ['shade', 'M-10 3Q-6 14 0 14 6 14 10 3 8 6 4 5q-4-2-8 0-4 1-6-2z'], ['fine', 'M-4 9Q0 7.5 4 9M-22 24l4 4 7-9']),
  hudson: bust(...ARMOUR, ...NECK, ...FACE, ['hole', 'M-10-7h9v6h-9zM1-7h9v6H1z'], ['light', 'M-9-6h4l-3 4h-1zM2-6h4L3-2H2z'], ['hole', 'M-4 6H4v3.4Q0 12-4 9.4z'], ['body', 'M-18-12Q-19-34-1-35 17-34 18-14L4-19-12-15z'], ['light', 'M-18-12Q-19-34-1-35q-9 6-9 21z'], ['fine', 'M0-31l1 9M5-31l2 6M-5-21h4'], ['line', 'M-15-13Q-15 8-9 11']),
  vasquez: bust(['shade', 'M-29 35q0-18 14-22h30q14 4 14 22z'], ['sign', 'M-29 35q0-17 12-21l4 21zM29 35q0-17-12-21l-4 21z'], ['body', 'M-15 14L0 24l15-10 2 21h-34z'], ['line', 'M-19 14L15 35'], ['light', 'M-9 26H9v3H-9z'], ...NECK, ...FACE, ...EYES, ['hole', 'M-12-12Q-14-29 0-29 14-29 12-12 10-18 0-18-10-18-12-12z'], ['accent', 'M-13-18Q0-24 13-18v5Q0-19-13-13zM12-17l8 3-3 3 2 5-7-7z'], ['fine', 'M-8-9h6']),
  frost: bust(...ARMOUR, ...NECK, ...FACE, ['body', 'M-12-15Q-13 4-8 9-4 14 0 14 4 14 8 9 13 4 12-15z'], ['shade', 'M12-15Q13 4 8 9 4 14 0 14 6 4 5-8z'], ['light', 'M-8.5-5h6v2.6h-6zM2.5-5h6v2.6h-6z'], ...HELMET, ['hole', 'M-4 7H4v2H-4z'], ['accent', 'M-8-27l3 6 6 1-5 4 2 6-6-4-5 3 1-6-4-4 6-1z'], ['line', 'M-31 20L0 30l31-10']),
  ripley: bust(...SHIRT, ['hole', 'M-18 12Q-26 0-22-14-20-34 0-35 20-34 22-14 26 0 18 12 12 16 10 8l2-26H-12l2 26Q-12 16-18 12z'], ['fine', 'M-20-6q4-4 1-8M-17 5q5-4 1-9M-14-26q5 2 2 7M20-6q-4-4-1-8M17 5q-5-4-1-9M14-26q-5 2-2 7M-3-31q4 3 0 7M5-31q4 3 1 6'], ...NECK, ...FACE, ...EYES, ['hole', 'M-13-8Q-14-25 0-26 14-25 13-8 10-18 3-19-2-13-6-18-11-15-13-8z']),
  newt: fair(['shade', 'M-20 35q0-12 11-16H9q11 4 11 16z'], ['body', 'M-20 35q0-11 10-15l10 6 10-6q10 4 10 15z'], ['accent', 'M-6 28H6v4H-6z'], ['light', 'M-17 22Q-24-2-16-14-10-28 0-28 10-28 16-14 24-2 17 22l-5-4 1-24H-13l1 24z'], ['sign', 'M-5 12H5v9Q0 24-5 21zM-11-8Q-12 8-7 12-3 16 0 16 3 16 7 12 12 8 11-8 6-16 0-16-6-16-11-8z'], ['hole', 'M-7.5-1a3 3 0 1 0 6 0 3 3 0 1 0-6 0zM1.5-1a3 3 0 1 0 6 0 3 3 0 1 0-6 0z'], ['fine', 'M-3 10Q0 11 3 10M5 3l4 4M-13-12q6 2 6 8M13-12q-6 2-5 9'], ['light', 'M-14-4Q-14-22 0-22 14-22 14-4 10-16 2-17 0-10-5-15-10-14-14-4z']),
}

/** Anybody of the squad who is not known here. */
export const SOMEONE: Drawing = bust(...ARMOUR, ...NECK, ...FACE, ...HELMET, ['hole', 'M-12-8H12v9H-12z'])
