/** A character by face and by outline: as the game has drawn it, as a pack has declared it, or in a closed suit. */

import { bustFrom, figureFrom } from '../../../drawn/composed'
import { declaredOf } from '../../../drawn/declared.svelte'
import type { Drawing } from '../../../drawn/drawing'
import { drawnIn } from './places.svelte'
import { SOMEBODY } from '../../../drawn/somebody'
import { COLLAR, HELMET, UNKNOWN_BUST } from './suit'

export function bustOf(character: string | null): Drawing {
  const look = declaredOf(`character:${character}`)
  if (look) return bustFrom(look, UNKNOWN_BUST.box, HELMET, COLLAR)
  return (character && drawnIn((place) => place.busts[character])) || UNKNOWN_BUST
}

export function figureOf(character: string | null): Drawing {
  const look = declaredOf(`character:${character}`)
  if (look) return figureFrom(look, SOMEBODY)
  return (character && drawnIn((place) => place.figures[character])) || SOMEBODY
}
