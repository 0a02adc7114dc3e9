import type { Money } from '@lusoria/tournaments/types';
import type { Evening, PlayedEvening } from './league.ts';
import { standingsOf } from './standings.ts';

/** What an evening tells of people, beside what was counted from its records. */
export interface Compared {
  /** Sentences about everything that differs; empty if nothing does. */
  readonly differences: readonly string[];
  /** Values that were compared. */
  readonly compared: number;
  /** Pairs that have sat together more than once, each further time counted. */
  readonly meetings: number;
  /** Pairs of a team at one table. */
  readonly inTeam: number;
  readonly deals: number;
  readonly till: number;
}

export function compareEvening(
  { view, lists, announced }: PlayedEvening,
  { people, money, teamSize }: Pick<Evening, 'people' | 'teamSize'> & { readonly money: Money },
): Compared {
  const { rows, till } = standingsOf(
    lists,
    people,
    money,
    view.teams.map(({ members }) => members),
  );
  const differences: string[] = [];
  let compared = 0;
  const same = (what: string, told: unknown, counted: unknown): void => {
    compared += 1;
    const [a, b] = [JSON.stringify(told), JSON.stringify(counted)];
    if (a !== b) differences.push(`${what}: the server says ${a}, the records ${b}`);
  };
  for (const row of rows) {
    const told = view.standings?.find(({ member }) => member === row.member);
    const who = `member ${row.member}`;
    same(`${who}, points`, told?.points, row.points);
    same(`${who}, won`, told?.won, row.won);
    same(`${who}, lost`, told?.lost, row.lost);
    same(`${who}, series`, told?.rounds, row.series);
    same(`${who}, money of points`, told?.money?.points, row.ofPoints);
    same(`${who}, lost games`, told?.money?.lost, row.ofLost);
    same(`${who}, prize`, told?.money?.prize, row.prize);
    const ofTeam = told?.money && told.money.teamStake + told.money.teamPrize;
    same(`${who}, money of the team`, ofTeam, row.ofTeam);
    same(`${who}, money`, told?.money?.sum, row.sum);
  }
  same('the till', view.till, till);
  for (const [team, { members }] of view.teams.entries()) {
    const told = view.teamStandings?.find((one) => one.team === team);
    const points = rows
      .filter(({ member }) => members.includes(member))
      .reduce((sum, one) => sum + one.points, 0);
    same(`team ${team}, points`, told?.points, points);
  }
  const tables = lists.map(({ seats }) => seats);
  same(
    'the announced tables',
    announced.flatMap((one) => one.tables),
    tables,
  );
  const pairs = tables.flatMap((seats) =>
    seats.flatMap((a) => seats.filter((b) => a < b).map((b) => [a, b] as const)),
  );
  return {
    differences,
    compared,
    meetings: pairs.length - new Set(pairs.map(([a, b]) => `${a} ${b}`)).size,
    inTeam: pairs.filter(([a, b]) => Math.floor(a / teamSize) === Math.floor(b / teamSize)).length,
    deals: lists.reduce((sum, { rounds }) => sum + rounds.length, 0),
    till,
  };
}
