/** The signs of contingencies, computer cards and aims. */

import { emblem } from './emblem'
import type { Drawing } from '../../../../drawn/drawing'

/** Each code in its colour and with what it kills; one nobody has seen. */
export const CONTINGENCIES: Record<string, Drawing> = {
  'code-green': emblem(['body', 'M-24-26h48a3 3 0 0 1 3 3v34L0 28l-27-17v-34a3 3 0 0 1 3-3z'], ['hole', 'M-22-21h44v30L0 22-22 9z'], ['accent', 'M-24-26h48a3 3 0 0 1 3 3v5h-54v-5a3 3 0 0 1 3-3z'], ['light', 'M-14-4l6-6 5 6 11-14 6 6-17 20z', 'translate(0 2)']),
  'code-yellow': emblem(['body', 'M-24-26h48a3 3 0 0 1 3 3v34L0 28l-27-17v-34a3 3 0 0 1 3-3z'], ['hole', 'M-22-21h44v30L0 22-22 9z'], ['accent', 'M-24-26h48a3 3 0 0 1 3 3v5h-54v-5a3 3 0 0 1 3-3z'], ['light', 'M-1.5-14Q-7-17-15-16V4q8-1 13.5 2zM1.5-14Q7-17 15-16V4q-8-1-13.5 2z', 'translate(0 2)'], ['accent', 'M0 2.4l7.2 12.1h-14.3z', 'translate(0 2)']),
  'code-blue': emblem(['body', 'M-24-26h48a3 3 0 0 1 3 3v34L0 28l-27-17v-34a3 3 0 0 1 3-3z'], ['hole', 'M-22-21h44v30L0 22-22 9z'], ['accent', 'M-24-26h48a3 3 0 0 1 3 3v5h-54v-5a3 3 0 0 1 3-3z'], ['line', 'M-6.6-6.6A8 8 0 0 1 6.6-6.6M-12.3-10.6A15 15 0 0 1 12.3-10.6', 'translate(0 2)'], ['light', 'M-3.4-2a3.4 3.4 0 1 1 0 .1zM-1.6 0h3.2l3.4 14h-10z', 'translate(0 2)'], ['accent', 'M-15-14l3-3l26 27l-3 3z', 'translate(0 2)']),
  'code-gray': emblem(['body', 'M-24-26h48a3 3 0 0 1 3 3v34L0 28l-27-17v-34a3 3 0 0 1 3-3z'], ['hole', 'M-22-21h44v30L0 22-22 9z'], ['accent', 'M-24-26h48a3 3 0 0 1 3 3v5h-54v-5a3 3 0 0 1 3-3z'], ['light', 'M-8 8V-6q0-9 8-12 8 3 8 12V8zM-8 8l-5 4V3l5-4zM8 8l5 4V3l-5-4z', 'translate(0 2)'], ['hole', 'M-3.4-6a3.4 3.4 0 1 1 0 .1z', 'translate(0 2)'], ['accent', 'M-15-14l3-3l27 27l-3 3z', 'translate(0 2)']),
  'code-red': emblem(['body', 'M-24-26h48a3 3 0 0 1 3 3v34L0 28l-27-17v-34a3 3 0 0 1 3-3z'], ['hole', 'M-22-21h44v30L0 22-22 9z'], ['accent', 'M-24-26h48a3 3 0 0 1 3 3v5h-54v-5a3 3 0 0 1 3-3z'], ['light', 'M-10-16h20a4 4 0 0 1 4 4v16a4 4 0 0 1 -4 4h-20a4 4 0 0 1 -4-4v-16a4 4 0 0 1 4-4z', 'translate(0 2)'], ['hole', 'M-8-12h16a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2-2v-12a2 2 0 0 1 2-2z', 'translate(0 2)'], ['light', 'M-3-6.8a3 3 0 1 1 0 .1zM-5.4 5.8q0 -9 5.4 -9t5.4 9z', 'translate(0 2)'], ['accent', 'M-17-16l3-3l30 29l-3 3z', 'translate(0 2)']),
  'code-purple': emblem(['body', 'M-24-26h48a3 3 0 0 1 3 3v34L0 28l-27-17v-34a3 3 0 0 1 3-3z'], ['hole', 'M-22-21h44v30L0 22-22 9z'], ['accent', 'M-24-26h48a3 3 0 0 1 3 3v5h-54v-5a3 3 0 0 1 3-3z'], ['light', 'M-12.2-8.8a4.2 4.2 0 1 1 0 .1zM-15.6 9q0 -12.8 7.6 -12.8t7.6 12.8z', 'translate(0 2)'], ['body', 'M4.8-8.8a4.2 4.2 0 1 1 0 .1zM1.4 9q0 -12.8 7.6 -12.8t7.6 12.8z', 'translate(0 2)'], ['accent', 'M4-16l3-3 12 12-3 3zM16-19l3 3L7-4 4-7z', 'translate(0 2)']),
  'code-black': emblem(['body', 'M-24-26h48a3 3 0 0 1 3 3v34L0 28l-27-17v-34a3 3 0 0 1 3-3z'], ['hole', 'M-22-21h44v30L0 22-22 9z'], ['accent', 'M-24-26h48a3 3 0 0 1 3 3v5h-54v-5a3 3 0 0 1 3-3z'], ['light', 'M-15 6V-4l15-12L15-4V6z', 'translate(0 2)'], ['hole', 'M-5-4h10v10h-10z', 'translate(0 2)'], ['accent', 'M-7 12a7 5 0 1 1 0 .1z', 'translate(0 2)'], ['body', 'M-2 1a2 2 0 1 1 0 .1z', 'translate(0 2)']),
  contingency: emblem(['body', 'M-24-26h48a3 3 0 0 1 3 3v34L0 28l-27-17v-34a3 3 0 0 1 3-3z'], ['hole', 'M-22-21h44v30L0 22-22 9z'], ['light', 'M-8-8q0-7 8-7 8 0 8 7 0 5-6 7v3h-4v-6q6-2 6-4 0-3-4-3-4 0-4 3zM-2 6h4v4h-4z']),
}

