/** What a host can choose for a table besides the rules. */

import { t } from '../words.svelte'

/** Seconds a decision may take; 0 is no clock. */
export const CLOCKS = [0, 20, 45, 90, 180, 600]
/** Minutes a seat may be asked with nobody there; 0 is for ever. */
export const LEAVES = [0, 1, 3, 10, 60]

/** Seconds a reaction may take; 0 is as long as it takes. */
export const WINDOWS = [0, 15, 30, 60, 180]

export const clockName = (seconds: number) => (seconds ? t('seconds', { seconds }) : t('clock-none'))
export const leaveName = (minutes: number) => (minutes ? t('minutes-only', { minutes }) : t('left-alone-never'))
