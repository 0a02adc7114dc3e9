import { defined } from '@lusoria/core';
import {
  accepts,
  type Card,
  partsOf,
  pipsOf,
  plainContract,
  sortHand,
  type Trick,
  type ThreeView,
  type TwoView,
  type View,
} from '@lusoria/skat';
import { eventText, playsText } from '../messages/log.ts';
import { cardShort, doubleName, person } from '../messages/names.ts';
import { bidText } from '../messages/table.ts';
import { padded, width } from '@lusoria/cli-kit/layout.ts';
import {
  type Draft,
  emptyDraft,
  leavesOut,
  openCards,
  orderAt,
  type Seated,
  readerAt,
  shownHand,
} from './table.ts';

type Row = readonly [label: string, text: string];

/** Between two cards of a row. */
const GAP = '  ';

/** A card, short; the red ones red. */
export function cardText(card: Card, { t, style }: Pick<Seated, 't' | 'style'>): string {
  const { suit } = partsOf(card);
  const text = cardShort(t, card, 'french');
  return suit === 'H' || suit === 'D' ? style.red(text) : text;
}

/** Several cards, short. */
export function cardsText(cards: readonly Card[], seated: Pick<Seated, 't' | 'style'>): string {
  return cards.map((card) => cardText(card, seated)).join(GAP);
}

/** Rows with their labels below one another. */
export function rowLines(
  rows: readonly Row[],
  { style }: Pick<Seated, 'style'>,
): readonly string[] {
  const widest = Math.max(...rows.map(([label]) => width(label)));
  return rows.map(([label, text]) => `  ${style.quiet(padded(label, widest))}  ${text}`);
}

/** The table as the player sees it: the game, the cards on the table, the own cards with their numbers. */
export function tableLines(view: View, draft: Draft, seated: Seated): readonly string[] {
  return linesWith(
    view.form === 'three' ? threeRows(view, draft, seated) : twoRows(view, draft, seated),
    view,
    seated,
  );
}

/** The same for a question with numbered answers of its own: the cards have none. */
export function seenLines(view: View, seated: Seated): readonly string[] {
  const hand = cardsText(shownHand(view, emptyDraft('')), seated);
  return linesWith([...tableRow(view, seated), [seated.common('hand'), hand]], view, seated);
}

function linesWith(rows: readonly Row[], view: View, seated: Seated): readonly string[] {
  const head = view.form === 'three' ? threeHead(view, seated) : twoHead(view, seated);
  const notes = [head, ...securedNote(view, seated)].filter((text) => text !== '');
  return ['', ...notes.map((text) => `  ${seated.style.quiet(text)}`), ...rowLines(rows, seated)];
}

function threeHead(view: ThreeView, seated: Seated): string {
  const { t } = seated;
  const { declarer, contract, bid, doubled, ramsch } = view;
  if (ramsch) return [t('ramsch'), ...trickNo(view, seated)].join(' · ');
  if (declarer === null || leavesOut(seated, 'contract')) return '';
  return [
    bare(playsText(t, declarer, contract, readerAt(seated))),
    ...(leavesOut(seated, 'bid') ? [] : [bidText(t, bid)]),
    ...(doubled === 1 ? [] : [doubleName(t, doubled)]),
    ...trickNo(view, seated),
  ].join(' · ');
}

function securedNote(view: View, { t }: Seated): readonly string[] {
  return view.form === 'three' && view.secured !== null ? [t('secured')] : [];
}

/** Without the full stop of a sentence. */
function bare(sentence: string): string {
  return sentence.replace(/\.$/u, '');
}

/** Tricks of a deal of three and of two. */
const TRICKS = { three: 10, two: 16 } as const;

function trickNo({ form, phase, tricks }: View, { t }: Seated): readonly string[] {
  return phase === 'play' ? [t('trick-of', { number: tricks.length + 1, of: TRICKS[form] })] : [];
}

function twoHead(view: TwoView, seated: Seated): string {
  const { t } = seated;
  const { game, declarer, doubled } = view;
  if (game === null) return '';
  return [
    bare(playsText(t, declarer, plainContract(game), readerAt(seated))),
    ...(doubled === 1 ? [] : [doubleName(t, doubled)]),
    ...trickNo(view, seated),
  ].join(' · ');
}

function threeRows(view: ThreeView, draft: Draft, seated: Seated): readonly Row[] {
  const { common, t, names } = seated;
  const { open, declarer, you } = view;
  const theirs = declarer === you ? null : open;
  return [
    ...(theirs === null ? [] : [[defined(names[defined(declarer)]), openText(theirs)] as const]),
    ...tableRow(view, seated),
    ...(draft.cards.length === 0
      ? []
      : [[t('discarded'), cardsText(draft.cards, seated)] as const]),
    [common('hand'), handText(view, draft, seated)],
  ];

  function openText(cards: readonly Card[]): string {
    return cardsText(sortHand(cards, orderAt(view, draft)), seated);
  }
}

function tableRow({ phase, trick }: View, seated: Seated): readonly Row[] {
  if (phase !== 'play' || trick.length === 0) return [];
  return [[seated.terminal('on-table'), trickText(trick, seated)]];
}

function trickText(trick: Trick['cards'], seated: Seated): string {
  const { names } = seated;
  return trick
    .map(({ seat, card }) => `${defined(names[seat])} ${cardText(card, seated)}`)
    .join(' · ');
}

function handText(view: View, draft: Draft, seated: Seated): string {
  const bars = view.phase === 'play' && view.current === view.you;
  const cards = shownHand(view, draft).map((card, i) => {
    const text = cardText(card, seated);
    const barred = bars && accepts(view, { type: 'play', card }) !== null;
    return `${i + 1}\u00a0${barred ? `(${text})` : text}`;
  });
  return cards.join('   ');
}

function twoRows(view: TwoView, draft: Draft, seated: Seated): readonly Row[] {
  const { names, common } = seated;
  const you = view.you ?? 0;
  const order = orderAt(view, draft);
  const theirs = cardsText(openCards(view, 1 - you, order), seated);
  const row = (seat: number, cards: string): string =>
    [cards, hiddenText(view, seat, seated)].filter((part) => part !== '').join('   ');
  return [
    [defined(names[1 - you]), row(1 - you, theirs)],
    ...tableRow(view, seated),
    [common('hand'), row(you, handText(view, draft, seated))],
  ];
}

/** For two: how many cards of a seat nobody has seen. */
function hiddenText({ rows }: TwoView, seat: number, { terminal }: Seated): string {
  const row = defined(rows[seat]);
  // Before all lie open: eight columns, of which some are still covered on top.
  const covered = row.filter(({ open, gone }) => open === null && gone.length === 0).length;
  const count = covered + row.filter(({ below }) => below).length;
  return count === 0 ? '' : terminal('face-down', { count });
}

/** The last trick, or all of them where the table plays openly. */
export function trickLines(view: View, seated: Seated): readonly string[] {
  const { t, style } = seated;
  const open = view.options.tricks === 'open';
  const shown = open ? view.tricks : view.tricks.slice(-1);
  if (shown.length === 0) return [`  ${t('no-trick')}`];
  const reader = readerAt(seated);
  return shown.flatMap(({ cards, winner }) => {
    const points = pipsOf(cards.map(({ card }) => card));
    // Points are counted aloud only where the tricks lie open.
    const took = open
      ? t(`taken-${person(winner, reader)}`, { name: reader.name(winner), count: points })
      : (eventText(t, { type: 'took', seat: winner }, reader) ?? '');
    return [`  ${trickText(cards, seated)}`, `    ${style.quiet(took)}`];
  });
}
