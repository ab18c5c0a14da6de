/** A sheet larger or smaller than the area it is seen through. Only its transform changes, so moving it redraws nothing. */

export interface Point {
  x: number
  y: number
}

export interface Frame extends Point {
  width: number
  height: number
}

const LARGEST = 4
/** Pixels that may be empty above and below a drawing, so that what lies over the place hides nothing of it. */
const BEYOND = 90
/** A pointer that moves less than this is pressing, not dragging. */
const STEADY = 6

export class Sheet {
  private scale = $state(1)
  private at = $state<Point>({ x: 0, y: 0 })
  held = $state(false)
  moving = $state(false)
  private size = { width: 1, height: 1 }
  private frame: Frame = { x: 0, y: 0, width: 1, height: 1 }
  private fingers = new Map<number, Point>()
  private travelled = 0

  /** If its part of the screen is small, a place is not shown smaller than about this scale: nothing could be read. */
  constructor(private readable: number) {}

  readonly transform = $derived(`translate(${this.at.x}px, ${this.at.y}px) scale(${this.scale})`)

  /** Whether there is more of the place than is shown. */
  get enlarged(): boolean {
    return this.scale > 1
  }

  /** The place has another size now; a small one shows a part of the drawing, a large one all of it. */
  resize(width: number, height: number, frame: Frame): void {
    if (!width || !height) return
    this.size = { width, height }
    this.frame = frame
    this.set(Math.max(1, this.readable / this.natural), { x: 0, y: 0 })
  }

  /** Pixels for one unit of the drawing when all of it is shown. */
  private get natural(): number {
    return Math.min(this.size.width / this.frame.width, this.size.height / this.frame.height)
  }

  fit(): void {
    this.set(1, { x: 0, y: 0 })
  }

  /** Bring a point of the drawing to the middle, as far as the sheet reaches. */
  show(point: Point): void {
    if (this.scale === 1 || this.held) return
    const { size, frame, scale } = this
    const by = this.natural * scale
    this.set(scale, {
      x: (size.width * (1 - scale)) / 2 - (point.x - frame.x - frame.width / 2) * by,
      y: (size.height * (1 - scale)) / 2 - (point.y - frame.y - frame.height / 2) * by,
    })
  }

  zoom(by: number, around: Point = { x: this.size.width / 2, y: this.size.height / 2 }): void {
    const scale = Math.min(LARGEST, Math.max(1, this.scale * by))
    const grown = scale / this.scale
    this.set(scale, { x: around.x - (around.x - this.at.x) * grown, y: around.y - (around.y - this.at.y) * grown })
  }

  /** What is around the drawing is not shown while there is more of the drawing to show. */
  private set(scale: number, at: Point): void {
    this.scale = scale
    const by = this.natural * scale
    const bound = (value: number, size: number, drawn: number, beyond: number) => {
      const centred = (size * (1 - scale)) / 2
      const hidden = (drawn * by - size) / 2
      const reach = Math.max(0, Math.min(2 * hidden, hidden + beyond))
      return Math.min(centred + reach, Math.max(centred - reach, value))
    }
    const { size, frame } = this
    this.at = { x: bound(at.x, size.width, frame.width, 0), y: bound(at.y, size.height, frame.height, BEYOND) }
  }

  wheel = (event: WheelEvent): void => {
    event.preventDefault()
    const box = (event.currentTarget as Element).getBoundingClientRect()
    this.zoom(Math.exp(-event.deltaY / 400), { x: event.clientX - box.x, y: event.clientY - box.y })
  }

  take = (event: PointerEvent): void => {
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    this.travelled = 0
    this.held = true
  }

  drag = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const others = [...this.fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
    this.travelled += Math.hypot(now.x - before.x, now.y - before.y)
    this.moving = this.travelled > STEADY
    const box = (event.currentTarget as Element).getBoundingClientRect()
    if (others[0]) {
      const grown = span(now, others[0]) / (span(before, others[0]) || 1)
      this.zoom(grown, { x: (now.x + others[0].x) / 2 - box.x, y: (now.y + others[0].y) / 2 - box.y })
    } else if (this.moving) this.set(this.scale, { x: this.at.x + now.x - before.x, y: this.at.y + now.y - before.y })
    this.fingers.set(event.pointerId, now)
  }

  leave = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId)
    this.held = this.fingers.size > 0
    if (!this.held) this.moving = false
  }

  /** The end of a move does not press the thing below the pointer. */
  keepClick = (event: MouseEvent): void => {
    if (this.travelled > STEADY) event.stopPropagation()
    this.travelled = 0
  }
}

function span(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
