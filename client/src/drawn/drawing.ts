import type { LookShown } from '../wire'

/** A drawing of our own: shapes in tones, back to front. Where it stands decides what colours its tones are. */

export type Tone =
  /** what lies behind or in shadow */
  | 'shade'
  /** most of the thing */
  | 'body'
  /** where light falls */
  | 'light'
  /** the one colour of this thing: a character's, a kind of item's, what glows */
  | 'accent'
  /** drawn as a line, not filled */
  | 'line'
  /** a fine line: seams, scratches, writing */
  | 'fine'
  /** black holes: eyes, barrels, gaps */
  | 'hole'
  /** in the colour that a pack has declared */
  | 'sign'
  /** in that colour too, drawn as a line */
  | 'trace'

/** A shape in a tone, and if it does not stand as it is, where: an SVG transform. */
export type Mark = [Tone, string, string?]

/** What a pack has declared: an icon, a colour and a shape. */
export type Look = LookShown

export interface Drawing {
  /** Width and height; the drawing stands in the middle, from -width/2 to width/2. */
  box: [number, number]
  marks: Mark[]
  /** Colours of its own, if not those of its kind: `night` for what lives in the dark. */
  hue?: string
  /** What it was made from, if it was made from what a pack has declared. */
  look?: Look
}
