import { playGame, type Watch } from './game.ts';
import { dealOf, type Match } from './match.ts';
import { FAULTS, type Player } from './player.ts';
import { printGame } from './records.ts';

/** What came of a player in a deal, on all its chairs in all its games. */
export interface Share {
  /** Chairs in games. */
  games: number;
  points: number;
  declared: number;
  won: number;
  /** In the order of `FAULTS`. */
  readonly faults: number[];
  /** How long its decisions took, in milliseconds. */
  readonly times: number[];
}

/** What came of a deal, in all its seatings. */
export interface DealReport {
  readonly number: number;
  readonly games: number;
  /** By player. */
  readonly shares: readonly Share[];
  /** A line for each game, if the match is recorded. */
  readonly records: readonly string[];
}

/**
 * Plays a deal in all its seatings.
 *
 * @throws Stopped between two questions.
 */
export async function playDeal(
  match: Match,
  number: number,
  players: readonly Player[],
  stopped: () => boolean,
): Promise<DealReport> {
  const { first, seatings } = dealOf(match, number);
  const shares = players.map(
    (): Share => ({
      games: 0,
      points: 0,
      declared: 0,
      won: 0,
      faults: FAULTS.map(() => 0),
      times: [],
    }),
  );
  const records: string[] = [];
  for (const [at, seating] of seatings.entries()) {
    const shareOf = (chair: number): Share | undefined => shares[seating[chair] ?? -1];
    const watch: Watch = {
      stopped,
      decided: (chair, ms) => void shareOf(chair)?.times.push(ms),
      failed(chair, fault) {
        const faults = shareOf(chair)?.faults;
        if (faults) faults[FAULTS.indexOf(fault)] = (faults[FAULTS.indexOf(fault)] ?? 0) + 1;
      },
    };
    const seated = seating.flatMap((player) => players[player] ?? []);
    const { result, points, events } = await playGame(
      { seed: match.seed, deal: number, first, players: seated },
      watch,
    );
    if (match.records) {
      const names = seating.map((player) => match.names[player] ?? '');
      records.push(printGame({ events, names, first, deal: number, seating: at }));
    }
    for (const chair of seating.keys()) {
      const share = shareOf(chair);
      if (!share) continue;
      const declared = result.kind === 'game' && result.declarer === chair;
      share.games += 1;
      share.points += points[chair] ?? 0;
      share.declared += declared ? 1 : 0;
      share.won += declared && result.won ? 1 : 0;
    }
  }
  return { number, games: seatings.length, shares, records };
}
