/** Which drawing a reference stands for, and in which colours. */

import type { Picture } from '../../game'
import { creatureOf } from './creatures'
import { bustOf } from './crew'
import { explorationOf, MARKS, markLook, markOf, tokenOf } from './marks'
import { planOf } from './rooms'
import { drawingOf, lookOf } from './things'

export function pictureOf(ref: string): Picture {
  const [kind = '', id = ''] = ref.split(':')
  switch (kind) {
    case 'room':
    case 'place':
      return { drawing: planOf(id), kind: 'room', large: true }
    case 'species':
      return id === 'blank' ? { drawing: tokenOf(id), kind: 'token' } : { drawing: creatureOf(id), kind: 'creature' }
    case 'character':
      return { drawing: bustOf(id), kind: 'crew' }
    case 'token':
      return tokenPicture(id)
    case 'exploration':
      return { drawing: explorationOf(id), kind: `token ${markLook(`exploration-${id}`)}` }
    case 'css':
    case 'csspod':
      return { drawing: markOf(`${kind}-${id}`) ?? MARKS.exploration!, kind: markLook(`${kind}-${id}`) }
    case 'mark':
      return { drawing: markOf(id) ?? MARKS.exploration!, kind: `token ${markLook(id)}` }
    default:
      return { drawing: drawingOf(kind.replace('-card', ''), id), kind: lookOf(kind.replace('-card', ''), id) }
  }
}

/** A token is one of the bag (`larva-1`, or `larva-0-1` with a number for the dark), of an engine (`working`) or of exploration (`fire`). */
function tokenPicture(id: string): Picture {
  const name = [`bag-${id.replace(/(-\d+)+$/, '')}`, `engine-${id}`, `exploration-${id}`].find((each) => markOf(each))
  return { drawing: markOf(name ?? 'bag-unknown')!, kind: `token ${markLook(name ?? '')}` }
}
