/** What kinds of story lines mean. */

import type { StoryKinds } from '../game'

export const story: StoryKinds = {
  heads: new Set([
    'mission-begins',
    'turn-begins',
    'activated',
    'alien-phase',
    'finish-phase',
    'mission-won',
    'mission-lost',
  ]),
  deaths: new Set(['character-lost']),
  turned: { 'tracker-drawn': 'card', revealed: 'card', 'event-played': 'card', 'hazard-strikes': 'card' },
  marks: [
    [/^(blip-|blips-|aliens-appear|facehugger|tunnel|tracker-drawn|swarm)/, 'loud', ')) '],
    [/^(hugged|token-turned)/, 'sick', '✷ '],
    [/^(knocked-down|character-lost|defense-fails|alien-attacks|hazard-strikes|scalded)/, 'hurt', '✖ '],
  ],
}
