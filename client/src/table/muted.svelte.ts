/** Whose talk this browser does not want to read, table by table. */

import { keep, kept } from '../storage'
import type { Line } from '../shown'

export class Muted {
  seats = $state<number[]>([])

  constructor(private code: string) {
    this.seats = kept(`muted.${code}`).split(',').filter(Boolean).map(Number)
  }

  hides(line: Line): boolean {
    return line.seat !== undefined && this.seats.includes(line.seat)
  }

  toggle(seat: number): void {
    this.seats = this.seats.includes(seat) ? this.seats.filter((each) => each !== seat) : [...this.seats, seat]
    keep(`muted.${this.code}`, this.seats.join(','))
  }
}
