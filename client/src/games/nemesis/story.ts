/** What kinds of story lines mean in a game of the family. */

import type { StoryKinds } from '../game'

export const story: StoryKinds = {
  heads: new Set(['round-begins', 'turn-begins', 'intruder-turn-begins', 'victory-check']),
  deaths: new Set(['died', 'perished', 'contingency-killed']),
  turned: {
    'attack-card': 'card',
    'event-drawn': 'card',
    'surface-card': 'surface',
    'weakness-discovered': 'weakness',
  },
  marks: [
    [/^(noise-placed|noise-again|encounter|intruder-appears|danger|something-moves|silence-broken)/, 'loud', ')) '],
    [/(contamin|slimed|infest|larva)/, 'sick', '☣ '],
    [/(-wound$|died|burned|perished|explodes|attack$)/, 'hurt', '✖ '],
  ],
}
