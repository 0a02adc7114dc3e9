import type { ArenaPart } from '@lusoria/cli-kit/arena.ts';
import { playGame, type Rules, type Watch } from './game.ts';
import { dealOf, type Match } from './match.ts';
import { FAULTS, type Player } from './player.ts';

/** What came of a player in a deal, on all its chairs in all its games. */
export interface Share {
  /** Chairs in games. */
  games: number;
  /** What the game counts, by its names. */
  readonly counts: Record<string, number>;
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

/** What is played, and how it is measured. */
export interface Contest {
  readonly rules: Rules;
  readonly part: Pick<ArenaPart, 'count' | 'record'>;
}

/**
 * Plays a deal in all its seatings.
 *
 * @throws Stopped between two questions.
 */
export async function playDeal(
  { rules, part }: Contest,
  match: Match,
  number: number,
  players: readonly Player[],
  stopped: () => boolean,
): Promise<DealReport> {
  const { first, seatings } = dealOf(match, number);
  const shares = players.map(
    (): Share => ({ games: 0, counts: {}, faults: FAULTS.map(() => 0), times: [] }),
  );
  const records: string[] = [];
  for (const [seating, chairs] of seatings.entries()) {
    const shareOf = (chair: number): Share | undefined => shares[chairs[chair] ?? -1];
    const watch: Watch = {
      stopped,
      decided: (chair, ms) => void shareOf(chair)?.times.push(ms),
      failed(chair, fault) {
        const faults = shareOf(chair)?.faults;
        if (faults) faults[FAULTS.indexOf(fault)] = (faults[FAULTS.indexOf(fault)] ?? 0) + 1;
      },
    };
    const seated = chairs.flatMap((player) => players[player] ?? []);
    const { seed, budget } = match;
    const table = { seed, deal: number, first, players: seated, budget };
    const played = await playGame(rules, table, watch);
    const names = chairs.map((player) => match.names[player] ?? '');
    const game = { ...played, names, first, deal: number, seating };
    if (match.records) records.push(part.record?.(game) ?? JSON.stringify(game));
    for (const chair of chairs.keys()) {
      const share = shareOf(chair);
      if (!share) continue;
      share.games += 1;
      for (const [name, count] of Object.entries(part.count(game, chair))) {
        share.counts[name] = (share.counts[name] ?? 0) + count;
      }
    }
  }
  return { number, games: seatings.length, shares, records };
}
