import type { AnyGame, PlayedSeries, SeriesAccounts } from '@lusoria/core';
import type { GameRecord } from '@lusoria/table';

export interface TableList extends PlayedSeries {
  /** From 1. */
  readonly series: number;
  /** From 1; null where the reader knows no other tables. */
  readonly table: number | null;
  /** Figures of the sum by seat, by column key of its account. */
  readonly sums: ReturnType<SeriesAccounts['of']>;
  /** Who sat there, by seat: one after the other; nobody where a bot played all the time. */
  readonly names: readonly (readonly string[])[];
}

/** The list of a record: its rounds that came to an end; null if there is none. */
export function tableList(
  { rounds }: GameRecord,
  rules: AnyGame,
  accounts: SeriesAccounts,
): Omit<TableList, 'series' | 'table'> | null {
  const ended = rounds.flatMap(({ first, outcome, options, players, who }) =>
    first === null || !outcome ? [] : [{ first, outcome, options, players, who }],
  );
  const last = ended.at(-1);
  if (!last) return null;
  const series: PlayedSeries = {
    options: last.options,
    seats: last.players,
    played: ended.map(({ first, outcome }) => ({ first, outcome })),
  };
  return {
    ...series,
    sums: accounts.of(series),
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
