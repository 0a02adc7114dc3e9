import { type Card, type Rank, RANKS, type Suit, SUITS } from '@lusoria/skat';
import { plain } from '@lusoria/cli-kit/keys.ts';
import type { Pack } from '@lusoria/core/playing-card';
import { cardName, rankIndex, rankName, suitName, suitShort } from '../messages/names.ts';
import { type Spoken, tokensOf, wordsIn } from './spoken.ts';

/** A card read from the input. `unknown`: not a card's name. */
export type ReadCard =
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'no-number' }
  | { readonly kind: 'not-here' }
  | { readonly kind: 'ambiguous'; readonly cards: readonly Card[] }
  | { readonly kind: 'unknown' };

/** Several cards read from the input. */
export type ReadCards =
  | { readonly kind: 'cards'; readonly cards: readonly Card[] }
  | Exclude<ReadCard, { kind: 'card' }>;

/**
 * Reads a card: its number among those shown, or its name in any language, whole or short: `kb`,
 * `kreuz bube`, `CJ`, `♣B`, `jack of clubs`. The first language is the reader's.
 */
export function readCard(
  text: string,
  shown: readonly Card[],
  spoken: readonly Spoken[],
): ReadCard {
  return readTokens(tokensOf(text, spoken), shown, spoken);
}

/** Reads one card or two: `3 7`, `kb 7`, `kreuz bube pik 7`. */
export function readCards(
  text: string,
  shown: readonly Card[],
  spoken: readonly Spoken[],
): ReadCards {
  const tokens = tokensOf(text, spoken);
  const whole = readTokens(tokens, shown, spoken);
  if (whole.kind === 'card') return { kind: 'cards', cards: [whole.card] };
  let problem: ReadCards | null = null;
  for (let at = 1; at < tokens.length; at += 1) {
    const one = readTokens(tokens.slice(0, at), shown, spoken);
    const other = readTokens(tokens.slice(at), shown, spoken);
    if (one.kind === 'card' && other.kind === 'card') {
      return { kind: 'cards', cards: [one.card, other.card] };
    }
    if (one.kind === 'unknown' || other.kind === 'unknown') continue;
    problem ??= one.kind === 'card' ? (other.kind === 'card' ? null : other) : one;
  }
  return problem ?? whole;
}

function readTokens(
  tokens: readonly string[],
  shown: readonly Card[],
  spoken: readonly Spoken[],
): ReadCard {
  const [first = '', second] = tokens;
  if (second === undefined && /^\d+$/u.test(first)) {
    const card = shown[Number(first) - 1];
    return card ? { kind: 'card', card } : { kind: 'no-number' };
  }
  const meant = cardsNamed(tokens, spoken);
  if (meant.length === 0) return { kind: 'unknown' };
  const here = meant.filter((card) => shown.includes(card));
  const [card, other] = here;
  if (card === undefined) return { kind: 'not-here' };
  return other === undefined ? { kind: 'card', card } : { kind: 'ambiguous', cards: here };
}

/** The ways in which suits and ranks are written in one language, with one pack. */
interface Spelling {
  readonly suits: ReadonlyMap<Suit, readonly string[]>;
  readonly ranks: ReadonlyMap<Rank, readonly string[]>;
}

/** As records write cards. */
const CODES: Spelling = {
  suits: new Map(SUITS.map((suit) => [suit, [suit.toLowerCase()]])),
  ranks: new Map(RANKS.map((rank) => [rank, rank === 'T' ? ['t', '10'] : [rank.toLowerCase()]])),
};

function spellingOf(spoken: Spoken, pack: Pack): Spelling {
  const { t, terminal } = spoken;
  const parts = (card: Card) => tokensOf(cardName(t, card, pack), [spoken]);
  const ranks = new Map(
    RANKS.map((rank) => [rank, [rankName(t, rank, pack), rankIndex(t, rank, pack)].map(plain)]),
  );
  const suits = new Map(
    SUITS.map((suit) => [
      suit,
      [
        suitShort(t, suit, pack),
        suitName(t, suit, pack),
        ...(pack === 'french' ? wordsIn(terminal(`suit-${suit}`)) : []),
        // In Latin a card has its suit in the genitive.
        ...parts(`${suit}A`).filter((part) => !ranks.get('A')?.includes(part)),
      ].map(plain),
    ]),
  );
  return { suits, ranks };
}

/** Every spelling, in the order in which they are tried. */
function spellingsOf(spoken: readonly Spoken[]): readonly (readonly Spelling[])[] {
  const [own, ...others] = spoken;
  const inPack = (some: readonly Spoken[], pack: Pack) => some.map((one) => spellingOf(one, pack));
  return [
    [...(own ? [spellingOf(own, 'french')] : []), CODES],
    own ? [spellingOf(own, 'german')] : [],
    inPack(others, 'french'),
    inPack(others, 'german'),
  ];
}

/** The cards that can be meant: in the reader's language first, and with the suit first. */
function cardsNamed(tokens: readonly string[], spoken: readonly Spoken[]): readonly Card[] {
  for (const group of spellingsOf(spoken)) {
    for (const suitFirst of [true, false]) {
      for (const spelling of group) {
        const cards = matching(tokens, spelling, suitFirst);
        if (cards.length > 0) return cards;
      }
    }
  }
  return [];
}

function matching(
  tokens: readonly string[],
  { suits, ranks }: Spelling,
  suitFirst: boolean,
): readonly Card[] {
  const [first = '', second] = tokens;
  if (tokens.length > 2) return [];
  if (second !== undefined) {
    const [suitText, rankText] = suitFirst ? [first, second] : [second, first];
    const meantRanks = meant(rankText, ranks);
    return meant(suitText, suits).flatMap((suit) =>
      meantRanks.map((rank): Card => `${suit}${rank}`),
    );
  }
  const isWritten = (suit: string, rank: string) =>
    first === (suitFirst ? suit + rank : rank + suit);
  return [...suits].flatMap(([suit, suitTexts]) =>
    [...ranks].flatMap(([rank, rankTexts]): readonly Card[] =>
      suitTexts.some((one) => rankTexts.some((other) => isWritten(one, other)))
        ? [`${suit}${rank}`]
        : [],
    ),
  );
}

/** The keys with this name, or, if there is none, with a name that begins so. */
function meant<T>(text: string, names: ReadonlyMap<T, readonly string[]>): readonly T[] {
  const those = (fits: (name: string) => boolean): readonly T[] =>
    [...names].flatMap(([key, texts]) => (texts.some(fits) ? [key] : []));
  const whole = those((name) => name === text);
  return whole.length > 0 ? whole : those((name) => name.startsWith(text));
}
