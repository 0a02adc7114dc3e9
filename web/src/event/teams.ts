import { defined } from '@lusoria/core';
import type { Cell } from '@lusoria/tournaments/csv';
import type { EventView } from '@lusoria/tournaments/protocol';
import { t } from './messages.svelte.ts';
import { nameOf } from './names.ts';
import { roundTitle } from './rounds.ts';

/** The name of a member's team; null: they are in none. */
export function teamName({ teams }: EventView, member: number): string | null {
  return teams.find(({ members }) => members.includes(member))?.name ?? null;
}

/** The standings of the teams as rows of a table, with a heading. */
export function teamRows(view: EventView): readonly (readonly Cell[])[] {
  const rows = view.teamStandings ?? [];
  const rounds = rows[0]?.rounds ?? [];
  return [
    [
      t('place'),
      t('team'),
      t('team-people'),
      ...rounds.map((_, i) => roundTitle(view.kind, i + 1)),
      t('won'),
      t('points'),
    ],
    ...rows.map(({ place, team, rounds: each, won, points }): readonly Cell[] => {
      const { name, members } = defined(view.teams[team]);
      const names = members.map((member) => nameOf(view, member)).join(', ');
      return [place, name, names, ...each, won, points];
    }),
  ];
}
