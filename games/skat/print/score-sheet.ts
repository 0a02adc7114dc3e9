import { defined } from '@lusoria/core';
import { OTHERS_LOST, lengthOf, optionsSchema } from '@lusoria/skat';
import {
  type Cell,
  type Drawing,
  type Mark,
  type Order,
  PAPERS,
  path,
  sum,
  table,
  tagged,
} from '@lusoria/print';
import * as v from 'valibot';
import type { SkatTranslator } from '../messages/index.ts';
import type { SkatPrintTranslator } from '../messages/print/index.ts';

/** Millimetres. */
const MARGIN = 10;
const HEAD = 20;

/** Columns of a deal before the points of the players, with their widths (millimetres). */
const COLUMNS = [
  ['column-number', 7],
  ['column-base', 16],
  ['column-matadors', 13],
  ['column-hand', 10],
  ['column-schneider', 10],
  ['column-schneiderAnnounced', 8],
  ['column-schwarz', 10],
  ['column-schwarzAnnounced', 8],
  ['column-ouvert', 9],
  ['column-won', 13],
  ['column-lost', 13],
] as const;

const SUMS = ['sum-games', 'sum-bonus', 'opponents', 'sum-total'] as const;

/** A score sheet to be filled in: a row a deal of a full list, and the reckoning of Seeger and Fabian below. */
export function scoreSheet(
  seats: 3 | 4,
  skat: SkatTranslator,
  t: SkatPrintTranslator,
  { fonts, paper, large }: Pick<Order, 'fonts' | 'paper' | 'large'>,
): Drawing {
  const { width, height } = PAPERS[paper];
  const deals = defined(lengthOf(v.parse(optionsSchema, {}), seats));
  const fixed = COLUMNS.map(([, wide]) => wide);
  const inner = width - 2 * MARGIN;
  const points = (inner - sum(fixed)) / seats;
  const rowHeight = (height - 2 * MARGIN - HEAD) / (deals + 1 + SUMS.length);
  const players = Array.from(
    { length: seats },
    (_, i): Cell => ({ text: String(i + 1), head: true, align: 'start' }),
  );
  const blank = Array.from({ length: COLUMNS.length + seats - 1 }, (): Cell => ({ text: '' }));
  const head: readonly Cell[] = [
    ...COLUMNS.map(([key]): Cell => ({ text: skat(key), head: true })),
    ...players,
  ];
  const body = Array.from({ length: deals }, (_, i): readonly Cell[] => [
    { text: String(i + 1), fill: '#7a6f63' },
    ...blank,
  ]);
  const size = Math.min(rowHeight * 0.66, large ? 4.2 : 2.8);
  const y = MARGIN + HEAD;
  const list = table(
    [head, ...body],
    { x: MARGIN, y, widths: [...fixed, ...players.map(() => points)], rowHeight, size },
    fonts,
  );
  const sums = SUMS.map((key): readonly Cell[] => [
    {
      text: key === 'opponents' ? t('list-opponents', { count: OTHERS_LOST[seats] }) : skat(key),
      head: true,
      align: 'end',
    },
    ...players.map((): Cell => ({ text: '' })),
  ]);
  const reckoning = table(
    sums,
    {
      x: MARGIN,
      y: y + (deals + 1) * rowHeight,
      widths: [sum(fixed), ...players.map(() => points)],
      rowHeight,
      size,
    },
    fonts,
  );
  const title = skat('sheet');
  const heading: readonly Mark[] = [
    tagged({ type: 'H1' }, [
      {
        kind: 'text',
        text: title,
        x: MARGIN,
        y: MARGIN + 8,
        size: 8,
        face: 'serif-bold',
        fill: '#2a211b',
      },
    ]),
    tagged({ type: 'P' }, [
      {
        kind: 'text',
        text: t('list-date'),
        x: width / 2,
        y: MARGIN + 8,
        size: 3.4,
        face: 'sans',
        fill: '#5b4d42',
      },
    ]),
    {
      kind: 'path',
      d: path`M${width / 2 + fonts.width(t('list-date'), 'sans') * 3.4 + 2} ${MARGIN + 8.5}H${width - MARGIN}`,
      stroke: '#9b8f80',
      width: 0.2,
    },
  ];
  return { width, height, marks: [...heading, list, reckoning] };
}
