import * as v from 'valibot';
import type { Card } from '../rules/cards.ts';
import { announcementFault, bidValues, type Contract } from '../rules/contract.ts';
import { playedBy } from '../rules/deal.ts';
import type { Event } from '../rules/events.ts';
import { type Options, optionsSchema } from '../rules/options.ts';
import type { Dropout } from '../rules/result.ts';
import { lengthOf } from '../rules/series.ts';
import { TRICKS } from '../rules/three/deal.ts';
import { takerOf } from '../rules/three/evolve.ts';
import * as three from '../rules/three/index.ts';
import { reachableLevel } from '../rules/three/legal.ts';
import type { ThreeState } from '../rules/three/types.ts';
import { type Declaration, type Deed, type Move, type Place, PLACES } from './record.ts';

/** End of a recorded game. */
export type Stop =
  /** Nobody plays. */
  | 'passed'
  /** All tricks were played. */
  | 'played'
  /** The record ends where null or an announcement was lost. */
  | 'decided'
  /** The declarer gave up, left or ran out of time. */
  | 'declarer-out'
  /** The defenders gave up, or one left or ran out of time. */
  | 'defenders-out'
  /** Somebody left or ran out of time before there was a game. */
  | 'penalty'
  /** The record ends earlier. */
  | 'unfinished';

/** Why a move is not allowed. */
export const ILLEGAL_CODES = [
  'not-now',
  'not-your-turn',
  'bid-too-low',
  'nothing-bid',
  'other-skat',
  'discard-two',
  'card-not-in-hand',
  'must-follow',
  'no-pick-up',
  'announce-by-hand',
  'hand-after-pick-up',
  'null-announcement',
  'not-declarer',
  'resigned-already',
  'round-over',
] as const;
export type IllegalCode = (typeof ILLEGAL_CODES)[number];

/** A recorded game, walked through as far as its record goes. */
export interface Walk {
  readonly stop: Stop;
  readonly illegal: { readonly code: IllegalCode; readonly index: number } | null;
  /** The deal by our rules, places as seats: of hands and skat it has the cards that are known. */
  readonly state: ThreeState;
  /** Contract named by the declarer; before the discards the state does not know of it. */
  readonly contract: Contract | null;
  /** Bids that are not on the list. */
  readonly oddBids: readonly number[];
  /** Number of tricks played; the state has those whose winner is known. */
  readonly complete: number;
  /** A card of a complete trick is not recorded. */
  readonly hasUnknown: boolean;
  /** The player by whose leaving or running out of time it stops; null: it stops otherwise. */
  readonly dropout: { readonly place: Place; readonly how: Dropout } | null;
}

/** The rules that records of the server follow. */
export const ISKO: Options = v.parse(optionsSchema, {});
const listed: ReadonlySet<number> = new Set(bidValues(ISKO));

/** A walk under way. What the server does as our rules do is left to them. */
interface Walking {
  stop: Stop;
  state: ThreeState;
  contract: Contract | null;
  readonly oddBids: number[];
  complete: number;
  hasUnknown: boolean;
  dropout: Walk['dropout'];
  readonly dealtSkat: readonly (Card | null)[];
  /** Number of unknown cards of each place. */
  readonly hidden: Record<Place, number>;
  readonly resigned: Place[];
  /** The cards on the table; null is not recorded. */
  table: readonly (Card | null)[];
  /** Whether only the next card tells who takes the trick on the table. */
  isOpen: boolean;
  isDecided: boolean;
  isOver: boolean;
}

/** Walks through the moves of a record, from the deal to its end or to the first illegal move. */
export function walk(moves: readonly Move[]): Walk {
  const at = started(moves[0]?.deed);
  let illegal: Walk['illegal'] = null;
  for (const [index, move] of moves.entries()) {
    const code = index === 0 ? null : step(at, move);
    if (code === null) continue;
    illegal = { code, index };
    break;
  }
  const { state, contract, oddBids, complete, hasUnknown, dropout, isOver, isDecided } = at;
  const last = moves.at(-1);
  // Where nothing follows a defender's giving up, it was accepted: one binds both.
  const isGivenUp = illegal === null && last?.deed.type === 'resign';
  const stop =
    isOver || !(isDecided || isGivenUp) ? at.stop : isDecided ? 'decided' : 'defenders-out';
  return { stop, illegal, state, contract, oddBids, complete, hasUnknown, dropout };
}

