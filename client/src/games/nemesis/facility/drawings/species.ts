/** The night stalkers as the hunters of a game: their figures, and their signs on tokens, dice and cards. */

import { emblem, mark } from './emblem'
import { OUTLINES, stalker } from './outlines'
import { CREATURES } from './stalkers'
import type { Drawing } from '../../../../drawn/drawing'
import type { Species } from '../../drawings/places.svelte'

export const MARKS: Record<string, Drawing> = {
  'bag-larva': mark(['shade', 'M-19 0a19 19 0 1 1 0 .1z'], ['body', 'M-19 0a19 19 0 1 1 0 .1zM-16.6 0a16.6 16.6 0 1 0 0-.1z'], ...stalker('larva', 'scale(0.36)', 'token')),
  'bag-creeper': mark(['shade', 'M-19 0a19 19 0 1 1 0 .1z'], ['body', 'M-19 0a19 19 0 1 1 0 .1zM-16.6 0a16.6 16.6 0 1 0 0-.1z'], ...stalker('creeper', 'scale(0.36)', 'token')),
  'bag-adult': mark(['shade', 'M-19 0a19 19 0 1 1 0 .1z'], ['body', 'M-19 0a19 19 0 1 1 0 .1zM-16.6 0a16.6 16.6 0 1 0 0-.1z'], ...stalker('adult', 'scale(0.38)', 'token')),
  'bag-breeder': mark(['shade', 'M-19 0a19 19 0 1 1 0 .1z'], ['body', 'M-19 0a19 19 0 1 1 0 .1zM-16.6 0a16.6 16.6 0 1 0 0-.1z'], ...stalker('breeder', 'scale(0.36)', 'token')),
  'bag-queen': mark(['shade', 'M-19 0a19 19 0 1 1 0 .1z'], ['body', 'M-19 0a19 19 0 1 1 0 .1zM-16.6 0a16.6 16.6 0 1 0 0-.1z'], ...stalker('queen', 'scale(0.36)', 'token')),
  'combat-creeper': mark(['body', 'M-12-18h24a6 6 0 0 1 6 6v24a6 6 0 0 1 -6 6h-24a6 6 0 0 1 -6-6v-24a6 6 0 0 1 6-6z'], ['light', 'M-12-18h24a6 6 0 0 1 6 6v21a6 6 0 0 1 -6 6h-24a6 6 0 0 1 -6-6v-21a6 6 0 0 1 6-6z'], ...stalker('creeper', 'translate(0 -1.5) scale(0.36)', 'printed')),
  'advantage-creeper': mark(['body', 'M-11-18h22l7 7v22l-7 7h-22l-7-7v-22z'], ['light', 'M-11-18h22l7 7v19l-7 7h-22l-7-7v-19z'], ...stalker('creeper', 'translate(0 -1.5) scale(0.34)', 'printed')),
  'combat-adult': mark(['body', 'M-12-18h24a6 6 0 0 1 6 6v24a6 6 0 0 1 -6 6h-24a6 6 0 0 1 -6-6v-24a6 6 0 0 1 6-6z'], ['light', 'M-12-18h24a6 6 0 0 1 6 6v21a6 6 0 0 1 -6 6h-24a6 6 0 0 1 -6-6v-21a6 6 0 0 1 6-6z'], ...stalker('adult', 'translate(0 -1.5) scale(0.36)', 'printed')),
  'advantage-adult': mark(['body', 'M-11-18h22l7 7v22l-7 7h-22l-7-7v-22z'], ['light', 'M-11-18h22l7 7v19l-7 7h-22l-7-7v-19z'], ...stalker('adult', 'translate(0 -1.5) scale(0.34)', 'printed')),
  'noise-danger': mark(['body', 'M-12-18h24a6 6 0 0 1 6 6v24a6 6 0 0 1 -6 6h-24a6 6 0 0 1 -6-6v-24a6 6 0 0 1 6-6z'], ['accent', 'M-12-18h24a6 6 0 0 1 6 6v21a6 6 0 0 1 -6 6h-24a6 6 0 0 1 -6-6v-21a6 6 0 0 1 6-6z'], ...stalker('adult', 'translate(0 -1) scale(0.38)', 'warning')),
  'exploration-danger': mark(['body', 'M19.8 0l-9.9 17.1h-19.8l-9.9-17.1l9.9-17.1h19.8z'], ['hole', 'M16.8 0l-8.4 14.6h-16.8l-8.4-14.6l8.4-14.6h16.8z'], ...stalker('adult', 'scale(0.32)', 'glowing')),
  'larva-infestation': mark(['shade', 'M-19 0a19 19 0 1 1 0 .1z'], ['line', 'M-18 0a18 18 0 1 1 0 .1z'], ...stalker('larva', 'scale(0.36)', 'glowing')),
  'surface-danger': mark(['body', 'M-18.5 0a18.5 18.5 0 1 1 0 .1z'], ['light', 'M-17.3-1.2a17.3 17.3 0 1 1 0 .1z'], ...stalker('adult', 'translate(0 -1.5) scale(0.3)', 'printed')),
}

