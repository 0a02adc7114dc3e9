import { loadGame } from '@lusoria/games';
import { type Bell, BELLS } from '@lusoria/tournaments/types';

/** What the bell can do to tables of a game: only some can tell how a deal stands. */
export async function bellsOf(game: string): Promise<readonly Bell[]> {
  const rules = await loadGame(game);
  return BELLS.filter((how) => how !== 'points' || rules?.scoresEarly === true);
}
