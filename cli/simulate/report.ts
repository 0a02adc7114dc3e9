import { columns } from '../layout.ts';
import type { Terminal } from '../terminal.ts';
import { figures, shares, type Tally } from './tally.ts';

/** What a simulation has found, for people. */
export interface Simulated {
  /** The deck's title. */
  readonly deck: string;
  readonly bots: readonly string[];
  readonly tally: Tally;
  readonly seconds: number;
}

/** A small table of what was counted. */
export function report(
  { deck, bots, tally, seconds }: Simulated,
  { words: { simulate }, language }: Pick<Terminal, 'words' | 'language'>,
): string {
  const { games, turns, wins, draws, reshuffled, challenges, errors } = figures(tally);
  const number = (value: number, digits: number): string =>
    value.toLocaleString(language, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  const percent = (fraction: number): string => `${number(100 * fraction, 1)} %`;
  const title = simulate.title(deck, bots.length, number(games, 0));
  const rows = [
    [
      simulate.turns,
      simulate.turnsText(number(turns.mean, 1), String(turns.p50), String(turns.p95)),
    ],
    [simulate.draws, simulate.aGame(number(draws.mean, 1))],
    [simulate.reshuffled, simulate.ofGames(percent(reshuffled))],
    [
      simulate.challenges,
      simulate.challengesText(number(challenges.mean, 2), percent(challenges.upheld)),
    ],
    [simulate.errors, simulate.errorsText(number(errors.declared, 2), number(errors.unnoticed, 2))],
    [simulate.seconds, simulate.secondsText(number(seconds, 1), number(games / seconds, 0))],
  ];
  const byOrder = wins.map((share, i) => [`  ${simulate.order(i + 1)}`, percent(share)]);
  const bySeat = shares(tally.bySeat, games).map((share, i) => [
    `  ${bots[i] ?? ''}`,
    percent(share),
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
