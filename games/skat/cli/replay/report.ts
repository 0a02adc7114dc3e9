import { columns } from '@lusoria/cli-kit/layout.ts';
import type { ServerDeviation } from '@lusoria/skat/notation';
import type { SkatCommandTranslator } from '../messages/index.ts';

/** The counts of a file. */
export interface Count {
  games: number;
  agreeing: number;
  readonly deviations: Map<ServerDeviation, number>;
}

/** A file without games so far. */
export function emptyCount(): Count {
  return { games: 0, agreeing: 0, deviations: new Map() };
}

/** Reports the number of games of a file that agree, and the deviations that explain them. */
export function report(
  file: string,
  { games, agreeing, deviations }: Count,
  t: SkatCommandTranslator,
): string {
  const number = (value: number): string => value.toLocaleString(t.language);
  const named = [...deviations].toSorted(([, a], [, b]) => b - a);
  return [
    t('replay-agree', { file, total: games, games: number(games), agreeing: number(agreeing) }),
    ...columns(
      named.map(([deviation, count]) => [
        `  ${t('replay-times', { count: number(count) })}`,
        deviation,
        t(`deviation-${deviation}`),
      ]),
    ),
  ].join('\n');
}
