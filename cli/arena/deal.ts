import { addCounts, defined } from '@lusoria/core';
import type { ArenaPart } from '@lusoria/cli-kit/arena.ts';
import { playGame, type Rules, type Watch } from './game.ts';
import { dealOf, type Match } from './match.ts';
import { FAULTS, type Player } from './player.ts';

/** Counts over some games of a player. */
export interface Counted {
  /** Number of chairs played, over all games. */
  games: number;
  /** Counts of the game, by its names. */
  readonly counts: Record<string, number>;
}

/** Results of a player in a deal, on all its chairs in all its games. */
interface Share extends Counted {
  /** The counts by the number of its chairs at the table, from 1. */
  readonly byChairs: readonly Counted[];
  /** Counts of the game for `--breakdown`. */
  readonly breakdown: Record<string, number>;
  /** In the order of `FAULTS`. */
  readonly faults: number[];
  /** Times of its decisions, in milliseconds. */
  readonly times: number[];
}

/** Results of a deal, in all its seatings. */
export interface DealReport {
  readonly number: number;
  readonly games: number;
  /** By player. */
  readonly shares: readonly Share[];
  /** A line for each game, if the match is recorded. */
  readonly records: readonly string[];
}

/** Rules of a match, and its measures. */
export interface Contest {
  readonly rules: Rules;
  readonly part: Pick<ArenaPart, 'count' | 'record' | 'breakdown'>;
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
    (): Share => ({
      ...nothing(),
      byChairs: Array.from({ length: match.seats }, nothing),
      breakdown: {},
      faults: FAULTS.map(() => 0),
      times: [],
    }),
  );
  const records: string[] = [];
  for (const [seating, chairs] of seatings.entries()) {
    const shareOf = (chair: number): Share => defined(shares[defined(chairs[chair])]);
    const watch: Watch = {
      stopped,
      decided: (chair, ms) => void shareOf(chair).times.push(ms),
      failed(chair, fault) {
        const { faults } = shareOf(chair);
        const at = FAULTS.indexOf(fault);
        faults[at] = defined(faults[at]) + 1;
      },
    };
    const seated = chairs.map((player) => defined(players[player]));
    const { seed, budget } = match;
    const table = { seed, deal: number, first, players: seated, budget };
    const played = await playGame(rules, table, watch);
    const names = chairs.map((player) => defined(match.names[player]));
    const game = { ...played, names, first, deal: number, seating };
    if (match.records) records.push(part.record?.(game) ?? JSON.stringify(game));
    const found = match.breakdown ? part.breakdown?.count(game) : undefined;
    for (const [chair, player] of chairs.entries()) {
      const share = shareOf(chair);
      const counts = part.count(game, chair);
      const own = chairs.filter((one) => one === player).length;
      addTo(share, { games: 1, counts });
      addTo(defined(share.byChairs[own - 1]), { games: 1, counts });
      if (found) addCounts(share.breakdown, defined(found[chair]));
    }
  }
  return { number, games: seatings.length, shares, records };
}

/** Zero counts. */
export function nothing(): Counted {
  return { games: 0, counts: {} };
}

export function addTo(total: Counted, { games, counts }: Readonly<Counted>): void {
  total.games += games;
  addCounts(total.counts, counts);
}
