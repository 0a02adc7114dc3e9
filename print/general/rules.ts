import type { GameMessages } from '@lusoria/core';
import type { Sentence } from '@lusoria/i18n';
import { type Drawing, type Mark, path } from '../drawing.ts';
import type { Made, Order } from '../item.ts';
import { landscape, PAPERS, PRINTABLE } from '../paper.ts';
import { type Block, type Column, flow } from '../sheet/flow.ts';

/** Distance from the edge of the paper to the text, and half of the gap between two columns (millimetres). */
const MARGIN = 13;
/** Sizes of letters (millimetres): 3.9 mm are 11 points. */
const NORMAL = { most: 4.2, least: 2.4 };
const LARGE = { most: 6.4, least: 6.4 };
const MAX_PAGES = 8;

/** The rules of a game: on one page to be folded in the middle; in large print on as many as it takes. */
export function rulesSheets(
  title: Sentence,
  { summary, help }: Pick<GameMessages, 'summary' | 'help'>,
  { paper, large, fonts }: Pick<Order, 'paper' | 'large' | 'fonts'>,
): Made['drawings'] {
  const blocks: readonly Block[] = [
    { tag: 'H1', sentence: title },
    { tag: 'P', sentence: [summary] },
    ...help
      .map((section) => section.paper ?? section)
      .filter(({ text }) => text.length > 0)
      .flatMap((section): readonly Block[] => [
        { tag: 'H2', sentence: [section.title] },
        ...section.text.map((sentence): Block => ({ tag: 'P', sentence })),
      ]),
  ];
  return large ? largeSheets(blocks, paper, fonts) : [foldedSheet(blocks, paper, fonts)];
}

function foldedSheet(
  blocks: readonly Block[],
  paper: Order['paper'],
  fonts: Order['fonts'],
): Drawing {
  const { width, height } = landscape(PAPERS[paper]);
  const half = width / 2;
  const columns = [0, half].map(
    (x): Column => ({
      x: x + MARGIN,
      y: MARGIN,
      width: half - 2 * MARGIN,
      height: height - 2 * MARGIN,
    }),
  );
  const fold: Mark = {
    kind: 'path',
    d: path`M${half} ${PRINTABLE}v6M${half} ${height - PRINTABLE - 6}v6`,
    stroke: '#999999',
    width: 0.2,
    dash: [1, 1],
  };
  return { width, height, marks: [...flow(blocks, columns, NORMAL, fonts).flat(), fold] };
}

function largeSheets(
  blocks: readonly Block[],
  paper: Order['paper'],
  fonts: Order['fonts'],
): readonly Drawing[] {
  const { width, height } = PAPERS[paper];
  const column = { x: 18, y: 18, width: width - 36, height: height - 36 };
  const columns = Array.from({ length: MAX_PAGES }, () => column);
  return flow(blocks, columns, LARGE, fonts)
    .filter((marks) => marks.length > 0)
    .map((marks) => ({ width, height, marks }));
}
