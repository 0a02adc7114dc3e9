import { defined } from '@lusoria/core';
import type { ArenaLabels, Measure } from '@lusoria/cli-kit/arena.ts';
import { columns } from '@lusoria/cli-kit/layout.ts';
import type { CliTranslator } from '../messages/index.ts';
import type { Estimate } from './interval.ts';
import { FAULTS } from './player.ts';
import { differenceText } from './progress.ts';
import type { Figures, PlayerFigures } from './score.ts';

/** Result of a match. */
export interface Result {
  readonly figures: Figures;
  readonly measures: readonly Measure[];
  readonly labels: ArenaLabels;
  readonly seconds: number;
}

/** Report of a match, for people. */
export function report({ figures, measures, labels, seconds }: Result, t: CliTranslator): string {
  const number = numbers(t.language);
  const { deals, games, seats } = figures;
  const counted = (key: 'deals-count' | 'games-count', count: number): string =>
    t(key, { count: Math.round(count), digits: number(count, 0) });
  const counts = { deals: counted('deals-count', deals), games: counted('games-count', games) };
  const rows = [
    [
      '',
      ...measures.map(({ key }) => labels.measures[key] ?? key),
      t('arena-median'),
      t('arena-p999'),
      t('arena-most'),
      t('arena-faults'),
    ],
    ...seats.map((seat) => rowOf(seat, measures, t.language)),
  ];
  const time = { seconds: number(seconds, 1), games: counted('games-count', games / seconds) };
  return [
    t('arena-title', { game: labels.title, ...counts }),
    '',
    ...columns(rows),
    '',
    ...columns([
      ...(figures.byChairs ?? []).map(({ chairs: [a, b], ...found }) => [
        t('arena-by-chairs', { chairs: a, others: b }),
        differenceIn(found, t),
      ]),
      ...differencesIn(figures).map(({ of: [a, b], ...found }) => [
        `${t('arena-difference')} ${defined(seats[a]).name} − ${defined(seats[b]).name}`,
        differenceIn(found, t),
      ]),
      [t('time'), t('time-text', time)],
    ]),
  ].join('\n');
}

function rowOf(
  { name, engine, perGame, decisions, faults, faultsBy }: PlayerFigures,
  measures: readonly Measure[],
  language: string,
): readonly string[] {
  const number = numbers(language);
  const ms = (time: number): string => `${number(time, time < 10 ? 2 : 0)} ms`;
  const kinds = FAULTS.flatMap((kind) => (faultsBy[kind] > 0 ? `${kind} ${faultsBy[kind]}` : []));
  return [
    `  ${engine ?? name}`,
    ...measures.map(({ key, shownAs }) => {
      const value = defined(perGame[key]);
      return shownAs === 'percent' ? `${number(100 * value, 1)} %` : number(value, 2);
    }),
    ms(decisions.p50),
    ms(decisions.p999),
    ms(decisions.most),
    kinds.length > 0 ? `${faults} (${kinds.join(', ')})` : String(faults),
  ];
}

function differencesIn({ difference, differences }: Figures) {
  if (differences) return differences;
  return difference ? [{ of: [0, 1] as const, ...difference }] : [];
}

function differenceIn(found: Estimate, t: CliTranslator): string {
  const number = numbers(t.language);
  const text = differenceText(found, t.language);
  const { ci95 } = found;
  if (!ci95) return text;
  return `${text} (${t('arena-interval', { low: number(ci95[0], 2), high: number(ci95[1], 2) })})`;
}

function numbers(language: string) {
  return (value: number, digits: number): string =>
    value.toLocaleString(language, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
}