export const COMPUTER: Record<string, Drawing> = {
  surveillance: emblem(['body', 'M-24-26h48a4 4 0 0 1 4 4v34a4 4 0 0 1 -4 4h-48a4 4 0 0 1 -4-4v-34a4 4 0 0 1 4-4z'], ['hole', 'M-22-21h44a1 1 0 0 1 1 1v30a1 1 0 0 1 -1 1h-44a1 1 0 0 1 -1-1v-30a1 1 0 0 1 1-1z'], ['light', 'M-6 16h12v6h-12zM-14 22h28a2 2 0 0 1 2 2v1a2 2 0 0 1 -2 2h-28a2 2 0 0 1 -2-2v-1a2 2 0 0 1 2-2zM-19-5Q0-21 19-5 0 11-19-5z'], ['hole', 'M-7-5a7 7 0 1 1 0 .1z'], ['accent', 'M-3.6-5a3.6 3.6 0 1 1 0 .1z']),
  'research-network': emblem(['body', 'M-24-26h48a4 4 0 0 1 4 4v34a4 4 0 0 1 -4 4h-48a4 4 0 0 1 -4-4v-34a4 4 0 0 1 4-4z'], ['hole', 'M-22-21h44a1 1 0 0 1 1 1v30a1 1 0 0 1 -1 1h-44a1 1 0 0 1 -1-1v-30a1 1 0 0 1 1-1z'], ['light', 'M-6 16h12v6h-12zM-14 22h28a2 2 0 0 1 2 2v1a2 2 0 0 1 -2 2h-28a2 2 0 0 1 -2-2v-1a2 2 0 0 1 2-2z'], ['line', 'M0-5l-14-9M0-5l14-9M0-5l-13 10M0-5l14 10'], ['light', 'M-18-14a4 4 0 1 1 0 .1zM10-14a4 4 0 1 1 0 .1zM-17 5a4 4 0 1 1 0 .1zM10 5a4 4 0 1 1 0 .1z'], ['accent', 'M-5.4-5a5.4 5.4 0 1 1 0 .1z']),
  'crisis-response': emblem(['body', 'M-24-26h48a4 4 0 0 1 4 4v34a4 4 0 0 1 -4 4h-48a4 4 0 0 1 -4-4v-34a4 4 0 0 1 4-4z'], ['hole', 'M-22-21h44a1 1 0 0 1 1 1v30a1 1 0 0 1 -1 1h-44a1 1 0 0 1 -1-1v-30a1 1 0 0 1 1-1z'], ['light', 'M-6 16h12v6h-12zM-14 22h28a2 2 0 0 1 2 2v1a2 2 0 0 1 -2 2h-28a2 2 0 0 1 -2-2v-1a2 2 0 0 1 2-2z'], ['accent', 'M0-17.8l14.9 25.3h-29.9z'], ['hole', 'M-.8-10h1.6a1 1 0 0 1 1 1v6a1 1 0 0 1 -1 1h-1.6a1 1 0 0 1 -1-1v-6a1 1 0 0 1 1-1zM-1.9 2a1.9 1.9 0 1 1 0 .1z']),
  logistics: emblem(['body', 'M-24-26h48a4 4 0 0 1 4 4v34a4 4 0 0 1 -4 4h-48a4 4 0 0 1 -4-4v-34a4 4 0 0 1 4-4z'], ['hole', 'M-22-21h44a1 1 0 0 1 1 1v30a1 1 0 0 1 -1 1h-44a1 1 0 0 1 -1-1v-30a1 1 0 0 1 1-1z'], ['light', 'M-6 16h12v6h-12zM-14 22h28a2 2 0 0 1 2 2v1a2 2 0 0 1 -2 2h-28a2 2 0 0 1 -2-2v-1a2 2 0 0 1 2-2zM-18-16h12v12h-12zM-18-2h12v8h-12z'], ['accent', 'M-1-9h9v-6l11 10-11 10v-6h-9z']),
  maintenance: emblem(['body', 'M-24-26h48a4 4 0 0 1 4 4v34a4 4 0 0 1 -4 4h-48a4 4 0 0 1 -4-4v-34a4 4 0 0 1 4-4z'], ['hole', 'M-22-21h44a1 1 0 0 1 1 1v30a1 1 0 0 1 -1 1h-44a1 1 0 0 1 -1-1v-30a1 1 0 0 1 1-1z'], ['light', 'M-6 16h12v6h-12zM-14 22h28a2 2 0 0 1 2 2v1a2 2 0 0 1 -2 2h-28a2 2 0 0 1 -2-2v-1a2 2 0 0 1 2-2zM17-12A9 9 0 0 1 5.6-3L-6 8a4 4 0 1 1-5.6-5.6L0-8.6A9 9 0 0 1 11-19L6-14l1.2 4.6L12-8.2z'], ['accent', 'M-17.4-13a3.4 3.4 0 1 1 0 .1z']),
  'lock-down': emblem(['body', 'M-24-26h48a4 4 0 0 1 4 4v34a4 4 0 0 1 -4 4h-48a4 4 0 0 1 -4-4v-34a4 4 0 0 1 4-4z'], ['hole', 'M-22-21h44a1 1 0 0 1 1 1v30a1 1 0 0 1 -1 1h-44a1 1 0 0 1 -1-1v-30a1 1 0 0 1 1-1z'], ['light', 'M-6 16h12v6h-12zM-14 22h28a2 2 0 0 1 2 2v1a2 2 0 0 1 -2 2h-28a2 2 0 0 1 -2-2v-1a2 2 0 0 1 2-2z'], ['accent', 'M-9-6h18a2 2 0 0 1 2 2v11a2 2 0 0 1 -2 2h-18a2 2 0 0 1 -2-2v-11a2 2 0 0 1 2-2z'], ['line', 'M-6-6v-5a6 6 0 0 1 12 0v5'], ['hole', 'M-2.6 0a2.6 2.6 0 1 1 0 .1zM-1 0h2v6h-2z']),
}

