/** Where a game is played: what is drawn around the rooms that all sites have. */

import type { Component } from 'svelte'
import type { Screen } from '../../../shown'
import type { Deciding } from '../../../table/deciding.svelte'
import type { View } from '../view'
import type { Extent, Point } from './geometry'

export interface Site {
  extent: Extent
  /** What it is built into, below its rooms. */
  ground: Component<{ view: View; deciding: Deciding; mini: boolean }>
  /** What stands at rooms without belonging to any of them, above all of them. */
  fixtures?: Component<{ view: View; letters: string[]; deciding: Deciding; taught: Set<string>; mini: boolean }>
  /** What lies beside the board, below it. */
  beside?: Component<{ screen: Screen; deciding: Deciding }>
  /** Where something is that stands at no room. */
  spotOf?: (ref: string, view: View) => Point | null
}
