/** A creature as a figure, or as a bare outline where it is small. */

import { emblemFrom } from '../../../drawn/composed'
import { declaredOf } from '../../../drawn/declared.svelte'
import type { Drawing } from '../../../drawn/drawing'
import { speciesShown } from './places.svelte'

/** While its drawing is on the way. */
const NOT_YET: Drawing = { box: [40, 40], marks: [] }

/** A pack's own kind looks as the pack has declared, or like an adult. */
export function creatureOf(kind: string, small = false): Drawing {
  const look = declaredOf(`species:${kind}`)
  if (look) return emblemFrom(look)
  const hunters = speciesShown()
  return (small ? hunters?.signs[kind] : hunters?.creatures[kind]) ?? hunters?.creatures.adult ?? NOT_YET
}
