import {
  BASE,
  bidValues,
  type GameName,
  nullValue,
  optionsSchema,
  TRUMP_SUIT,
} from '@lusoria/skat';
import {
  type Cell,
  type Column,
  type Drawing,
  flow,
  landscape,
  type Mark,
  type Order,
  PAPERS,
  path,
  placed,
  PRINTABLE,
  table,
  tagged,
} from '@lusoria/print';
import * as v from 'valibot';
import type { SkatTranslator } from '../messages/index.ts';
import type { Pack } from '@lusoria/core/playing-card';
import { gameName } from '../messages/names.ts';
import type { SkatPrintTranslator } from '../messages/print/index.ts';
import { suitColours } from '@lusoria/print/cards/colours.ts';
import { signAt } from '@lusoria/print/cards/face.ts';
import { signOf } from '@lusoria/print/cards/signs.ts';

const GAMES = ['diamonds', 'hearts', 'spades', 'clubs', 'grand'] as const;
/** From the lowest, with or without one, to what hardly anybody has played. */
const STEPS = [1, 2, 3, 4, 5, 6, 7] as const;
/** Bids up to here are listed (a grand with four matadors, played, by hand and schneider, is 168). */
const HIGHEST = 168;
/** Millimetres. */
const MARGIN = 11;
const INK = '#2a211b';

/** The card with the values, for two tables: side by side on a sheet, to be cut. In large print one on a sheet. */
export function valueCards(
  pack: Pack,
  skat: SkatTranslator,
  t: SkatPrintTranslator,
  order: Pick<Order, 'fonts' | 'paper' | 'large' | 'colours'>,
): readonly Drawing[] {
  const sheet = landscape(PAPERS[order.paper]);
  const half = { width: sheet.width / 2, height: sheet.height };
  const marks = valueCard(pack, skat, t, order, half);
  if (order.large) {
    const upright = PAPERS[order.paper];
    const scale = Math.min(upright.width / half.width, upright.height / half.height);
    return [{ ...upright, marks: [placed(marks, 0, 0, scale)] }];
  }
  const cut: Mark = {
    kind: 'path',
    d: path`M${half.width} ${PRINTABLE}V${sheet.height - PRINTABLE}`,
    stroke: '#999999',
    width: 0.2,
    dash: [2, 2],
  };
  return [{ ...sheet, marks: [placed(marks, 0, 0), placed(marks, half.width, 0), cut] }];
}

function valueCard(
  pack: Pack,
  skat: SkatTranslator,
  t: SkatPrintTranslator,
  { fonts, colours }: Pick<Order, 'fonts' | 'colours'>,
  { width, height }: { readonly width: number; readonly height: number },
): readonly Mark[] {
  const inner = width - 2 * MARGIN;
  const first = 34;
  const rest = (inner - first) / STEPS.length;
  const rowHeight = 11;
  const head: readonly Cell[] = [
    { text: t('values-steps'), head: true },
    ...STEPS.map((step): Cell => ({ text: `× ${step + 1}`, head: true })),
  ];
  const rows = GAMES.map((game): readonly Cell[] => [
    { text: `${gameName(skat, game, pack)} ${BASE[game]}`, head: true, align: 'end' },
    ...STEPS.map((step): Cell => ({ text: String(BASE[game] * (step + 1)) })),
  ]);
  const top = MARGIN + 14;
  const values = table(
    [head, ...rows],
    { x: MARGIN, y: top, widths: [first, ...STEPS.map(() => rest)], rowHeight, size: 4.4 },
    fonts,
  );
  const scheme = colours === 'grey' ? 'none' : 'four';
  const signs = GAMES.flatMap((game: GameName, i): readonly Mark[] => {
    const suit = TRUMP_SUIT[game];
    if (!suit) return [];
    const y = top + (i + 1.5) * rowHeight;
    const place = { x: MARGIN + 4.4, y, width: 5.6 };
    return [signAt(signOf(suit, pack), suitColours(suit, pack, scheme), place)];
  });
  const nulls = t('values-nulls', {
    plain: nullValue({ hand: false, ouvert: false }),
    hand: nullValue({ hand: true, ouvert: false }),
    ouvert: nullValue({ hand: false, ouvert: true }),
    both: nullValue({ hand: true, ouvert: true }),
  });
  const bids = bidValues(v.parse(optionsSchema, {})).filter((bid) => bid <= HIGHEST);
  const below = top + (GAMES.length + 1) * rowHeight + 5;
  const column: Column = { x: MARGIN, y: below, width: inner, height: height - below - MARGIN };
  const texts = flow(
    [
      { tag: 'P', sentence: [nulls] },
      { tag: 'P', sentence: [t('values-how')] },
      { tag: 'H2', sentence: [t('values-title')] },
      { tag: 'P', sentence: [`${bids.join('\u00a0· ')} …`] },
    ],
    [column],
    { most: 4.6, least: 2.6 },
    fonts,
  );
  const heading = tagged({ type: 'H1' }, [
    {
      kind: 'text',
      text: `${skat('title')}: ${t('values')}`,
      x: MARGIN,
      y: MARGIN + 8,
      size: 8,
      face: 'serif-bold',
      fill: INK,
    },
  ]);
  return [heading, values, ...signs, ...texts.flat()];
}
