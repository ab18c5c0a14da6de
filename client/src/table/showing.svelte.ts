/** What somebody is about to show; one dialog serves them all. */

import type { Screen, Thing } from '../shown'

class Showing {
  thing = $state<Thing | null>(null)

  /** What lies open before everybody needs no showing. */
  canShow(screen: Screen, thing: Thing): boolean {
    return screen.words!.piles.some((pile) => pile.may_be_shown && pile.things.some((each) => each.ref === thing.ref))
  }
}

export const showing = new Showing()
