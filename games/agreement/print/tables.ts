import { type Deck, featuresOf, formsAt } from '@lusoria/agreement';
import { cellOf, type GrammaticalNumber } from '@lusoria/latin';
import {
  type Cell,
  type Colour,
  type Drawing,
  fitting,
  type Mark,
  type Order,
  PAPERS,
  path,
  placed,
  PRINTABLE,
  sum,
  table,
  tagged,
} from '@lusoria/print';
import { label } from '../messages/cells.ts';
import { type Feature, SIGNS } from '../messages/features.ts';
import type { AgreementTranslator } from '../messages/index.ts';

/** Distance from the edge of the paper, or of its half, to the content (millimetres). */
const MARGIN = 15;
const TITLE = 9;
/** Free space beside column heads (millimetres). */
const CLEAR = 5;
const INK = '#2a211b';
/** Inks of the features, as on the page. */
const INKS: Readonly<Record<Feature, Colour>> = {
  case: '#173f93',
  number: '#7a4500',
  gender: '#6a2473',
};

/** The sign of a feature, in its ink: its shape tells it in greyscale, too. */
const signOf = (feature: Feature) => ({ d: SIGNS[feature], fill: INKS[feature] });

/**
 * The form tables of a deck, singular and plural: one on each half of a sheet, in large print each on a sheet of its
 * own.
 */
export function formTables(
  deck: Deck,
  filled: boolean,
  t: AgreementTranslator,
  { fonts, large, paper }: Pick<Order, 'fonts' | 'large' | 'paper'>,
): readonly Drawing[] {
  const { width, height } = PAPERS[paper];
  const one = (number: GrammaticalNumber, top: number, space: number): Mark => ({
    kind: 'group',
    marks: numberTable(deck, filled, number, t, { fonts, width, top, space, large }),
  });
  const { numbers } = featuresOf(deck);
  if (large) {
    return numbers.map((number) => ({ width, height, marks: [one(number, 0, height * 0.7)] }));
  }
  const cut: Mark = {
    kind: 'path',
    d: path`M${PRINTABLE} ${height / 2}H${width - PRINTABLE}`,
    stroke: '#999999',
    width: 0.2,
    dash: [2, 2],
  };
  const halves = numbers.map((number, i) => one(number, (i * height) / 2, height / 2));
  return [{ width, height, marks: halves.length > 1 ? [...halves, cut] : halves }];
}

interface Place extends Pick<Order, 'fonts' | 'large'> {
  readonly width: number;
  readonly top: number;
  readonly space: number;
}

function numberTable(
  deck: Deck,
  filled: boolean,
  number: GrammaticalNumber,
  t: AgreementTranslator,
  { fonts, width, top, space, large }: Place,
): readonly Mark[] {
  const inner = width - 2 * MARGIN;
  const { title } = deck;
  const scale = large ? 1.5 : 1;
  const size = fitting(title, 'serif-bold', TITLE * scale, inner * 0.62, fonts);
  const below = top + MARGIN + TITLE * scale;
  const text = (mark: Omit<Extract<Mark, { kind: 'text' }>, 'kind'>): Mark => ({
    kind: 'text',
    ...mark,
  });
  const numberSize = 6 * scale;
  const side = numberSize * 0.7;
  const beside = width - MARGIN - fonts.width(label(t, number), 'sans-bold') * numberSize;
  const numberSign = placed(
    [{ kind: 'path', d: SIGNS.number, fill: INKS.number }],
    beside - side * 1.4,
    below - numberSize * 0.34 - side / 2,
    side / 24,
  );
  const heading = tagged({ type: 'H1' }, [
    text({ text: title, x: MARGIN, y: below, size, face: 'serif-bold', fill: INK, lang: 'la' }),
    numberSign,
    text({
      text: label(t, number),
      x: width - MARGIN,
      y: below,
      size: numberSize,
      face: 'sans-bold',
      anchor: 'end',
      fill: INKS.number,
    }),
  ]);
  const first = inner * 0.25;
  const { cases, genders } = featuresOf(deck);
  const rest = (inner - first) / genders.length;
  const letters = 7.5 * scale;
  // All heads have the same size.
  const heads = Math.min(
    ...cases.map((name) =>
      fitting(label(t, name), 'sans-bold', letters, first - CLEAR - letters, fonts),
    ),
    ...genders.map((name) =>
      fitting(label(t, name), 'sans-bold', letters, rest - CLEAR - letters, fonts),
    ),
  );
  const headCell = { head: true, scale: heads / letters } as const;
  const headOf = (feature: Feature) => ({ sign: signOf(feature), fill: INKS[feature] });
  const head: readonly Cell[] = [
    { text: '', ...headCell },
    ...genders.map(
      (gender): Cell => ({ text: label(t, gender), ...headCell, ...headOf('gender') }),
    ),
  ];
  const body = cases.map((name): readonly Cell[] => [
    { text: label(t, name), ...headCell, ...headOf('case'), align: 'start' },
    ...genders.map((gender): Cell => {
      const form = formsAt(deck, cellOf(name, number, gender)).join(', ');
      return { text: filled ? form : '', face: 'serif', lang: 'la', scale: 1.3 };
    }),
  ]);
  const rows = [head, ...body];
  const widths = [first, ...genders.map(() => rest)];
  const y = below + 6;
  const rowHeight = Math.min(22 * scale, (top + space - MARGIN - y) / rows.length);
  const x = (width - sum(widths)) / 2;
  return [heading, table(rows, { x, y, widths, rowHeight, size: letters }, fonts)];
}
