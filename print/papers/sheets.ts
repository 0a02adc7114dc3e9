import { textOf } from '@lusoria/i18n';
import type { Drawing, Mark } from '../drawing.ts';
import type { Order, PrintItem } from '../item.ts';
import { PAPERS } from '../paper.ts';
import { type Block, flow } from '../sheet/flow.ts';
import type { Paper } from './paper.ts';

/** Distance from the edge of the paper to the text, and to the number of the page (millimetres). */
const MARGIN = 20;
const FOOT = 11;
/** Sizes of letters (millimetres): 3.6 mm are 10 points. */
const NORMAL = 3.6;
const LARGE = 5.6;
const MAX_PAGES = 16;

/** A paper as something to print. */
export function paperItem(key: string, { title, blocks }: Paper): PrintItem {
  return {
    key,
    label: title,
    text: '',
    kind: 'sheets',
    choices: [],
    make: async (order) => ({ title, drawings: paperSheets(title, blocks, order) }),
  };
}

function paperSheets(
  title: string,
  blocks: readonly Block[],
  { paper, large, fonts }: Order,
): readonly Drawing[] {
  const { width, height } = PAPERS[paper];
  const column = { x: MARGIN, y: MARGIN, width: width - 2 * MARGIN, height: height - 2 * MARGIN };
  const columns = Array.from({ length: MAX_PAGES }, () => column);
  const size = large ? LARGE : NORMAL;
  const pages = flow(blocks, columns, { most: size, least: size }, fonts).filter(
    (marks) => marks.length > 0,
  );
  return pages.map((marks, i) => {
    const foot: Mark = {
      kind: 'text',
      text: `${title} – ${i + 1}/${pages.length}`,
      x: width / 2,
      y: height - FOOT,
      size: 2.8,
      face: 'sans',
      anchor: 'middle',
      fill: '#6b5f52',
    };
    return { width, height, marks: [...marks, foot] };
  });
}

/** A paper as plain text, paragraph by paragraph. */
export function paperText({ blocks }: Paper): string {
  return blocks.map(({ sentence }) => textOf(sentence)).join('\n');
}