function started(deal: Deed | undefined): Walking {
  const cards = deal?.type === 'deal' ? deal.cards : [];
  const hands = [0, 10, 20].map((from) => cards.slice(from, from + 10));
  const [fore, middle, rear] = hands.map((hand) => hand.filter((card) => card === null).length);
  const skat = cards.slice(30);
  const place = { number: 0, of: lengthOf(ISKO, 3), kind: 'plain' } as const;
  const at: Walking = {
    stop: 'unfinished',
    state: three.init({ options: ISKO, seats: 3, first: 0, place }),
    contract: null,
    oddBids: [],
    complete: 0,
    hasUnknown: false,
    dropout: null,
    dealtSkat: skat,
    hidden: { 0: fore ?? 0, 1: middle ?? 0, 2: rear ?? 0 },
    resigned: [],
    table: [],
    isOpen: false,
    isDecided: false,
    isOver: false,
  };
  follow(at, [{ type: 'dealt', hands, skat }]);
  return at;
}

function follow(at: Walking, events: readonly Event[]): void {
  at.state = events.reduce(three.evolve, at.state);
}

function step(at: Walking, { who, deed }: Move): IllegalCode | null {
  if (deed.type === 'time-out' || deed.type === 'leave') return dropOut(at, deed);
  if (at.isOver) return 'round-over';
  if (who === 'w') return deed.type === 'skat' ? shown(at, deed.cards) : 'not-now';
  switch (at.state.phase) {
    case 'auction':
      return call(at, who, deed);
    case 'skat':
    case 'discard':
      return prepare(at, who, deed);
    default:
      return act(at, who, deed);
  }
}

function ends(at: Walking, stop: Stop): null {
  at.isOver = true;
  at.stop = stop;
  return null;
}

/** Leaving and running out of time end a game; when it is over they change nothing. */
function dropOut(
  at: Walking,
  { type, place }: Extract<Deed, { type: 'time-out' | 'leave' }>,
): null {
  if (at.isOver || at.isDecided) return null;
  at.dropout = { place, how: type === 'leave' ? 'left' : 'timed-out' };
  if (!at.contract) return ends(at, 'penalty');
  return ends(at, place === at.state.declarer ? 'declarer-out' : 'defenders-out');
}

function call(at: Walking, who: Place, deed: Deed): IllegalCode | null {
  if (deed.type === 'bid') return bid(at, who, deed.value);
  if (deed.type !== 'hold' && deed.type !== 'pass') return 'not-now';
  const made = three.decide(at.state, who, { type: deed.type });
  if (!made.ok) return codeOf(made.rejection.code);
  follow(at, made.value);
  return at.state.end ? ends(at, 'passed') : null;
}

/** The server takes bids that no game is worth, and any where both others have passed. */
function bid(at: Walking, who: Place, value: number): IllegalCode | null {
  const { auction } = at.state;
  const refusal = three.accepts(three.viewOf(at.state, who), { type: 'bid', value });
  if (refusal && refusal.code !== 'no-such-bid') return codeOf(refusal.code);
  if (value <= auction.bid) return 'bid-too-low';
  if (!listed.has(value)) at.oddBids.push(value);
  follow(at, [{ type: 'bid', seat: who, value }]);
  if (auction.asked === 'take') follow(at, [{ type: 'awarded', seat: who, bid: value }]);
  return null;
}

/** The world shows the skat to whoever asked for it. */
function shown(at: Walking, cards: readonly (Card | null)[]): IllegalCode | null {
  const { dealtSkat, state } = at;
  const declarer = PLACES.find((place) => place === state.declarer);
  if (state.phase !== 'discard' || at.contract || declarer === undefined) return 'not-now';
  const isSame = cards.every(
    (card) => card === null || dealtSkat.includes(card) || dealtSkat.includes(null),
  );
  if (!isSame) return 'other-skat';
  const skat = cards.filter((card) => card !== null);
  if (skat.length < cards.length) return null;
  const held = state.hands[declarer] ?? [];
  for (const card of skat) if (!held.includes(card)) reveal(at, declarer, card);
  at.state = { ...at.state, skat };
  return null;
}

function prepare(at: Walking, who: Place, deed: Deed): IllegalCode | null {
  if (who !== at.state.declarer) return 'not-your-turn';
  switch (deed.type) {
    case 'pick-up':
      if (at.state.phase !== 'skat') return 'not-now';
      follow(at, [{ type: 'picked-up', seat: who, cards: at.state.skat }]);
      at.hidden[who] += 2 - at.state.skat.length;
      return null;
    case 'declare':
      return declare(at, who, deed);
    case 'discard':
      return at.contract ? discard(at, who, at.contract, deed.cards) : 'not-now';
    default:
      return 'not-now';
  }
}

