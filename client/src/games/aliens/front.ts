/** The game before it is played. */

import './style/tokens.css'
import './style/drawings.css'
import type { Front } from '../game'
import Scene from './Scene.svelte'

export const ALIENS: Front = {
  scene: Scene,
  presets: [
    { id: 'first-mission', players: 4, people: 1, options: { mission: 'newt' }, coach: true },
    { id: 'bug-hunt', players: 4, people: 2, options: { mission: 'mess-call' } },
    { id: 'campaign', players: 4, people: 4, options: { mission: 'campaign' } },
    { id: 'alone', players: 1, people: 1, options: { mission: 'newt' } },
  ],
}
