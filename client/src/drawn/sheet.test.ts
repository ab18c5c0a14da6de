import { describe, expect, it } from 'vitest'
import { Sheet } from './sheet.svelte'

/** A square drawing in a place twice as wide as high, not shown smaller than at its own scale. */
function sheet(): Sheet {
  const made = new Sheet(1)
  made.resize(1000, 500, { x: 0, y: 0, width: 1000, height: 1000 })
  return made
}

/** Where the left and upper rim of the drawing are in the place. */
function corner({ transform }: Sheet): [number, number] {
  const [x, y, scale] = transform.match(/-?[\d.]+/g)!.map(Number) as [number, number, number]
  return [x + 250 * scale, y]
}

describe('a sheet', () => {
  it('shows what is in the middle of the drawing in the middle', () => {
    const made = sheet()
    made.show({ x: 500, y: 500 })
    expect(corner(made)).toEqual([0, -250])
  })

  it('shows nothing beside the drawing that is as wide as its place, and a little above and below', () => {
    const made = sheet()
    made.show({ x: 0, y: 0 })
    expect(corner(made)).toEqual([0, 90])
    made.show({ x: 1000, y: 1000 })
    expect(corner(made)).toEqual([0, -590])
  })

  it('moves sideways only as far as the drawing reaches', () => {
    const made = sheet()
    made.zoom(2)
    made.show({ x: 100, y: 500 })
    expect(corner(made)[0]).toBe(0)
    made.show({ x: 900, y: 500 })
    expect(corner(made)[0]).toBe(-1000)
  })

  it('has a drawing smaller than its place in the middle', () => {
    const made = sheet()
    made.fit()
    made.show({ x: 0, y: 0 })
    expect(corner(made)).toEqual([250, 0])
  })
})
