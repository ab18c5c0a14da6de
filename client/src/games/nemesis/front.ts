/** The games of the family before they are played. */

import type { Front, Preset } from '../game'
import Levels from './facility/Scene.svelte'
import Corridor from './ship/Scene.svelte'

const presets: Preset[] = [
  { id: 'first-voyage', players: 4, people: 2, options: { mode: 'coop' }, coach: true },
  { id: 'full-game', players: 4, people: 4, options: { mode: 'semi-coop' } },
  { id: 'solo', players: 1, people: 1, options: { mode: 'solo' } },
]

export const NEMESIS: Front = { scene: Corridor, presets }
export const LOCKDOWN: Front = { scene: Levels, presets }
