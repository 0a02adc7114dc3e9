import { columns } from '@lusoria/cli-kit/layout.ts';
import type { Terminal } from '@lusoria/cli-kit/terminal.ts';
import type { Numbers, Study } from '@lusoria/cli-kit/study.ts';
import { figures, shares, type Tally } from '@lusoria/cli-kit/tally.ts';

/** What a simulation has found, for people. */
export interface Simulated {
  readonly study: Study;
  readonly options: unknown;
  readonly bots: readonly string[];
  readonly tally: Tally;
  readonly seconds: number;
}

/** A small table of what was counted. */
export async function report(
  { study, options, bots, tally, seconds }: Simulated,
  { words: { simulate }, language }: Pick<Terminal, 'words' | 'language'>,
): Promise<string> {
  const { games, turns, wins } = figures(tally);
  const number = (value: number, digits: number): string =>
    value.toLocaleString(language, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  const numbers: Numbers = {
    number,
    percent: (fraction) => `${number(100 * fraction, 1)} %`,
  };
  const title = simulate.title(study.title(options), bots.length, number(games, 0));
  const rows = [
    [
      simulate.turns,
      simulate.turnsText(number(turns.mean, 1), String(turns.p50), String(turns.p95)),
    ],
    ...(await study.rows(tally, simulate, numbers, language)),
    [simulate.seconds, simulate.secondsText(number(seconds, 1), number(games / seconds, 0))],
  ];
  const byOrder = wins.map((share, i) => [`  ${simulate.order(i + 1)}`, numbers.percent(share)]);
  const bySeat = shares(tally, 'bySeat').map((share, i) => [
    `  ${bots[i] ?? ''}`,
    numbers.percent(share),
  ]);
  const differ = new Set(bots).size > 1;
  return [
    title,
    '',
    ...columns(rows),
    '',
    simulate.wins,
    ...columns(byOrder),
    ...(differ ? ['', simulate.bySeat, ...columns(bySeat)] : []),
  ].join('\n');
}
