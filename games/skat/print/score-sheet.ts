import { defined } from '@lusoria/core';
import type { Pack } from '@lusoria/core/playing-card';
import {
  type Account,
  lengthOf,
  optionsSchema,
  OTHERS_LOST,
  type Sheet,
  sheetOf,
} from '@lusoria/skat';
import {
  type Cell,
  type Drawing,
  fitting,
  type Mark,
  type Order,
  PAPERS,
  path,
  type PrintedSeries,
  sum,
  table,
  tagged,
} from '@lusoria/print';
import * as v from 'valibot';
import type { SkatTranslator } from '../messages/index.ts';
import { signed } from '../messages/names.ts';
import type { SkatPrintTranslator } from '../messages/print/index.ts';
import { SHEET_COLUMNS, sheetCell, sheetName } from '../messages/sheet.ts';

/** Millimetres. */
const MARGIN = 10;
const HEAD = 20;
const INK = '#2a211b';
const PALE = '#7a6f63';

/** Widths of the columns of a deal before those of the players (millimetres). */
const WIDTHS = {
  base: 16,
  matadors: 13,
  hand: 10,
  schneider: 10,
  schneiderAnnounced: 8,
  schwarz: 10,
  schwarzAnnounced: 8,
  ouvert: 9,
  doubled: 7,
  won: 13,
  lost: 13,
} as const;
const NUMBER_WIDTH = 7;

/** Lines below the deals, as the German Skat association keeps them, and the one to sign. */
const SUMS = [
  ['sum-games', ({ games }) => signed(games)],
  ['sum-won', ({ won }) => String(won)],
  ['sum-lost', ({ lost }) => String(lost)],
  ['sum-bonus', ({ bonus }) => signed(bonus)],
  ['opponents', ({ opponents }) => signed(opponents)],
  ['sum-total', ({ total }) => signed(total)],
  ['signature', () => ''],
] as const satisfies readonly (readonly [string, (account: Account) => string])[];
/** Height of the line to sign, in rows. */
const SIGNATURE_ROWS = 1.6;

type Lists = Pick<Order, 'fonts' | 'paper' | 'large'>;

/** A list to be filled in: a row a deal of a full list, and the reckoning of Seeger and Fabian below. */
export function scoreSheet(
  seats: 3 | 4,
  skat: SkatTranslator,
  t: SkatPrintTranslator,
  order: Lists,
): Drawing {
  const deals = defined(lengthOf(v.parse(optionsSchema, {}), seats));
  const names = Array.from({ length: seats }, (_, i) => String(i + 1));
  return drawn({ deals, names, sheet: null, heading: null }, 'french', skat, t, order);
}

/** The list of a series that has been played; deals that were not are empty rows. */
export function playedSheet(
  { title, about, names, options, seats, played }: PrintedSeries,
  pack: Pack,
  skat: SkatTranslator,
  t: SkatPrintTranslator,
  order: Lists,
): Drawing {
  const chosen = v.parse(optionsSchema, options);
  const deals = Math.max(played.length, lengthOf(chosen, seats) ?? 0);
  const sheet = sheetOf(played, chosen, seats);
  return drawn({ deals, names, sheet, heading: { title, about } }, pack, skat, t, order);
}

interface Filled {
  readonly deals: number;
  readonly names: readonly string[];
  readonly sheet: Sheet | null;
  readonly heading: { readonly title: string; readonly about: string } | null;
}

