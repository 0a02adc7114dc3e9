import { countOf } from '@lusoria/skat/engine/solver/index.ts';
import type { PlayContext } from '@lusoria/skat/engine/policies/play-context.ts';

/** What a defender sees in a suit game or grand: masks of the game's layout, by player, the declarer first. */
export interface Seen {
  readonly context: PlayContext;
  readonly hand: number;
  /** The cards that each has played, those on the table included. */
  readonly played: readonly number[];
  readonly table: number;
  /** Whether the declarer left the skat face down. */
  readonly isHand: boolean;
}

/** Own, unseen, played before by oneself, partner or declarer, on the table from partner or declarer. */
const STATES = 7;
const RANKS = 7;
const SUIT_SIZE = RANKS * STATES;
/** Of a suit, besides its cards: who is void in it, who led it, and how many cards one has of it. */
const ABOUT = 14;
const SECTION = SUIT_SIZE + ABOUT;
const JACKS_SIZE = 4 * STATES;
/** The candidate's suit, three others, the trumps; then jacks, the card itself, and the table. */
const SECTIONS = 5;
const JACKS_FROM = SECTIONS * SECTION;
const CARD_FROM = JACKS_FROM + JACKS_SIZE;
const CARD_SIZE = 18;
const TABLE_FROM = CARD_FROM + 2 * CARD_SIZE;
const TABLE_SIZE = 44;

/** The number of features. */
export const FEATURES: number = TABLE_FROM + TABLE_SIZE;

const TRUMPS = 4;
const SEVEN = 127;

function bucket(value: number, steps: readonly number[]): number {
  return steps.filter((step) => value >= step).length;
}

/**
 * The features of a card that a defender may play, as indices. Suits have no names: the card's own comes first, and the others by
 * length, so that what is learned of one is learned of all.
 */
export function cardFeatures(seen: Seen, card: number): readonly number[] {
  const { context, hand, played, table, isHand } = seen;
  const { layout, player, led, holder, voids, ledSuits, onTable, trick, points } = context;
  const partner = 3 - player;
  const found: number[] = [];
  const stateOf = (bit: number): number => {
    const is = (mask: number): boolean => ((mask >>> bit) & 1) === 1;
    if (is(hand)) return 0;
    if (is(table)) return is(played[partner]!) ? 5 : 6;
    if (is(played[player]!)) return 2;
    if (is(played[partner]!)) return 3;
    return is(played[0]!) ? 4 : 1;
  };
  const addSuit = (from: number, suit: number): void => {
    for (let rank = 0; rank < RANKS; rank += 1) {
      found.push(from + rank * STATES + stateOf(suit * RANKS + rank));
    }
    const mask = layout.follow[suit * RANKS]!;
    const about = from + SUIT_SIZE;
    if ((voids[0] & mask) !== 0) found.push(about);
    if ((voids[partner]! & mask) !== 0) found.push(about + 1);
    for (const [who, place] of [
      [0, 2],
      [partner, 3],
      [player, 4],
    ] as const) {
      if ((ledSuits[who]! & mask) !== 0) found.push(about + place);
    }
    if (led >= 0 && layout.follow[led] === mask) found.push(about + 5);
    found.push(about + 6 + Math.min(7, countOf(hand & mask)));
  };
  const sides = layout.lowestTrump === 28 ? [0, 1, 2, 3] : [0, 1, 2];
  const isTrump = card >= layout.lowestTrump;
  const own = isTrump ? -1 : Math.floor(card / RANKS);
  if (own >= 0) addSuit(0, own);
  const strengthIn = (suit: number): number => (hand >>> (suit * RANKS)) & SEVEN;
  const others = sides
    .filter((suit) => suit !== own)
    .toSorted(
      (a, b) => countOf(strengthIn(b)) - countOf(strengthIn(a)) || strengthIn(b) - strengthIn(a),
    );
  // A trump leaves four places for the others in grand; the first one serves.
  const places = isTrump && others.length === 4 ? [0, 1, 2, 3] : [1, 2, 3];
  for (const [i, suit] of others.entries()) addSuit(places[i]! * SECTION, suit);
  if (layout.lowestTrump === 21) addSuit(TRUMPS * SECTION, 3);
  for (let jack = 0; jack < 4; jack += 1)
    found.push(JACKS_FROM + jack * STATES + stateOf(28 + jack));
  const what = card >= 28 ? 14 + card - 28 : (isTrump ? RANKS : 0) + (card % RANKS);
  const beats = context.best < 0 || (layout.beats[context.best]! >>> card) % 2 === 1;
  found.push(CARD_FROM + what);
  if (beats) found.push(CARD_FROM + CARD_SIZE + what);
  const where = onTable === 0 ? 0 : (holder === 0 ? 1 : 2) + (onTable - 1) * 2;
  found.push(TABLE_FROM + where * 2 + (player - 1));
  found.push(TABLE_FROM + 10 + Math.min(9, trick));
  found.push(TABLE_FROM + 20 + bucket(points, [1, 4, 10, 14]));
  found.push(TABLE_FROM + 25 + (layout.lowestTrump === 28 ? 1 : 0));
  if (isHand) found.push(TABLE_FROM + 27);
  if (led >= layout.lowestTrump) found.push(TABLE_FROM + 28);
  const follows = led >= 0 && (layout.follow[led]! >>> card) % 2 === 1;
  if (follows) found.push(TABLE_FROM + 29);
  const next = (player + 1) % 3;
  found.push(TABLE_FROM + 30 + (onTable === 2 ? 2 : next === 0 ? 0 : 1));
  const taken = countOf(played.reduce((all, one) => all | one, 0));
  found.push(TABLE_FROM + 33 + Math.min(10, Math.floor(taken / 3)));
  return found;
}