/** What lies about of them, and cards that show them. */
export const THINGS: Record<string, Drawing> = {
  queen: emblem(...stalker('queen', 'translate(0 0) scale(0.66)')),
  weakness: emblem(...stalker('adult', 'translate(0 0) scale(0.7)'), ['line', 'M-28-2h12M16-2h12M0-29v6M0 23v6']),
  summoning: emblem(...stalker('adult', 'translate(0 2) scale(0.5)'), ['line', 'M12.9-15.3A20 20 0 0 1 12.9 15.3M20.8-18.7A28 28 0 0 1 20.8 18.7M-12.9 15.3A20 20 0 0 1 -12.9-15.3M-20.8 18.7A28 28 0 0 1 -20.8-18.7']),
  egg: emblem(...stalker('egg', 'scale(.72)')),
  carcass: emblem(...stalker('carcass', 'scale(.66)')),
  nest: emblem(...stalker('egg', 'translate(-14 -4) scale(.42)'), ...stalker('egg', 'translate(14 -4) scale(.42)'), ...stalker('egg', 'translate(0 6) scale(.56)'), ['line', 'M-28 27h56']),
  hatching: emblem(['body', 'M-20 2l8-7 7 9 6-10 7 10 8-8 4 6q2 26-20 26-22 0-20-26z'], ...stalker('larva', 'translate(0 -8) scale(.5)'), ['light', 'M-20 2l8-7 4 6q-6 12-2 24-12-4-10-23z']),
  lurking: emblem(['light', 'M-25-26h50a3 3 0 0 1 3 3v46a3 3 0 0 1 -3 3h-50a3 3 0 0 1 -3-3v-46a3 3 0 0 1 3-3z'], ['hole', 'M-24-22h48v44h-48z'], ['body', 'M-24-15h48v5h-48zM-24 8h48v5h-48zM-24 17h48v3h-48z'], ['accent', 'M-16-3a6 4 0 1 1 12 0 6 4 0 1 1-12 0zM4-3a6 4 0 1 1 12 0 6 4 0 1 1-12 0z']),
  'egg-protection': emblem(['body', 'M0-28l24 8V0Q20 20 0 29-20 20-24 0v-20z'], ['hole', 'M0-23l19 7V0Q16 16 0 24-16 16-19 0v-16z'], ...stalker('egg', 'translate(0 1) scale(.46)')),
  pursuit: emblem(...stalker('adult', 'translate(8 0) scale(0.62)'), ['accent', 'M-27-14h12a2 2 0 0 1 2 2v0a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2-2v0a2 2 0 0 1 2-2zM-24-2h8a2 2 0 0 1 2 2v0a2 2 0 0 1 -2 2h-8a2 2 0 0 1 -2-2v0a2 2 0 0 1 2-2zM-27 10h12a2 2 0 0 1 2 2v0a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2-2v0a2 2 0 0 1 2-2z']),
}

export const NIGHT_STALKERS: Species = { creatures: CREATURES, signs: OUTLINES, marks: MARKS, things: THINGS }
