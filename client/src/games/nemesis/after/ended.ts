/** What is shown of a game of the family that is over. */

import './charts.css'
import type { AfterUi } from '../../game'
import Ways from './Ways.svelte'
import Wounds from './Wounds.svelte'
import { signOf } from './signs'
import { TIMELINE } from './timeline'

export const AFTER: AfterUi = { signOf, marks: TIMELINE, pictures: [Wounds, Ways] }