/** What objectives are about, where no other drawing shows it. */
export const AIMS: Record<string, Drawing> = {
  'signal-sent': emblem(['line', 'M-8.7-11A10 10 0 0 1 8.7-11M-15.6-15A18 18 0 0 1 15.6-15M-22-19.8A26 26 0 0 1 22-19.8'], ['light', 'M-4.4-6a4.4 4.4 0 1 1 0 .1zM-2.6-2h5.2l7.4 28h-6l-4-16l-4 16h-6z']),
  'explored-facility': emblem(['line', 'M-26-22h52v44h-52zM-26-6h18M-8-22v16M8 22V4M8 4h18M8-22v12'], ['accent', 'M-20.4-14a3.4 3.4 0 1 1 0 .1zM-15.4 8a3.4 3.4 0 1 1 0 .1zM13.6-12a3.4 3.4 0 1 1 0 .1zM13.6 13a3.4 3.4 0 1 1 0 .1z']),
  knowledge: emblem(['light', 'M-2-20Q-11-25-27-23V16q16-2 25 4zM2-20Q11-25 27-23V16q-16-2-25 4z'], ['hole', 'M-22-15q9-1 15 2v4q-6-3-15-2zM-22-5q9-1 15 2v4q-6-3-15-2zM22-15q-9-1-15 2v4q6-3 15-2z'], ['accent', 'M14-2l2.6 5.4 6 .6-4.4 4 1.2 6L14 11l-5.4 3 1.2-6-4.4-4 6-.6z']),
}

/** Cards that show what another drawing shows. */
export const SAME_AS: Record<string, string> = {
  'unfinished-business': 'target',
  'an-unpaid-debt': 'target',
  'contract-terminated': 'target',
  downsizing: 'target',
  'industrial-espionage': 'target',
  'one-version-of-events': 'target',
  'sealed-records': 'target',
  'tell-the-world': 'signal-sent',
  whistleblower: 'signal-sent',
  'not-without-you': 'signal-sent',
  'early-warning': 'signal-sent',
  'blood-for-blood': 'queen',
  'head-of-the-brood': 'queen',
  'every-door': 'explored-facility',
  'site-survey': 'explored-facility',
  'into-the-depths': 'explored-facility',
  'deep-survey': 'explored-facility',
  obsession: 'knowledge',
  'complete-understanding': 'knowledge',
  'shared-memory': 'knowledge',
  'asset-recovery': 'egg',
  embryology: 'egg',
  'living-sample': 'egg',
  'first-generation': 'egg',
  'applied-xenobiology': 'weakness',
  'know-your-enemy': 'weakness',
  sterilisation: 'nest',
  'nothing-left-to-hatch': 'nest',
  'noise-in-corridors': 'noise-in-technical-corridors',
}
