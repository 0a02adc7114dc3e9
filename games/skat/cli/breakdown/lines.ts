import { columns } from '@lusoria/cli-kit/layout.ts';
import {
  type BreakdownFigures,
  type CalibrationFigures,
  type Ranged,
  type RoleFigures,
} from '@lusoria/skat/analysis';
import type { SkatCommandTranslator } from '../messages/index.ts';

/** A player, and the breakdown of the points. */
export interface NamedFigures {
  readonly name: string;
  readonly figures: BreakdownFigures;
}

/** The breakdown of players' points as text: a block of tables for each. */
export function breakdownLines(
  players: readonly NamedFigures[],
  t: SkatCommandTranslator,
): readonly string[] {
  return players.flatMap(({ name, figures }, i) => [
    ...(i > 0 ? [''] : []),
    name,
    ...block(figures, t).map((line) => (line === '' ? '' : `  ${line}`)),
  ]);
}

function block(figures: BreakdownFigures, t: SkatCommandTranslator): readonly string[] {
  const { alone, defence, contracts, calibration, games } = figures;
  const { number, percent } = formats(t.language);
  const role = (name: string, one: RoleFigures, errors?: number): readonly string[] => [
    name,
    number(one.games, 0),
    percent(games === 0 ? 0 : one.games / games),
    percent(one.won),
    number(one.perGame, 2),
    number(one.each, 1),
    errors === undefined ? '' : number(errors, 2),
  ];
  const head = [t('breakdown-games'), t('breakdown-share'), t('breakdown-won')];
  const points = [t('breakdown-per-game'), t('breakdown-each')];
  const tricks = alone.errors.all.map((_, trick) => String(trick + 1));
  const counted = (name: string, counts: readonly number[]): readonly string[] => [
    name,
    ...counts.map(String),
  ];
  const open = [
    ['breakdown-winnable', alone.winnable, alone.winnable.lost],
    ['breakdown-beaten', alone.beaten, alone.beaten.won],
    ['breakdown-overbid', alone.overbid, alone.overbid.won],
    ['breakdown-beatable', defence.beatable, defence.beatable.beaten],
  ] as const;
  return [
    ...columns([
      ['', ...head, ...points, t('breakdown-errors')],
      role(t('breakdown-alone'), alone, alone.errors.perGame),
      role(t('breakdown-defence'), defence, defence.errors.perGame),
      ...contracts
        .filter((one) => one.games > 0)
        .map((one) => role(`  ${t(`breakdown-${one.contract}`)}`, one)),
    ]),
    '',
    ...calibrated(calibration, t),
    '',
    ...open.flatMap(([key, { games: all, ci95 }, of]) =>
      ci95 === null
        ? []
        : [
            t(key, {
              games: number(all, 0),
              count: number(of, 0),
              low: number(100 * ci95[0], 0),
              high: number(100 * ci95[1], 0),
            }),
          ],
    ),
    '',
    ...columns([
      [t('breakdown-by-trick'), ...tricks],
      counted(t('breakdown-alone'), alone.errors.all),
      counted(`  ${t('breakdown-first')}`, alone.errors.first),
      counted(t('breakdown-defence'), defence.errors.all),
      counted(`  ${t('breakdown-first')}`, defence.errors.first),
    ]),
  ];
}

function calibrated(
  { believed, contracts, auctions, worth }: BreakdownFigures['calibration'],
  t: SkatCommandTranslator,
): readonly string[] {
  const { number, percent } = formats(t.language);
  const rows = (name: string, one: CalibrationFigures): readonly (readonly string[])[] =>
    one.games === 0
      ? []
      : [
          [
            `  ${name}`,
            number(one.games, 0),
            percent(one.believed),
            percent(one.won),
            number(one.before, 1),
            number(one.after, 1),
            number(one.came, 1),
          ],
        ];
  const range = ({ from, to }: Ranged, digits: number): string => {
    const bound = (value: number): string => number(value, digits);
    if (from === null) return to === null ? '' : `< ${bound(to)}`;
    return to === null ? `≥ ${bound(from)}` : `${bound(from)} – ${bound(to)}`;
  };
  const empty = ['', '', '', '', '', ''];
  return columns([
    [
      t('breakdown-chances'),
      t('breakdown-games'),
      t('breakdown-believed'),
      t('breakdown-won'),
      t('breakdown-before'),
      t('breakdown-after'),
      t('breakdown-came'),
    ],
    ...believed.flatMap((one) => rows(range(one, 2), one)),
    [t('breakdown-contract'), ...empty],
    ...contracts.flatMap((one) => rows(t(`breakdown-${one.contract}`), one)),
    [t('breakdown-others'), ...empty],
    ...auctions.flatMap((one) => rows(t(`breakdown-others-${one.others}`), one)),
    [t('breakdown-worth'), ...empty],
    ...worth.flatMap((one) => rows(range(one, 0), one)),
  ]);
}

function formats(language: string) {
  const number = (value: number, digits: number): string =>
    value.toLocaleString(language, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  return { number, percent: (value: number): string => `${number(100 * value, 1)} %` };
}