function drawn(
  { deals, names, sheet, heading }: Filled,
  pack: Pack,
  skat: SkatTranslator,
  t: SkatPrintTranslator,
  { fonts, paper, large }: Lists,
): Drawing {
  const { width, height } = PAPERS[paper];
  const fixed = [NUMBER_WIDTH, ...SHEET_COLUMNS.map((column) => WIDTHS[column])];
  const points = (width - 2 * MARGIN - sum(fixed)) / names.length;
  const rows = deals + SUMS.length + SIGNATURE_ROWS;
  const rowHeight = (height - 2 * MARGIN - HEAD) / rows;
  const size = Math.min(rowHeight * 0.66, large ? 4.2 : 2.8);
  const y = MARGIN + HEAD;
  const head: readonly Cell[] = [
    { text: skat('column-number'), head: true },
    ...SHEET_COLUMNS.map((column): Cell => ({ text: skat(`column-${column}`), head: true })),
    ...names.map((text): Cell => ({ text, head: true, align: 'start' })),
  ];
  const body = Array.from({ length: deals }, (_, i): readonly Cell[] => [
    { text: String(i + 1), fill: PALE },
    ...dealCells(sheet?.rows[i], names.length, pack, skat),
  ]);
  const list = table(
    [head, ...body],
    { x: MARGIN, y, widths: [...fixed, ...names.map(() => points)], rowHeight, size },
    fonts,
  );
  const widths = [sum(fixed), ...names.map(() => points)];
  const lines = SUMS.map(([key, text]): readonly Cell[] => [
    { text: lineLabel(key, names.length, skat, t), head: true, align: 'end' },
    ...names.map(
      (_, seat): Cell => ({
        text: sheet ? text(defined(sheet.accounts[seat])) : '',
        ...(key === 'sum-total' ? { face: 'sans-bold' } : {}),
      }),
    ),
  ]);
  const below = { x: MARGIN, y: y + (deals + 1) * rowHeight, widths, size };
  const reckoning = table(lines.slice(0, -1), { ...below, rowHeight }, fonts);
  const signing = table(
    lines.slice(-1),
    { ...below, y: below.y + (SUMS.length - 1) * rowHeight, rowHeight: SIGNATURE_ROWS * rowHeight },
    fonts,
  );
  return {
    width,
    height,
    marks: [...headingMarks(heading, width, skat, t, fonts), list, reckoning, signing],
  };
}

function dealCells(
  row: Sheet['rows'][number] | undefined,
  seats: number,
  pack: Pack,
  skat: SkatTranslator,
): readonly Cell[] {
  if (!row) return Array.from({ length: SHEET_COLUMNS.length + seats }, () => ({ text: '' }));
  const { result, totals } = row;
  const cells = SHEET_COLUMNS.map((column): Cell => {
    const text = sheetCell(skat, column, result);
    // What has no base value, nor its like, says there what it was.
    return column === 'base' && text === '' ? { text: sheetName(skat, result, pack) } : { text };
  });
  return [
    ...cells,
    ...totals.map((total): Cell => ({ text: total === null ? '' : withoutPlus(total) })),
  ];
}

function withoutPlus(total: number): string {
  return signed(total).replace(/^\+/, '');
}

function lineLabel(
  key: (typeof SUMS)[number][0],
  seats: number,
  skat: SkatTranslator,
  t: SkatPrintTranslator,
): string {
  if (key === 'signature') return t('list-signature');
  if (key !== 'opponents') return skat(key);
  return t('list-opponents', { count: OTHERS_LOST[seats === 4 ? 4 : 3] });
}

function headingMarks(
  heading: Filled['heading'],
  width: number,
  skat: SkatTranslator,
  t: SkatPrintTranslator,
  fonts: Lists['fonts'],
): readonly Mark[] {
  const words = (text: string, x: number, most: number, face: 'serif-bold' | 'sans'): Mark => ({
    kind: 'text',
    text,
    x,
    y: MARGIN + 8,
    size: fitting(text, face, most, width / 2 - MARGIN - 2, fonts),
    face,
    fill: face === 'sans' ? '#5b4d42' : INK,
  });
  const title = tagged({ type: 'H1' }, [
    words(heading?.title ?? skat('sheet'), MARGIN, 8, 'serif-bold'),
  ]);
  const about = heading?.about ?? t('list-date');
  const beside = tagged({ type: 'P' }, [words(about, width / 2, 3.4, 'sans')]);
  if (heading) return [title, beside];
  const line: Mark = {
    kind: 'path',
    d: path`M${width / 2 + fonts.width(about, 'sans') * 3.4 + 2} ${MARGIN + 8.5}H${width - MARGIN}`,
    stroke: '#9b8f80',
    width: 0.2,
  };
  return [title, beside, line];
}
