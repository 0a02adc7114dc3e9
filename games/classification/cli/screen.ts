import {
  classAt,
  classesIn,
  type Deck,
  nameIn,
  partitionUnder,
  printTree,
  type TableClass,
  type Tree,
  type View,
} from '@lusoria/classification';
import { columns, padded, width } from '@lusoria/cli-kit/layout.ts';
import { defined } from '@lusoria/core';
import { shortCardLabel } from '../messages/cards.ts';
import { describedText, layText, verdictText } from '../messages/table.ts';
import { readerAt, type Seated } from './table.ts';

/** The table as the player sees it: classes, number of cards of each player, own hand. */
export function tableLines(view: View, deck: Deck, seated: Seated): readonly string[] {
  const { style, t, terminal, common } = seated;
  const rows = view.classes.map((one, n): readonly [string, string] => [
    t('class-name', { class: n + 1 }),
    classText(one, deck, seated),
  ]);
  const counts = [
    ...view.counts.map((count, seat) => {
      const sage = seat === view.sage ? ` (${t('sage')})` : '';
      return `${defined(seated.names[seat])}${sage} ${count}`;
    }),
    common('table-stock', { n: view.stock }),
  ].join(' · ');
  const all = [...rows, [terminal('others'), style.quiet(counts)] as const];
  const widest = Math.max(...all.map(([label]) => width(label)));
  return [
    '',
    ...all.map(([label, text]) => `  ${style.quiet(padded(label, widest))}  ${text}`),
    '',
    ...handLines(view, deck, seated),
  ];
}

function classText({ cards }: TableClass, deck: Deck, { t }: Seated): string {
  return cards.map((card) => shortCardLabel(deck, card, t.language)).join('; ');
}

/** The hand, numbered; for the sage with the class of each card. */
function handLines(view: View, deck: Deck, seated: Seated): readonly string[] {
  const { t, style } = seated;
  const partition =
    view.you === view.sage && view.tree ? partitionUnder(view.tree, view.options) : null;
  const rows = view.hand.map((card, i) => {
    const at = partition && classAt(partition, view.classes, card);
    const place = partition ? [`> ${at === null ? '+' : at + 1}`] : [];
    return [`  ${i + 1}`, shortCardLabel(deck, card, t.language), ...place.map(style.quiet)];
  });
  return columns(rows);
}

/** Cards in a list with numbers. */
export function numbered(cards: readonly number[], deck: Deck, seated: Seated): readonly string[] {
  return columns(
    cards.map((card, i) => [`  ${i + 1}`, shortCardLabel(deck, card, seated.t.language)]),
  );
}

/** The attributes of the deck with their values. */
export function attributeLines(deck: Deck, { t, style }: Seated): readonly string[] {
  const { language } = t;
  return columns(
    deck.attributes.map(({ names, values }) => [
      `  ${style.quiet(nameIn(names, language))}`,
      values.map((value) => nameIn(value.names, language)).join(', '),
    ]),
  );
}

/** Every lay of the round with its verdict. */
export function layLines(view: View, deck: Deck, seated: Seated): readonly string[] {
  const { t, style } = seated;
  const reader = readerAt(seated, view);
  return view.lays.map((lay) => {
    const cards = lay.cards.map((card) => shortCardLabel(deck, card, t.language)).join('; ');
    const why = lay.fault === null ? '' : ` (${t(`fault-${lay.fault}`)})`;
    const text = `${layText(t, lay, reader)}: ${cards} – ${verdictText(t, lay)}${why}`;
    const line = `  ${lay.no + 1}. ${text}`;
    return lay.right === false ? style.wrong(line) : line;
  });
}

/** A tree in a line, and the division of the deck into its classes. */
export function treeLines(tree: Tree, deck: Deck, seated: Seated): readonly string[] {
  const sizes = classesIn(tree, deck).map(({ cards }) => cards.length);
  return [
    `  ${printTree(tree, deck, seated.t.language)}`,
    `  ${seated.style.quiet(seated.terminal('class-sizes', { count: sizes.length, sizes: sizes.join(' + ') }))}`,
  ];
}

/** The end of a round: points, right descriptions, and the true tree. */
export function endingLines(view: View, deck: Deck, seated: Seated): readonly string[] {
  const { end } = view;
  if (!end) return [];
  const { common, names, style, t } = seated;
  const place = (group: number): number =>
    1 + end.ranking.slice(0, group).reduce((sum, seats) => sum + seats.length, 0);
  const rows = end.ranking.flatMap((seats, group) =>
    seats.map((seat) => {
      const described = end.described[seat] ?? null;
      const how = described === null ? '' : describedText(t, described);
      const cards = t('cards-or-none', { n: defined(end.hands[seat]).length });
      return [`  ${common('end-place', { n: place(group) })}`, defined(names[seat]), cards, how];
    }),
  );
  const own = end.described[view.you ?? -1]?.what;
  return [
    '',
    style.loud(common('end-ranking')),
    ...columns(rows),
    '',
    style.loud(t('true-tree')),
    ...treeLines(end.tree, deck, seated),
    ...(own?.kind === 'tree'
      ? [style.loud(t('your-description')), ...treeLines(own.tree, deck, seated)]
      : []),
  ];
}
