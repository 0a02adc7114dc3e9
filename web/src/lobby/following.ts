import { memory } from '@lusoria/web-kit/prefs.svelte.ts';

/** Where the table whose bots follow the player is remembered: the one opened last. */
const FOLLOWING = 'following';

/** Remembers that the bots of a table follow the player. */
export function letFollow(table: string): void {
  memory.save(FOLLOWING, table);
}

/** Whether the bots of a table follow the player. */
export function isFollowing(table: string): boolean {
  return memory.load(FOLLOWING) === table;
}
