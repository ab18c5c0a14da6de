/** Which drawing a reference stands for, and in which colours. */

import type { Drawing } from './drawing'
import { explorationOf, MARKS, markLook, tokenOf } from './marks'
import { planOf } from './rooms'
import { drawingOf, lookOf } from './things'

export function pictureOf(ref: string): { drawing: Drawing; kind: string } {
  const [kind = '', id = ''] = ref.split(':')
  switch (kind) {
    case 'room':
      return { drawing: planOf(id), kind: 'room' }
    case 'species':
      return { drawing: tokenOf(id), kind: 'token' }
    case 'exploration':
      return { drawing: explorationOf(id), kind: `token ${markLook(`exploration-${id}`)}` }
    case 'mark':
      return { drawing: MARKS[id] ?? MARKS.exploration!, kind: `token ${markLook(id)}` }
    default:
      return { drawing: drawingOf(kind.replace('-card', ''), id), kind: lookOf(kind.replace('-card', ''), id) }
  }
}
