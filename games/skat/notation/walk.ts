import * as v from 'valibot';
import { type Card, kindOf, pipsOf, playable, winnerOf } from '../rules/cards.ts';
import { bidValues, type Contract } from '../rules/contract.ts';
import { type Options, optionsSchema } from '../rules/options.ts';
import type { Declaration, Deed, Move, Place } from './record.ts';

/** How a recorded game came to its end. */
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

/** Somebody's cards: those that are known, and how many are not. */
export interface Hand {
  /** As they were dealt. */
  readonly dealt: readonly (Card | null)[];
  held: Card[];
  hidden: number;
  readonly played: Card[];
}

/** A recorded game, walked through as far as its record goes. */
export interface Walk {
  stop: Stop;
  illegal: { readonly code: IllegalCode; readonly index: number } | null;
  declarer: Place | null;
  bid: number;
  /** Bids that are not on the list. */
  readonly oddBids: number[];
  contract: Contract | null;
  pickedUp: boolean;
  /** The two cards that count for the declarer; null where they are not known. */
  skat: readonly (Card | null)[];
  /** The declarer has picked up and named a game, but laid away nothing. */
  owesDiscards: boolean;
  readonly hands: Three<Hand>;
  readonly dealtSkat: readonly (Card | null)[];
  /** Complete tricks and what is in them. */
  complete: number;
  /** By place; tricks whose winner is not known are in neither. */
  readonly tricks: Three<number>;
  readonly points: Three<number>;
  /** A card of a complete trick is not recorded. */
  hasUnknown: boolean;
  readonly resigned: Place[];
  /** Who left or ran out of time first. */
  gone: Place | null;
}

/** One for each place. */
export type Three<T> = [T, T, T];

/** The rules that records of the server follow. */
export const ISKO: Options = v.parse(optionsSchema, {});
const listed: ReadonlySet<number> = new Set(bidValues(ISKO));

const TRICKS = 10;

type Phase = 'auction' | 'skat' | 'discard' | 'play' | 'decided' | 'over';

interface Walking extends Walk {
  phase: Phase;
  speaker: Place;
  hearer: Place;
  asked: 'bid' | 'answer' | 'take';
  turn: Place;
  led: Card | null;
  readonly table: (Card | null)[];
  /** Who takes the trick on the table is for the next card to tell. */
  isOpen: boolean;
}

/** Walks through the moves of a record, from the deal to its end or to the first illegal move. */
export function walk(moves: readonly Move[]): Walk {
  const at = started(moves[0]?.deed);
  for (let index = 1; index < moves.length; index += 1) {
    const move = moves[index];
    const code = move ? step(at, move) : null;
    if (code !== null) {
      at.illegal = { code, index };
      break;
    }
  }
  if (at.phase === 'decided') at.stop = 'decided';
  else if (endsWithConcession(at, moves)) at.stop = 'defenders-out';
  return at;
}

/** Where nothing follows a defender's giving up, it was accepted: one binds both. */
function endsWithConcession(
  { phase, illegal, declarer }: Walking,
  moves: readonly Move[],
): boolean {
  const last = moves.at(-1);
  const isPlaying = phase === 'play' && illegal === null;
  return isPlaying && last?.deed.type === 'resign' && last.who !== declarer;
}

function started(deal: Deed | undefined): Walking {
  const cards = deal?.type === 'deal' ? deal.cards : [];
  const hand = (place: Place): Hand => {
    const dealt = cards.slice(place * 10, place * 10 + 10);
    const held = dealt.filter((card) => card !== null);
    return { dealt, held, hidden: dealt.length - held.length, played: [] };
  };
  const skat = cards.slice(30);
  return {
    stop: 'unfinished',
    illegal: null,
    declarer: null,
    bid: 0,
    oddBids: [],
    contract: null,
    pickedUp: false,
    skat,
    dealtSkat: skat,
    owesDiscards: false,
    hands: [hand(0), hand(1), hand(2)],
    complete: 0,
    tricks: [0, 0, 0],
    points: [0, 0, 0],
    hasUnknown: false,
    resigned: [],
    gone: null,
    phase: 'auction',
    speaker: 1,
    hearer: 0,
    asked: 'bid',
    turn: 0,
    led: null,
    table: [],
    isOpen: false,
  };
}

function step(at: Walking, { who, deed }: Move): IllegalCode | null {
  if (deed.type === 'time-out' || deed.type === 'leave') return goes(at, deed.place);
  if (at.phase === 'over') return 'round-over';
  if (who === 'w') return deed.type === 'skat' ? shown(at, deed.cards) : 'not-now';
  switch (at.phase) {
    case 'auction':
      return call(at, who, deed);
    case 'skat':
    case 'discard':
      return prepare(at, who, deed);
    case 'play':
    case 'decided':
      return act(at, who, deed);
  }
}

