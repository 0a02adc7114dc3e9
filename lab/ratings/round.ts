import { type AnyGame, defined, draw, randomFrom, type Random } from '@lusoria/core';
import { createHash } from 'node:crypto';

/** What came of a round, by seat: the place, from 0, and the points, of which more are better. */
export interface Placed {
  readonly places: readonly number[];
  readonly points: readonly number[];
}

/**
 * Plays a round by bots at the seats.
 *
 * @param round its number: it tells who begins, and what the bots draw
 */
export async function playRound(
  game: AnyGame,
  options: unknown,
  seated: readonly string[],
  chance: Random,
  round: number,
): Promise<Placed> {
  const players = await Promise.all(
    seated.map(async (name) => {
      const bot = defined(game.bot(name) ?? undefined, name);
      await bot.load();
      return bot;
    }),
  );
  const seats = seated.length;
  const isFewest = game.match(options, seats).best === 'fewest';
  let now = game.open(options, seats, round % seats);
  for (let step = 0; step <= game.bound; step += 1) {
    const turn = now.turn();
    if (turn.kind === 'over') {
      const { ranking, points } = turn.outcome;
      return {
        places: seated.map((_, seat) => ranking.findIndex((level) => level.includes(seat))),
        points: points.map((one) => (isFewest ? -one : one)),
      };
    }
    if (turn.kind === 'chance') {
      now = now.chance(draw(turn.request, chance)).round;
      continue;
    }
    for (const seat of [...turn.may, ...turn.must]) {
      const key = createHash('sha256').update(`${round} ${step} ${seat}`).digest();
      const action = await defined(players[seat]).choose(now.view(seat), randomFrom(key));
      const made = action === null ? null : now.act(seat, action);
      if (made?.ok) {
        now = made.value.round;
        break;
      }
    }
  }
  throw new Error('a round without an end');
}
