import { type AnyGame, defined, type Played } from '@lusoria/core';
import { afterRound } from './finished-round.ts';
import type { GameRecord, RoundRecord } from './record.ts';

/** What a person has at a table, over all rounds that ended. */
export interface RecordScore {
  readonly name: string;
  readonly points: number;
  readonly won: number;
  readonly lost: number;
}

/**
 * The scores of the people of a record, by name: each round counts for whoever held the seat in it, so a substitute's is theirs.
 * Rounds that were broken off count nothing. Null where this game cannot read the options.
 */
export function scoresOfRecord(record: GameRecord, game: AnyGame): readonly RecordScore[] | null {
  const sums = new Map<string, RecordScore>();
  let match: readonly Played[] = [];
  for (const round of record.rounds) {
    const { first, outcome, options, players, who } = round;
    if (outcome && first !== null) {
      const read = game.options(options);
      if (!read.ok || !game.seats.includes(players)) return null;
      const { standings } = game.match(read.value, players);
      const before = standings(match);
      for (const { seat, points, won, lost = 0 } of standings([...match, { first, outcome }])) {
        const name = (who[seat] ?? record.seats[seat])?.trim() ?? '';
        if (name === '' || isBot(round, seat, name, game)) continue;
        const was = before.find((one) => one.seat === seat);
        const sum = sums.get(name) ?? { name, points: 0, won: 0, lost: 0 };
        sums.set(name, {
          name,
          points: sum.points + points - (was?.points ?? 0),
          won: sum.won + won - (was?.won ?? 0),
          lost: sum.lost + lost - (was?.lost ?? 0),
        });
      }
    }
    match = afterRound(match, round, game);
  }
  return [...sums.values()];
}

/** Whether a bot held a seat: it has the name of one, and no person acted there. */
function isBot({ steps }: RoundRecord, seat: number, name: string, game: AnyGame): boolean {
  const [kind] = name.split(':');
  return (
    game.botKinds.includes(defined(kind)) &&
    !steps.some(({ by, actor }) => by === seat && actor === 'person')
  );
}
