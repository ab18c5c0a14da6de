/** Walking over the board by keys: it is one tab stop, and arrow keys lead to the nearest stop in their direction. */

import { createContext } from 'svelte'
import type { Point } from './geometry'

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** Less than this lies neither left nor right, neither above nor below. */
const NEAR = 8

export class Walk {
  private walked = $state('')

  constructor(
    private mini: () => boolean,
    /** Where a walk begins: your room. */
    private start: () => string,
  ) {}

  /** What makes a drawn thing a stop: it is pressed by pointer, Enter and space bar. On the small map nothing is. */
  stop(ref: string, press: () => void) {
    if (this.mini()) return {}
    const tabindex = (this.walked || this.start()) === ref ? 0 : -1
    return { tabindex, 'data-stop': ref, onclick: press, onkeydown: (event: KeyboardEvent) => this.key(event, press) }
  }

  /** If the current stop can no longer be pressed, the walk starts again from your room. */
  settle(board: Element): void {
    if (this.walked && !board.querySelector(`[data-stop="${this.walked}"]`)) this.walked = ''
  }

  private key(event: KeyboardEvent, press: () => void): void {
    const from = event.currentTarget as SVGElement
    const next = event.key in DIRECTIONS ? towards(from, event.key) : undefined
    if (event.key === 'Enter' || event.key === ' ') press()
    else if (!next) return
    event.preventDefault()
    if (!next) return
    this.walked = next.dataset.stop!
    next.focus()
  }
}

/** The stop nearest to another in a direction, as they are seen. */
function towards(from: SVGElement, key: string): SVGElement | undefined {
  const [dx, dy] = DIRECTIONS[key]!
  const here = middle(from)
  const cost = (stop: SVGElement): number => {
    const there = middle(stop)
    const [x, y] = [there.x - here.x, there.y - here.y]
    const along = x * dx + y * dy
    return along > NEAR ? along + 2 * Math.abs(x * dy + y * dx) : Infinity
  }
  const stops = [...from.ownerSVGElement!.querySelectorAll<SVGElement>('[data-stop]')]
  const best = stops.reduce((a, b) => (cost(b) < cost(a) ? b : a))
  return cost(best) < Infinity ? best : undefined
}

function middle(stop: Element): Point {
  const box = stop.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

export const [walkOf, walkWith] = createContext<Walk>()
