/** What is shown of a game of the squad that is over. */

import './charts.css'
import type { AfterUi } from '../../game'
import Campaign from './Campaign.svelte'
import Paths from './Paths.svelte'
import Soldiers from './Soldiers.svelte'
import Pulse from './Pulse.svelte'
import { signOf } from './signs'
import { TIMELINE } from './timeline'

export const AFTER: AfterUi = { signOf, marks: TIMELINE, pictures: [Campaign, Pulse, Soldiers, Paths] }
