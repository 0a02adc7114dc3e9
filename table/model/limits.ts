import type { Command, TableState } from './types.ts';

/**
 * Limits of a table's log, in entries and characters; a round that is on when they are reached is
 * played to its end.
 */
export const MAX_ENTRIES = 20_000;
export const MAX_LOG_CHARS = 8 * 1024 * 1024;
/** Reserve for that round, and for people leaving. */
const RESERVE_ENTRIES = 5000;
const RESERVE_CHARS = 4 * 1024 * 1024;
export const MAX_ENTRY_CHARS = 256 * 1024;
/** Maximum rounds at one table, over all matches. */
const MAX_ROUNDS = 1000;
/**
 * Maximum connections that watch one table, after which only those with a seat come in: every
 * change is sent to all of them.
 */
export const MAX_WATCHERS = 250;
/** Maximum people who take a seat at one table. */
const MAX_PEOPLE = 200;

/** Commands that bring a round to its end. */
const PLAYING: readonly Command['do'][] = ['act', 'contribute'];
/** Commands that are always allowed: nobody can repeat them for ever. */
const LEAVING: readonly Command['do'][] = ['stand', 'consent'];

/** Whether a table's log is too long for another command of this kind. */
export function isFull({ seq, bytes, rounds, people }: TableState, what: Command): boolean {
  if (LEAVING.includes(what.do) && !(what.do === 'consent' && what.to === 'chat')) return false;
  if (PLAYING.includes(what.do)) {
    return seq >= MAX_ENTRIES + RESERVE_ENTRIES || bytes >= MAX_LOG_CHARS + RESERVE_CHARS;
  }
  if (what.do === 'sit' && people.length >= MAX_PEOPLE) return true;
  return seq >= MAX_ENTRIES || bytes >= MAX_LOG_CHARS || rounds.length >= MAX_ROUNDS;
}
