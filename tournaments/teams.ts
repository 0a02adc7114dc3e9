import { accepted } from '@lusoria/core';
import { cleaned } from '@lusoria/table/names';
import { type Decision, rejectWith } from './decision.ts';
import { signOf, standingsOf } from './standings.ts';
import { type Command, type EventState, TITLE_LENGTH } from './types.ts';

/** A team's row of the standings. */
export interface TeamRow {
  readonly place: number;
  /** Its index among the teams. */
  readonly team: number;
  readonly points: number;
  /** Rounds of the game that its members won. */
  readonly won: number;
  /** Points of each round of the event; null: nobody of the team played in it. */
  readonly rounds: readonly (number | null)[];
}

export function changeTeams(
  { members }: EventState,
  { teams, counted }: Extract<Command, { do: 'teams' }>,
): Decision {
  const all = teams.flatMap((team) => team.members);
  const named = teams.map((team) => ({
    name: cleaned(team.name, TITLE_LENGTH),
    members: [...team.members],
  }));
  const names = new Set(named.map(({ name }) => name.toLowerCase()));
  const isKnown = all.every((no) => members[no] !== undefined && members[no].state !== 'asks');
  const isClear =
    isKnown && new Set(all).size === all.length && names.size === named.length && !names.has('');
  return isClear ? accepted([{ type: 'teams', teams: named, counted }]) : rejectWith('bad-teams');
}

/**
 * The standings of the teams: what their members bring is added up round by round, of all or of the best ones. Ties are
 * broken by most rounds of the game won, then by the best single round; teams equal in all share the place.
 */
export function teamStandingsOf(state: EventState): readonly TeamRow[] {
  const { teams, counted, settings } = state;
  const rows = standingsOf(state);
  const tables = state.rounds.flatMap((round) => round.tables);
  const sign = settings.score === 'places' ? 1 : signOf(tables);
  const sums = teams.map(({ members }, team) => {
    const own = rows.filter(({ member }) => members.includes(member));
    const rounds = state.rounds.map((_, i) => {
      const points = own.flatMap((row) => row.rounds.slice(i, i + 1)).filter((one) => one !== null);
      const best = points.toSorted((a, b) => sign * (b - a)).slice(0, counted ?? points.length);
      return best.length === 0 ? null : rounded(best.reduce((sum, one) => sum + one, 0));
    });
    const played = rounds.filter((one) => one !== null);
    return {
      team,
      points: rounded(played.reduce((sum, one) => sum + one, 0)),
      won: own.reduce((sum, row) => sum + row.won, 0),
      rounds,
      best: Math.max(-Infinity, ...played.map((one) => sign * one)),
    };
  });
  type Sum = (typeof sums)[number];
  const compare = (a: Sum, b: Sum): number => {
    if (a.points !== b.points) return sign * (b.points - a.points);
    if (a.won !== b.won) return b.won - a.won;
    return a.best === b.best ? 0 : b.best - a.best;
  };
  const sorted = sums.toSorted((a, b) => compare(a, b) || a.team - b.team);
  return sorted.map((sum) => {
    const { best: _, ...row } = sum;
    return { place: 1 + sorted.findIndex((other) => compare(other, sum) === 0), ...row };
  });
}

/** To hundredths: shares are not exact. */
function rounded(points: number): number {
  return Math.round(points * 100) / 100;
}