function declare(at: Walking, who: Place, deed: Declaration): IllegalCode | null {
  if (at.contract) return 'not-now';
  const { pickedUp } = at.state;
  const { game, ouvert } = deed;
  const schwarz = deed.schwarz || (ouvert && game !== 'null');
  const schneider = deed.schneider || schwarz;
  const contract: Contract = { game, hand: !pickedUp, schneider, schwarz, ouvert };
  const fault = announcementFault(contract, ISKO);
  if (fault === 'null-announcement') return fault;
  if (pickedUp && deed.hand) return 'hand-after-pick-up';
  if (fault !== null) return 'announce-by-hand';
  if (!pickedUp && !deed.hand && !schneider) return 'no-pick-up';
  at.contract = contract;
  if (!pickedUp) return starts(at, contract, []);
  return deed.cards.length > 0 ? discard(at, who, contract, deed.cards) : null;
}

function discard(
  at: Walking,
  who: Place,
  contract: Contract,
  cards: readonly (Card | null)[],
): IllegalCode | null {
  const away = cards.slice(0, 2);
  const [first, second] = away;
  if (away.length < 2 || (first !== null && first === second)) return 'discard-two';
  for (const card of away) {
    if (card === null) hide(at, who);
    else if (!holds(at, who, card)) return 'card-not-in-hand';
  }
  return starts(at, contract, away);
}

/** No rule is asked here: below its bid the server has a null played, too. */
function starts(at: Walking, contract: Contract, discards: readonly (Card | null)[]): null {
  const { declarer: seat } = at.state;
  if (seat !== null) follow(at, [{ type: 'declared', seat, contract, discards, open: null }]);
  return null;
}

function act(at: Walking, who: Place, deed: Deed): IllegalCode | null {
  switch (deed.type) {
    case 'play':
      return play(at, who, deed.card);
    case 'show':
      return who === at.state.declarer ? null : 'not-declarer';
    case 'resign':
      return at.isDecided ? 'round-over' : resign(at, who);
    default:
      return 'not-now';
  }
}

/** One defender who gives up changes nothing when play goes on. */
function resign(at: Walking, who: Place): IllegalCode | null {
  if (at.resigned.includes(who)) return 'resigned-already';
  at.resigned.push(who);
  if (who === at.state.declarer) return ends(at, 'declarer-out');
  return at.resigned.length === 2 ? ends(at, 'defenders-out') : null;
}

function play(at: Walking, who: Place, card: Card | null): IllegalCode | null {
  if (at.isOpen) {
    at.isOpen = false;
    follow(at, [{ type: 'took', seat: who }]);
  }
  if (who !== at.state.current) return 'not-your-turn';
  if (card === null) {
    hide(at, who);
    at.state = { ...at.state, current: next(who) };
  } else {
    if (!holds(at, who, card)) return 'card-not-in-hand';
    const view = three.viewOf(at.state, who);
    // After a card that is not recorded anything may follow.
    const seen = at.table[0] === null ? { ...view, trick: [] } : view;
    const refusal = three.accepts(seen, { type: 'play', card });
    if (refusal) return codeOf(refusal.code);
    follow(at, [{ type: 'played', seat: who, card }]);
  }
  at.table = [...at.table, card];
  return at.table.length === 3 ? takeTrick(at) : null;
}

/** The trick is complete. Who takes it is not told by a card that is not recorded. */
function takeTrick(at: Walking): null {
  const isKnown = !at.table.includes(null);
  at.table = [];
  at.complete += 1;
  if (isKnown) {
    const taker = takerOf(at.state);
    if (taker !== null) follow(at, [{ type: 'took', seat: taker }]);
  } else {
    at.hasUnknown = true;
    at.isOpen = true;
  }
  if (at.complete === TRICKS) return ends(at, 'played');
  // The server ends a game when null or an announcement is lost; others may play on.
  const { contract } = at;
  const isAnnounced = contract?.game === 'null' || contract?.schneider === true;
  if (isKnown && isAnnounced && reachableLevel(at.state) === null) at.isDecided = true;
  return null;
}

function next(place: Place): Place {
  return place === 0 ? 1 : place === 1 ? 2 : 0;
}

/** Whether somebody has a card; one that was hidden is known from then on. */
function holds(at: Walking, who: Place, card: Card): boolean {
  const { hands, skat } = at.state;
  if (hands[who]?.includes(card)) return true;
  const isElsewhere =
    skat.includes(card) ||
    hands.some((hand) => hand.includes(card)) ||
    PLACES.some((place) => playedBy(place, at.state).includes(card));
  if (at.hidden[who] === 0 || isElsewhere) return false;
  reveal(at, who, card);
  return true;
}

function reveal(at: Walking, who: Place, card: Card): void {
  const hands = at.state.hands.map((hand, place) => (place === who ? [...hand, card] : hand));
  at.state = { ...at.state, hands };
  at.hidden[who] -= 1;
}

/** A card that is not recorded leaves a hand. */
function hide(at: Walking, who: Place): void {
  at.hidden[who] = Math.max(0, at.hidden[who] - 1);
}

function codeOf(code: string): IllegalCode {
  return ILLEGAL_CODES.find((known) => known === code) ?? 'not-now';
}
