/** Options that name nothing, for there is only one of what they concern: on which drawing they are pressed, by their verb. */

import type { Deciding } from '../../../table/deciding.svelte'
import type { Option } from '../../../shown'

export type Only = 'rover' | 'gate' | 'bunker' | 'elevator' | 'pool'

const VERBS: Record<string, Only> = {
  'leave-by-rover': 'rover',
  'move-the-rover': 'rover',
  'send-the-rover': 'rover',
  'send-the-rover-to-bunker': 'rover',
  drive: 'rover',
  'drive-to-bunker': 'rover',
  'open-gate': 'gate',
  'leave-on-foot': 'bunker',
  'call-elevator': 'elevator',
  'bring-elevator': 'elevator',
  'power-elevator': 'elevator',
  'ride-now': 'elevator',
  'take-contingency': 'pool',
  'see-pool': 'pool',
}

/** What can be done with the only thing of its kind. */
export function optionsOn(only: Only, deciding: Deciding): Option[] {
  return deciding.options.filter((option) => VERBS[option.id.split('/')[0]!] === only)
}

/** Whether the option that is shown is one of these. */
export function isShown(options: Option[], deciding: Deciding): boolean {
  return options.some((option) => option.id === deciding.shown)
}
