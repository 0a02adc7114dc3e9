import type { AnyGame, PlayedSeries } from '@lusoria/core';
import type { GameRecord } from '@lusoria/table';

/** The list of a series at one table. */
export interface TableList extends PlayedSeries {
  /** From 1. */
  readonly series: number;
  /** From 1; null where the reader knows no other tables. */
  readonly table: number | null;
  /** Who sat there, by seat: one after the other; nobody where a bot played all the time. */
  readonly names: readonly (readonly string[])[];
}

/** The list of a record: its rounds that came to an end; null if there is none. */
export function tableList(
  { rounds }: GameRecord,
  rules: AnyGame,
): Omit<TableList, 'series' | 'table'> | null {
  const ended = rounds.flatMap(({ first, outcome, options, players, who }) =>
    first === null || !outcome ? [] : [{ first, outcome, options, players, who }],
  );
  const last = ended.at(-1);
  if (!last) return null;
  return {
    options: last.options,
    seats: last.players,
    played: ended.map(({ first, outcome }) => ({ first, outcome })),
    names: Array.from({ length: last.players }, (_, seat) => [
      ...new Set(
        ended.flatMap(({ who }) => {
          const name = who[seat];
          return name === undefined || rules.bot(name) ? [] : [name];
        }),
      ),
    ]),
  };
}
