import { defined } from '@lusoria/core';
import { columns } from '@lusoria/cli-kit/layout.ts';
import type { Numbers, Study } from '@lusoria/cli-kit/study.ts';
import { figures, shares, type Tally } from '@lusoria/cli-kit/tally.ts';
import type { CliTranslator } from '../messages/index.ts';

/** Results of a simulation, for people. */
export interface Simulated {
  readonly study: Study;
  readonly options: unknown;
  readonly bots: readonly string[];
  readonly tally: Tally;
  readonly seconds: number;
}

/** A small table of the statistics. */
export async function report(
  { study, options, bots, tally, seconds }: Simulated,
  t: CliTranslator,
): Promise<string> {
  const { language } = t;
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
  const table = await study.title(options, bots.length, language);
  const { p50, p95 } = turns;
  const gamesText = (count: number): string =>
    t('games-count', { count: Math.round(count), digits: number(count, 0) });
  const time = { seconds: number(seconds, 1), games: gamesText(games / seconds) };
  const rows = [
    [t('simulate-turns'), t('simulate-turns-text', { mean: number(turns.mean, 1), p50, p95 })],
    ...(await study.rows(tally, numbers, language)),
    [t('time'), t('time-text', time)],
  ];
  const byOrder = wins.map((share, i) => [
    `  ${t('simulate-order', { n: i + 1 })}`,
    numbers.percent(share),
  ]);
  const bySeat = shares(tally, 'bySeat').map((share, i) => [
    `  ${defined(bots[i])}`,
    numbers.percent(share),
  ]);
  const differ = new Set(bots).size > 1;
  return [
    t('simulate-title', { table, seats: bots.length, games: gamesText(games) }),
    '',
    ...columns(rows),
    '',
    t('simulate-wins'),
    ...columns(byOrder),
    ...(differ ? ['', t('simulate-by-seat'), ...columns(bySeat)] : []),
  ].join('\n');
}
