import type { Habit } from '@lusoria/skat/notation';
import { columns } from '@lusoria/cli-kit/layout.ts';
import type { Terminal } from '@lusoria/cli-kit/terminal.ts';

/** What was found in a file. */
export interface Count {
  games: number;
  agreeing: number;
  readonly habits: Map<Habit, number>;
}

/** A file without games so far. */
export function emptyCount(): Count {
  return { games: 0, agreeing: 0, habits: new Map() };
}

/** How many games of a file agree, and which habits explain them. */
export function report(
  file: string,
  { games, agreeing, habits }: Count,
  { language, words }: Pick<Terminal, 'language' | 'words'>,
): string {
  const number = (value: number): string => value.toLocaleString(language);
  const named = [...habits].toSorted(([, a], [, b]) => b - a);
  return [
    words.replay.agree(file, number(games), number(agreeing)),
    ...columns(
      named.map(([habit, count]) => [
        `  ${words.replay.times(number(count))}`,
        habit,
        words.replay.habits[habit],
      ]),
    ),
  ].join('\n');
}
