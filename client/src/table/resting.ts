/** A rest: a bot plays my seat, which knows what the seat knows, until I am back. */

import type { Live } from '../live.svelte'
import type { Screen } from '../shown'

export const isResting = ({ table }: Screen) => table.you !== null && Boolean(table.seats[table.you]?.bot)
export const rest = (live: Live, { table }: Screen) => live.wish({ do: 'rest', bot: table.usual_bot })
export const comeBack = (live: Live) => live.wish({ do: 'rest' })