function ends(at: Walking, stop: Stop): null {
  at.phase = 'over';
  at.stop = stop;
  return null;
}

/** Leaving and running out of time end a game; when it is over they change nothing. */
function goes(at: Walking, place: Place): null {
  if (at.phase === 'over' || at.phase === 'decided') return null;
  at.gone = place;
  if (!at.contract) return ends(at, 'penalty');
  return ends(at, place === at.declarer ? 'declarer-out' : 'defenders-out');
}

function call(at: Walking, who: Place, deed: Deed): IllegalCode | null {
  if (deed.type !== 'bid' && deed.type !== 'hold' && deed.type !== 'pass') return 'not-now';
  const { asked, speaker, hearer } = at;
  if (who !== (asked === 'bid' ? speaker : hearer)) return 'not-your-turn';
  switch (deed.type) {
    case 'bid':
      if (asked === 'answer') return 'not-now';
      if (deed.value <= at.bid) return 'bid-too-low';
      at.bid = deed.value;
      if (!listed.has(deed.value)) at.oddBids.push(deed.value);
      if (asked === 'take') return awarded(at, who);
      at.asked = 'answer';
      return null;
    case 'hold':
      if (asked !== 'answer') return 'nothing-bid';
      at.asked = 'bid';
      return null;
    case 'pass':
      return pass(at, who);
  }
}

function pass(at: Walking, who: Place): null {
  if (at.asked === 'take') return ends(at, 'passed');
  const left = who === at.speaker ? at.hearer : at.speaker;
  if (at.speaker !== 2) {
    at.speaker = 2;
    at.hearer = left;
    at.asked = 'bid';
    return null;
  }
  if (at.bid > 0) return awarded(at, left);
  // Nobody has bid: forehand may still take it.
  at.hearer = 0;
  at.asked = 'take';
  return null;
}

function awarded(at: Walking, who: Place): null {
  at.declarer = who;
  at.phase = 'skat';
  return null;
}

/** The world shows the skat to whoever asked for it. */
function shown(at: Walking, cards: readonly (Card | null)[]): IllegalCode | null {
  if (at.phase !== 'discard' || at.contract) return 'not-now';
  const dealt = at.dealtSkat;
  const isSame = cards.every(
    (card) => card === null || dealt.includes(card) || dealt.includes(null),
  );
  if (!isSame) return 'other-skat';
  if (cards.includes(null) || at.declarer === null) return null;
  const known = cards.filter((card) => card !== null);
  const hand = at.hands[at.declarer];
  for (const card of known) {
    if (hand.held.includes(card)) continue;
    hand.held.push(card);
    hand.hidden -= 1;
  }
  at.skat = known;
  return null;
}

function prepare(at: Walking, who: Place, deed: Deed): IllegalCode | null {
  if (who !== at.declarer) return 'not-your-turn';
  switch (deed.type) {
    case 'pick-up':
      return pickUp(at, at.hands[who]);
    case 'declare':
      return declare(at, at.hands[who], deed);
    case 'discard':
      return at.owesDiscards ? discard(at, at.hands[who], deed.cards) : 'not-now';
    default:
      return 'not-now';
  }
}

function pickUp(at: Walking, hand: Hand): IllegalCode | null {
  if (at.phase !== 'skat') return 'not-now';
  at.phase = 'discard';
  at.pickedUp = true;
  const known = at.skat.filter((card) => card !== null);
  hand.held.push(...known);
  hand.hidden += 2 - known.length;
  return null;
}

function declare(at: Walking, hand: Hand, deed: Declaration): IllegalCode | null {
  if (at.contract) return 'not-now';
  const { game } = deed;
  const isNull = game === 'null';
  if (isNull && (deed.schneider || deed.schwarz)) return 'null-announcement';
  const isAnnounced = deed.schneider || deed.schwarz || (deed.ouvert && !isNull);
  if (at.pickedUp && deed.hand) return 'hand-after-pick-up';
  if (at.pickedUp && isAnnounced) return 'announce-by-hand';
  if (!at.pickedUp && !deed.hand && !isAnnounced) return 'no-pick-up';
  const isOpenTrump = deed.ouvert && !isNull;
  at.contract = {
    game,
    hand: !at.pickedUp,
    schneider: isAnnounced,
    schwarz: deed.schwarz || isOpenTrump,
    ouvert: deed.ouvert,
  };
  if (!at.pickedUp) return starts(at);
  at.owesDiscards = true;
  return deed.cards.length > 0 ? discard(at, hand, deed.cards) : null;
}

