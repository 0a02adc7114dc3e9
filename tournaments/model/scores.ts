import type { AdaptedOptions, BestPoints } from '@lusoria/core';
import { whole } from '@lusoria/core/schema';
import * as v from 'valibot';

export const scoreSchema = v.strictObject({
  points: v.number(),
  won: whole,
  /** Rounds lost, where the game counts them apart; logs from before this was told have none. */
  lost: v.optional(whole, 0),
});
/** Score of a member, or of a seat. */
export type Score = v.InferOutput<typeof scoreSchema>;

/** Scores of a table after some deals. */
export interface Written {
  /** Rounds of its game that have been played. */
  readonly played: number;
  /** Scores by seat. */
  readonly standing: readonly Score[];
  /** Scores by member: the part from while they sat there. */
  readonly scores: readonly (Score & { readonly member: number })[];
}

export interface EventTable extends Written {
  readonly id: string;
  /** Players: members, or null for bots. */
  readonly seats: readonly (number | null)[];
  /** Options in which it differs from its event. */
  readonly options: AdaptedOptions;
  readonly over: boolean;
  /** Which points win; the most before its first report. */
  readonly best: BestPoints;
  /** True if its round ended for all before its match did. */
  readonly brokenOff: boolean;
  /** Earlier reports, in order. */
  readonly before: readonly Written[];
}

const NOTHING: Score = { points: 0, won: 0, lost: 0 };

export function newTable(
  id: string,
  seats: readonly (number | null)[],
  options: AdaptedOptions = {},
): EventTable {
  return {
    id,
    seats,
    options,
    played: 0,
    over: false,
    best: 'most',
    brokenOff: false,
    standing: seats.map(() => NOTHING),
    scores: [],
    before: [],
  };
}

/** A table after its report: what it adds to the scores before belongs to those who sit there now. */
export function reported(
  table: EventTable,
  {
    played,
    over,
    best,
    scores,
  }: Pick<EventTable, 'played' | 'over' | 'best'> & { readonly scores: readonly Score[] },
): EventTable {
  const more = scores.flatMap(({ points, won, lost }, seat) => {
    const member = table.seats[seat] ?? null;
    const before = table.standing[seat] ?? NOTHING;
    if (member === null) return [];
    return [
      {
        member,
        points: points - before.points,
        won: won - before.won,
        lost: lost - before.lost,
      },
    ];
  });
  const { before, scores: known } = table;
  return {
    ...table,
    played,
    over,
    best,
    standing: scores,
    scores: summed([...known, ...more]),
    before: [...before, { played: table.played, standing: table.standing, scores: known }],
  };
}

/** A table where one member is another now. */
export function withMember(table: EventTable, from: number, into: number): EventTable {
  const owned = (scores: EventTable['scores']): EventTable['scores'] =>
    summed(scores.map((score) => (score.member === from ? { ...score, member: into } : score)));
  return {
    ...table,
    scores: owned(table.scores),
    before: table.before.map((one) => ({ ...one, scores: owned(one.scores) })),
  };
}

function summed(scores: EventTable['scores']): EventTable['scores'] {
  const sums = new Map<number, Score>();
  for (const { member, points, won, lost } of scores) {
    const sum = sums.get(member) ?? NOTHING;
    sums.set(member, { points: sum.points + points, won: sum.won + won, lost: sum.lost + lost });
  }
  return [...sums].map(([member, score]) => ({ member, ...score }));
}
