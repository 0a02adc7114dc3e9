import { type Deck, nameIn } from '@lusoria/classification';
import type { Language } from '@lusoria/i18n';
import {
  type Cell,
  type Drawing,
  type Face,
  fitting,
  type Mark,
  type Order,
  PAPERS,
  rectangle,
  sum,
  table,
  tagged,
} from '@lusoria/print';
import { cardName, cardValues } from '../messages/cards.ts';
import type { ClassificationPrintTranslator } from '../messages/print/index.ts';

type Sheets = Pick<Order, 'fonts' | 'paper' | 'large' | 'language'>;

/** Millimetres. */
const MARGIN = 12;
const BELOW_TITLE = 16;
const INK = '#2a211b';

function titled(title: string, { fonts, paper }: Sheets): Mark {
  const width = PAPERS[paper].width - 2 * MARGIN;
  const size = fitting(title, 'serif-bold', 8, width, fonts);
  return tagged({ type: 'H1' }, [
    { kind: 'text', text: title, x: MARGIN, y: MARGIN + 8, size, face: 'serif-bold', fill: INK },
  ]);
}

/** Every card with all of its values, on as many pages as it takes. */
export function cardTable(deck: Deck, title: string, sheets: Sheets): readonly Drawing[] {
  const { fonts, paper, large, language } = sheets;
  const { width, height } = PAPERS[paper];
  const rowHeight = large ? 9 : 6;
  const y = MARGIN + BELOW_TITLE;
  const perPage = Math.floor((height - MARGIN - y) / rowHeight) - 1;
  const rows = deck.cards.map((_, card): readonly Cell[] => [
    { text: cardName(deck, card, language), head: true, align: 'start' },
    ...cardValues(deck, card, language).map(({ value }): Cell => ({ text: value })),
  ]);
  const head: readonly Cell[] = [
    { text: '', head: true },
    ...deck.attributes.map(({ names }): Cell => ({ text: nameIn(names, language), head: true })),
  ];
  const inner = width - 2 * MARGIN;
  const size = large ? 5 : 3.4;
  const widths = widthsOf([head, ...rows], inner, size, fonts.width);
  return Array.from({ length: Math.ceil(rows.length / perPage) }, (_, page) => {
    const here = rows.slice(page * perPage, (page + 1) * perPage);
    const drawn = table([head, ...here], { x: MARGIN, y, widths, rowHeight, size }, fonts);
    return { width, height, marks: [titled(title, sheets), drawn] };
  });
}

/** Column widths by content, scaled to the width of the page. */
function widthsOf(
  rows: readonly (readonly Cell[])[],
  inner: number,
  size: number,
  width: (text: string, face: Face) => number,
): readonly number[] {
  const [heading] = rows;
  if (!heading) return [];
  const natural = heading.map((_, column) =>
    Math.max(
      ...rows.map((row) => {
        const cell = row[column];
        return cell ? width(cell.text, cell.head ? 'sans-bold' : 'sans') * size + 3.5 : 0;
      }),
    ),
  );
  const total = sum(natural);
  return natural.map((one) => (one * inner) / total);
}

/** The attributes and values of a deck, and boxes for a tree of at most eight classes. */
export function treeSheet(deck: Deck, title: string, sheets: Sheets): Drawing {
  const { fonts, paper, large, language } = sheets;
  const { width, height } = PAPERS[paper];
  const inner = width - 2 * MARGIN;
  const rowHeight = large ? 10 : 7;
  const y = MARGIN + BELOW_TITLE;
  const rows = deck.attributes.map((attribute): readonly Cell[] => [
    { text: nameIn(attribute.names, language), head: true, align: 'start' },
    { text: valuesOf(attribute, language), align: 'start' },
  ]);
  const size = large ? 5 : 3.6;
  const drawn = table(
    rows,
    { x: MARGIN, y, widths: [inner * 0.25, inner * 0.75], rowHeight, size },
    fonts,
  );
  const top = y + rows.length * rowHeight + 12;
  const levels = [1, 3, 6] as const;
  const letters = 'ABCDEFGH';
  const classes = top + levels.length * 34;
  const boxes = levels.flatMap((count, level) =>
    Array.from({ length: count }, (_, i): Mark => {
      const room = inner / count;
      const wide = Math.min(44, room - 4);
      const x = MARGIN + (i + 0.5) * room - wide / 2;
      return outline(x, top + level * 34, wide, 16);
    }),
  );
  const eighth = inner / letters.length;
  const leaves = Array.from(letters).flatMap((letter, i): readonly Mark[] => {
    const x = MARGIN + i * eighth + 1.5;
    return [
      outline(x, classes, eighth - 3, height - MARGIN - classes),
      tagged({ type: 'P' }, [
        {
          kind: 'text',
          text: letter,
          x: x + 2,
          y: classes + 7,
          size: 5.5,
          face: 'serif-bold',
          fill: '#9c2f23',
        },
      ]),
    ];
  });
  return { width, height, marks: [titled(title, sheets), drawn, ...boxes, ...leaves] };
}

function valuesOf({ values }: Deck['attributes'][number], language: Language): string {
  return values.map(({ names }) => nameIn(names, language)).join(' · ');
}

function outline(x: number, y: number, width: number, height: number): Mark {
  return { kind: 'path', d: rectangle(x, y, width, height, 2), stroke: '#9b8f80', width: 0.3 };
}

/** A line for every lay, to be filled in. */
export function notesSheet(t: ClassificationPrintTranslator, sheets: Sheets): Drawing {
  const { fonts, paper, large } = sheets;
  const { width, height } = PAPERS[paper];
  const rowHeight = large ? 13 : 8.5;
  const y = MARGIN + BELOW_TITLE;
  const inner = width - 2 * MARGIN;
  const head = (['card', 'class', 'right', 'thoughts'] as const).map(
    (column): Cell => ({ text: t(`column-${column}`), head: true }),
  );
  const count = Math.floor((height - MARGIN - y) / rowHeight) - 1;
  const rows = Array.from({ length: count }, () => head.map((): Cell => ({ text: '' })));
  const widths = [0.3, 0.1, 0.1, 0.5].map((part) => part * inner);
  const drawn = table(
    [head, ...rows],
    { x: MARGIN, y, widths, rowHeight, size: large ? 5.5 : 3.8 },
    fonts,
  );
  return { width, height, marks: [titled(t('notes-title'), sheets), drawn] };
}
