import { columns } from '@lusoria/cli-kit/layout.ts';
import type { Habit } from '@lusoria/skat/notation';
import type { SkatCommandTranslator } from '../messages/index.ts';

/** The counts of a file. */
export interface Count {
  games: number;
  agreeing: number;
  readonly habits: Map<Habit, number>;
}

/** A file without games so far. */
export function emptyCount(): Count {
  return { games: 0, agreeing: 0, habits: new Map() };
}

/** Reports the number of games of a file that agree, and the habits that explain them. */
export function report(
  file: string,
  { games, agreeing, habits }: Count,
  t: SkatCommandTranslator,
): string {
  const number = (value: number): string => value.toLocaleString(t.language);
  const named = [...habits].toSorted(([, a], [, b]) => b - a);
  return [
    t('replay-agree', { file, total: games, games: number(games), agreeing: number(agreeing) }),
    ...columns(
      named.map(([habit, count]) => [
        `  ${t('replay-times', { count: number(count) })}`,
        habit,
        t(`habit-${habit}`),
      ]),
    ),
  ].join('\n');
}
