import {
  cardToMatch,
  featuresOf,
  type Deck,
  formOf,
  formsAt,
  type PileCard,
  type View,
} from '@lusoria/agreement';
import { defined } from '@lusoria/core';
import { type Cell, cellOf } from '@lusoria/latin';
import { columns, padded, width } from '@lusoria/cli-kit/layout.ts';
import type { CommonTranslator } from '@lusoria/cli-kit/messages/index.ts';
import type { Style } from '@lusoria/cli-kit/style.ts';
import { cellText } from '../messages/cells.ts';
import type { AgreementTranslator } from '../messages/index.ts';
import type { TerminalTranslator } from '../messages/terminal/index.ts';

/** Everything needed to show a table. */
export interface Showing {
  readonly deck: Deck;
  readonly t: AgreementTranslator;
  readonly terminal: TerminalTranslator;
  readonly common: CommonTranslator;
  readonly style: Style;
  name(seat: number): string;
}

/** The table as the player sees it: top of the pile, number of cards of each player, own hand. */
export function tableLines(view: View, showing: Showing): readonly string[] {
  const { common, terminal, style } = showing;
  const rows: readonly (readonly [string, string])[] = [
    [terminal('pile'), pileLine(view, showing)],
    [terminal('others'), style.quiet(countsLine(view, showing))],
    [common('hand'), handLine(view, showing)],
  ];
  const widest = Math.max(...rows.map(([label]) => width(label)));
  const lines = rows.map(([label, text]) => `  ${style.quiet(padded(label, widest))}  ${text}`);
  return ['', ...lines, ...(view.out.includes(view.you ?? -1) ? [`  ${common('table-out')}`] : [])];
}

function pileLine(view: View, showing: Showing): string {
  const top = view.pile.at(-1);
  const match = cardToMatch(view.pile);
  if (!top || !match) return '';
  if (top === match) return cardText(top, showing);
  const { t, terminal } = showing;
  return `${t('joker')}, ${terminal('under-joker')}: ${cardText(match, showing)}`;
}

function cardText({ card, as }: PileCard, { deck, t, terminal, style }: Showing): string {
  const said = as === null ? terminal('start-card') : cellText(t, as);
  return `${style.latin(formOf(deck, card))} – ${said}`;
}

function countsLine(view: View, { name, common }: Showing): string {
  const players = view.counts.map((count, seat) => `${name(seat)} ${count}`);
  return [...players, common('table-stock', { n: view.stock })].join(' · ');
}

function handLine({ hand, drawn }: View, { deck, t, style }: Showing): string {
  const newest = drawn === null ? -1 : hand.lastIndexOf(drawn);
  const cards = hand.map((card, i) => {
    const text = `${i + 1} ${style.latin(formOf(deck, card) || t('joker'))}`;
    return i === newest ? `${text} ${style.loud('←')}` : text;
  });
  return cards.join('   ');
}

/**
 * The form tables: all forms, by case, singular and plural.
 *
 * @param lit the cells that are marked with an asterisk
 */
export function formTables(
  { deck, t, style }: Pick<Showing, 'deck' | 't' | 'style'>,
  lit: readonly Cell[] = [],
): readonly string[] {
  const written = (cell: Cell) =>
    `${formsAt(deck, cell).join(', ')}${lit.includes(cell) ? '*' : ''}`;
  const { cases, numbers, genders } = featuresOf(deck);
  const rows = cases.map((kase) =>
    numbers.flatMap((number) => [
      t(`short-${kase}`),
      ...genders.map((gender) => written(cellOf(kase, number, gender))),
    ]),
  );
  const head = numbers.flatMap((number) => [
    t(`short-${number}`),
    ...genders.map((gender) => t(`short-${gender}`)),
  ]);
  const [first, ...rest] = columns([head, ...rows]);
  return [
    '',
    `  ${style.quiet(defined(first))}`,
    ...rest.map((line) => `  ${style.latin(line)}`),
    '',
  ];
}
