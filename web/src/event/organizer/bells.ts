import { type Bell, BELLS } from '@lusoria/tournaments/types';
import type { PageGame } from '../../games.ts';

/** What the bell can do to tables of a game: only some can tell how a deal stands. */
export function bellsOf({ rules }: PageGame): readonly Bell[] {
  return BELLS.filter((how) => how !== 'points' || rules.scoresEarly);
}
