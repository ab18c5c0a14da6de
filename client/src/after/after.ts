/** What is shown of a game that has ended, in one part of the client that comes when it is first needed. */

export { default as Ending } from '../table/Ending.svelte'
export { default as Replay } from '../pages/Replay.svelte'