function discard(at: Walking, hand: Hand, cards: readonly (Card | null)[]): IllegalCode | null {
  const away = cards.slice(0, 2);
  const [first, second] = away;
  if (away.length < 2 || (first !== null && first === second)) return 'discard-two';
  for (const card of away) if (!takeFrom(hand, card)) return 'card-not-in-hand';
  at.skat = away;
  at.owesDiscards = false;
  return starts(at);
}

/** Takes a card out of a hand; false when it cannot be there. */
function takeFrom(hand: Hand, card: Card | null): boolean {
  const place = card === null ? -1 : hand.held.indexOf(card);
  if (place >= 0) hand.held.splice(place, 1);
  else if (hand.hidden > 0) hand.hidden -= 1;
  else if (card !== null) return false;
  return true;
}

function starts(at: Walking): null {
  at.phase = 'play';
  at.turn = 0;
  return null;
}

function act(at: Walking, who: Place, deed: Deed): IllegalCode | null {
  switch (deed.type) {
    case 'play':
      return play(at, who, deed.card);
    case 'show':
      return who === at.declarer ? null : 'not-declarer';
    case 'resign':
      return at.phase === 'decided' ? 'round-over' : resign(at, who);
    default:
      return 'not-now';
  }
}

/** One defender who gives up changes nothing when play goes on. */
function resign(at: Walking, who: Place): IllegalCode | null {
  if (at.resigned.includes(who)) return 'resigned-already';
  at.resigned.push(who);
  if (who === at.declarer) return ends(at, 'declarer-out');
  const defenders = at.resigned.filter((place) => place !== at.declarer);
  return defenders.length === 2 ? ends(at, 'defenders-out') : null;
}

function play(at: Walking, who: Place, card: Card | null): IllegalCode | null {
  if (at.isOpen) {
    at.isOpen = false;
    at.tricks[who] += 1;
    at.turn = who;
  }
  if (who !== at.turn || !at.contract) return 'not-your-turn';
  const hand = at.hands[who];
  const { game } = at.contract;
  if (card !== null) {
    const isHeld = hand.held.includes(card);
    if (!isHeld && (hand.hidden === 0 || isElsewhere(at, who, card))) return 'card-not-in-hand';
    const kind = at.led === null ? null : kindOf(at.led, game);
    const follows = kind === null || kindOf(card, game) === kind;
    if (!follows && playable(hand.held, at.led, game).some((one) => kindOf(one, game) === kind)) {
      return 'must-follow';
    }
    hand.played.push(card);
  }
  takeFrom(hand, card);
  if (at.table.length === 0) at.led = card;
  at.table.push(card);
  at.turn = next(who);
  return at.table.length === 3 ? takeTrick(at, next(who)) : null;
}

function next(place: Place): Place {
  return place === 0 ? 1 : place === 1 ? 2 : 0;
}

/** Whether a card that may be in a hidden hand is known to be somewhere else. */
function isElsewhere(at: Walking, who: Place, card: Card): boolean {
  if (at.skat.includes(card) || at.hands.some(({ played }) => played.includes(card))) return true;
  return at.hands.some(({ held }, place) => place !== who && held.includes(card));
}

/** The trick is complete; `leader` has led it. */
function takeTrick(at: Walking, leader: Place): null {
  const { contract, table } = at;
  const cards = table.filter((card) => card !== null);
  at.table.length = 0;
  at.led = null;
  at.complete += 1;
  if (!contract) return null;
  if (cards.length < 3) {
    at.hasUnknown = true;
    at.isOpen = at.complete < TRICKS;
    return at.isOpen ? null : ends(at, 'played');
  }
  const taker = turned(leader, winnerOf(cards, contract.game));
  at.tricks[taker] += 1;
  at.points[taker] += pipsOf(cards);
  at.turn = taker;
  if (at.complete === TRICKS) return ends(at, 'played');
  if (isDecided(at, contract)) at.phase = 'decided';
  return null;
}

function turned(place: Place, steps: number): Place {
  return steps === 0 ? place : steps === 1 ? next(place) : next(next(place));
}

/** Whether null or an announcement is lost; the server ends a game then, others may play on. */
function isDecided({ declarer, tricks, points, complete }: Walking, contract: Contract): boolean {
  if (declarer === null) return false;
  const own = tricks[declarer];
  if (contract.game === 'null') return own > 0;
  if (contract.schwarz) return own < complete;
  const sum = points[0] + points[1] + points[2] - points[declarer];
  return contract.schneider && sum > 30;
}
