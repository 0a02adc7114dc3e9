import type { EventRound, EventState, EventTable, Score, Settings } from './types.ts';

/** A member's row of the standings. */
export interface Row {
  readonly place: number;
  readonly member: number;
  readonly points: number;
  /** Number of rounds of the game won. */
  readonly won: number;
  /** Number of those lost, in games that count them. */
  readonly lost: number;
  /** Points of each round of the event; null: the member did not play in it. */
  readonly rounds: readonly (number | null)[];
}

/**
 * The standings: most points first, or fewest where these win; ties are broken by most rounds won, then by the best single
 * round of the event; rows equal in all share the place. Those of a class, whose names may be there from week to week, leave
 * out who is absent.
 */
export function standingsOf({ kind, members, rounds, settings }: EventState): readonly Row[] {
  const brought = rounds.map((round) => scoresIn(round, settings));
  const rows = members
    .filter(
      ({ no, state }) =>
        state === 'here' ||
        (state === 'listed' && kind === 'evening') ||
        brought.some((scores) => scores.has(no)),
    )
    // Merged and erased members have no rounds.
    .map(({ no }) => {
      const scores = brought.map((of) => of.get(no) ?? null);
      const played = scores.filter((score) => score !== null);
      return {
        member: no,
        points: rounded(played.reduce((sum, { points }) => sum + points, 0)),
        won: played.reduce((sum, { won }) => sum + won, 0),
        lost: played.reduce((sum, { lost }) => sum + lost, 0),
        rounds: scores.map((score) => score && rounded(score.points)),
      };
    });
  // Shares of opponents beaten are better the more they are.
  const sign = settings.score === 'places' ? 1 : signOf(rounds.flatMap(({ tables }) => tables));
  type Unplaced = (typeof rows)[number];
  const best = ({ rounds: all }: Unplaced): number =>
    Math.max(-Infinity, ...all.map((n) => (n === null ? -Infinity : sign * n)));
  const compare = (a: Unplaced, b: Unplaced): number => {
    if (a.points !== b.points) return sign * (b.points - a.points);
    if (a.won !== b.won) return b.won - a.won;
    return best(a) === best(b) ? 0 : best(b) - best(a);
  };
  const sorted = rows.toSorted((a, b) => compare(a, b) || a.member - b.member);
  return sorted.map((row) => ({
    place: 1 + sorted.findIndex((other) => compare(other, row) === 0),
    ...row,
  }));
}

function scoresIn({ tables }: EventRound, settings: Settings): ReadonlyMap<number, Score> {
  return new Map(
    tables.flatMap((table) => {
      const factor = factorAt(table, settings);
      return table.scores.map(
        ({ member, points, won, lost }) =>
          [
            member,
            {
              points: settings.score === 'places' ? shareOf(table, member) : points * factor,
              won,
              lost,
            },
          ] as const,
      );
    }),
  );
}

/**
 * By what the points of a table are multiplied: evened ones count by the number of opponents, where the most win. The
 * fewest, such as cards left in hand, are not won from opponents.
 */
export function factorAt(
  { seats, best }: Pick<EventTable, 'seats' | 'best'>,
  { score, size }: Pick<Settings, 'score' | 'size'>,
): number {
  const isEvened = score === 'evened' && best === 'most' && seats.length > 1 && size > 1;
  return isEvened ? (size - 1) / (seats.length - 1) : 1;
}

/** 1 where the most points win, -1 where the fewest do. */
export function signOf(tables: readonly Pick<EventTable, 'best'>[]): 1 | -1 {
  return tables.some(({ best }) => best === 'fewest') ? -1 : 1;
}

/** Share of the others at a table that a member beats, from 0 to 1; equals count half. */
function shareOf({ seats, standing, best }: EventTable, member: number): number {
  const seat = seats.indexOf(member);
  const own = standing[seat]?.points;
  // A member who has left has beaten nobody.
  if (own === undefined || standing.length < 2) return 0;
  const sum = standing.reduce((total, { points }, other) => {
    if (other === seat) return total;
    if (own === points) return total + 0.5;
    return total + (own > points === (best === 'most') ? 1 : 0);
  }, 0);
  return sum / (standing.length - 1);
}

/** To hundredths: sums of shares are not exact. */
function rounded(points: number): number {
  return Math.round(points * 100) / 100;
}
