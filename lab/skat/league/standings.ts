import { defined } from '@lusoria/core';
import type { Money } from '@lusoria/tournaments/types';
import type { PlayedList } from './league.ts';
import { recount } from './recount.ts';

/** What a person has in an evening; money in cents. */
export interface Counted {
  readonly member: number;
  readonly points: number;
  readonly won: number;
  readonly lost: number;
  /** Points of each series. */
  readonly series: readonly number[];
  readonly ofPoints: number;
  readonly ofLost: number;
  readonly prize: number;
  readonly ofTeam: number;
  readonly sum: number;
}

interface Sum {
  points: number;
  won: number;
  lost: number;
  series: number[];
  tenths: number;
  fine: number;
}

/** The evening counted from its lists: own sums, own places, own money; the till gets what is over. */
export function standingsOf(
  lists: readonly PlayedList[],
  people: number,
  { point, stake, prizes, lost, teams: ofTeams }: Money,
  teams: readonly (readonly number[])[],
): { readonly rows: readonly Counted[]; readonly till: number } {
  const sums = Array.from(
    { length: people },
    (): Sum => ({ points: 0, won: 0, lost: 0, series: [], tenths: 0, fine: 0 }),
  );
  for (const { seats, rounds, series } of lists) {
    const lines = recount(rounds);
    if (lines.length !== seats.length) throw new Error('a list without a line for each seat');
    for (const [i, line] of lines.entries()) {
      const sum = sums[seats[i] ?? -1];
      if (!sum) throw new Error('a seat without a person');
      sum.points += line.total;
      sum.won += line.won;
      sum.lost += line.lost;
      sum.series[series - 1] = line.total;
      for (const other of lines) sum.tenths += (line.total - other.total) * point;
      for (let n = 1; lost !== null && n <= line.lost; n += 1) {
        sum.fine += n <= lost.upTo ? lost.cents : lost.further;
      }
    }
  }
  const fines = sums.reduce((all, { fine }) => all + fine, 0);
  const pot = stake * people + (lost?.into === 'pot' ? fines : 0);
  const isBefore = (a: Sum, b: Sum): boolean =>
    a.points !== b.points
      ? a.points > b.points
      : a.won !== b.won
        ? a.won > b.won
        : Math.max(...a.series) > Math.max(...b.series);
  const rows = sums.map((sum, member): Counted => {
    const place = sums.filter((other) => isBefore(other, sum)).length;
    const equals = sums.filter((other) => !isBefore(other, sum) && !isBefore(sum, other)).length;
    const share = prizes.slice(place, place + equals).reduce((all, one) => all + one, 0);
    const prize = Math.floor((pot * share) / 100 / equals);
    const ofPoints = Math.floor(sum.tenths / 10);
    const { points, won, lost: games, series, fine } = sum;
    const ofTeam = ofTeams ? teamShare(member, teams, sums, ofTeams) : 0;
    const total = ofPoints - stake - fine + prize + ofTeam;
    return {
      member,
      points,
      won,
      lost: games,
      series,
      ofPoints,
      ofLost: 0 - fine,
      prize,
      ofTeam,
      sum: total,
    };
  });
  return { rows, till: 0 - rows.reduce((all, { sum }) => all + sum, 0) };
}

/** What somebody gets as a member of a team, less what they paid; nothing without a team. */
function teamShare(
  member: number,
  teams: readonly (readonly number[])[],
  sums: readonly Sum[],
  { stake, prizes }: NonNullable<Money['teams']>,
): number {
  const own = teams.find((one) => one.includes(member));
  if (!own) return 0;
  const keys = (team: readonly number[]): readonly number[] => {
    const of = sums.filter((_, i) => team.includes(i));
    const add = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
    const most = Math.max(...of.map(({ series }) => series.length));
    const series = Array.from({ length: most }, (_, i) =>
      add(of.flatMap((one) => one.series.slice(i, i + 1))),
    );
    return [
      add(of.map(({ points }) => points)),
      add(of.map(({ won }) => won)),
      Math.max(...series),
    ];
  };
  const order = (a: readonly number[], b: readonly number[]): number =>
    a.map((one, i) => one - defined(b[i])).find((one) => one !== 0) ?? 0;
  const mine = keys(own);
  const ahead = teams.filter((one) => order(keys(one), mine) > 0).length;
  const equals = teams.filter((one) => order(keys(one), mine) === 0).length;
  const share = prizes.slice(ahead, ahead + equals).reduce((all, one) => all + one, 0);
  const pot = stake * teams.flat().length;
  return Math.floor(Math.floor((pot * share) / 100 / equals) / own.length) - stake;
}
