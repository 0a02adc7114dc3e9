import { defined } from '@lusoria/core';
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
import { type Declaration, type RecordedAction, type Move, type Place, PLACES } from './record.ts';
import {
  act,
  applyEvents,
  contractOf,
  type IllegalCode,
  type IllegalMove,
  replayMoves,
  type ReplayState,
} from './replay.ts';

/** End of a recorded game. */
type Stop =
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

/*
 * Records of the International Skat Server: cards may be hidden, and the server allows what our rules
 * reject. What it does as they do is left to them.
 */

/** A recorded game, replayed as far as its record goes. */
export interface ServerReplay {
  readonly stop: Stop;
  readonly illegal: IllegalMove | null;
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

interface ServerState extends ReplayState<ThreeState> {
  stop: Stop;
  contract: Contract | null;
  readonly oddBids: number[];
  complete: number;
  hasUnknown: boolean;
  dropout: ServerReplay['dropout'];
  dealtSkat: readonly (Card | null)[];
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

/** Replays the moves of a record, from the deal to its end or to the first illegal move. */
export function replayServer(moves: readonly Move[]): ServerReplay {
  const at = initialState();
  const illegal = replayMoves(at, moves, makeMove);
  const { state, contract, oddBids, complete, hasUnknown, dropout, isOver, isDecided } = at;
  // Where nothing follows a defender's giving up, it was accepted: one binds both.
  const isGivenUp = illegal === null && moves.at(-1)?.recorded.type === 'resign';
  const stop =
    isOver || !(isDecided || isGivenUp) ? at.stop : isDecided ? 'decided' : 'defenders-out';
  return { stop, illegal, state, contract, oddBids, complete, hasUnknown, dropout };
}

function initialState(): ServerState {
  const place = { number: 0, of: lengthOf(ISKO, 3), kind: 'plain' } as const;
  return {
    stop: 'unfinished',
    state: three.init({ options: ISKO, seats: 3, first: 0, place }),
    events: [],
    contract: null,
    oddBids: [],
    complete: 0,
    hasUnknown: false,
    dropout: null,
    dealtSkat: [],
    hidden: { 0: 0, 1: 0, 2: 0 },
    resigned: [],
    table: [],
    isOpen: false,
    isDecided: false,
    isOver: false,
  };
}

function deal(at: ServerState, cards: readonly (Card | null)[]): null {
  const hands = [0, 10, 20].map((from) => cards.slice(from, from + 10));
  for (const place of PLACES) {
    at.hidden[place] = defined(hands[place]).filter((card) => card === null).length;
  }
  at.dealtSkat = cards.slice(30);
  follow(at, [{ type: 'dealt', hands, skat: at.dealtSkat }]);
  return null;
}

function follow(at: ServerState, events: readonly Event[]): void {
  applyEvents(at, events, three);
}

function makeMove(at: ServerState, { who, recorded }: Move): IllegalCode | null {
  if (recorded.type === 'deal') return deal(at, recorded.cards);
  if (recorded.type === 'time-out' || recorded.type === 'leave') return dropOut(at, recorded);
  if (at.isOver) return 'round-over';
  if (who === 'w') return recorded.type === 'skat' ? shown(at, recorded.cards) : 'not-now';
  switch (at.state.phase) {
    case 'auction':
      return call(at, who, recorded);
    case 'skat':
    case 'discard':
      return prepare(at, who, recorded);
    default:
      return inPlay(at, who, recorded);
  }
}

function ends(at: ServerState, stop: Stop): null {
  at.isOver = true;
  at.stop = stop;
  return null;
}

/** Leaving and running out of time end a game; when it is over they change nothing. */
function dropOut(
  at: ServerState,
  { type, place }: Extract<RecordedAction, { type: 'time-out' | 'leave' }>,
): null {
  if (at.isOver || at.isDecided) return null;
  at.dropout = { place, how: type === 'leave' ? 'left' : 'timed-out' };
  if (!at.contract) return ends(at, 'penalty');
  return ends(at, place === at.state.declarer ? 'declarer-out' : 'defenders-out');
}

function call(at: ServerState, who: Place, recorded: RecordedAction): IllegalCode | null {
  if (recorded.type === 'bid') return bid(at, who, recorded.value);
  if (recorded.type !== 'hold' && recorded.type !== 'pass') return 'not-now';
  const code = act(at, who, { type: recorded.type }, three);
  if (code !== null) return code;
  return at.state.end ? ends(at, 'passed') : null;
}

/** The server takes bids that no game is worth, and any where both others have passed. */
function bid(at: ServerState, who: Place, value: number): IllegalCode | null {
  const { auction } = at.state;
  const refusal = three.accepts(three.viewOf(at.state, who), { type: 'bid', value });
  if (refusal && refusal.code !== 'no-such-bid') return refusal.code;
  if (value <= auction.bid) return 'bid-too-low';
  if (!listed.has(value)) at.oddBids.push(value);
  follow(at, [{ type: 'bid', seat: who, value }]);
  if (auction.asked === 'take') follow(at, [{ type: 'awarded', seat: who, bid: value }]);
  return null;
}

/** The world shows the skat to whoever asked for it. */
function shown(at: ServerState, cards: readonly (Card | null)[]): IllegalCode | null {
  const { dealtSkat, state } = at;
  const declarer = PLACES.find((place) => place === state.declarer);
  if (state.phase !== 'discard' || at.contract || declarer === undefined) return 'not-now';
  const isSame = cards.every(
    (card) => card === null || dealtSkat.includes(card) || dealtSkat.includes(null),
  );
  if (!isSame) return 'other-skat';
  const skat = cards.filter((card) => card !== null);
  if (skat.length < cards.length) return null;
  const held = defined(state.hands[declarer]);
  for (const card of skat) if (!held.includes(card)) reveal(at, declarer, card);
  at.state = { ...at.state, skat };
  return null;
}

function prepare(at: ServerState, who: Place, recorded: RecordedAction): IllegalCode | null {
  if (who !== at.state.declarer) return 'not-your-turn';
  switch (recorded.type) {
    case 'pick-up':
      if (at.state.phase !== 'skat') return 'not-now';
      follow(at, [{ type: 'picked-up', seat: who, cards: at.state.skat }]);
      at.hidden[who] += 2 - at.state.skat.length;
      return null;
    case 'declare':
      return declare(at, who, recorded);
    case 'discard':
      return at.contract ? discard(at, who, at.contract, recorded.cards) : 'not-now';
    default:
      return 'not-now';
  }
}

function declare(at: ServerState, who: Place, recorded: Declaration): IllegalCode | null {
  if (at.contract) return 'not-now';
  const { pickedUp } = at.state;
  const contract: Contract = { ...contractOf(recorded, ISKO), hand: !pickedUp };
  const fault = announcementFault(contract, ISKO);
  if (fault === 'null-announcement') return fault;
  if (pickedUp && recorded.hand) return 'hand-after-pick-up';
  if (fault !== null) return 'announce-by-hand';
  if (!pickedUp && !recorded.hand && !contract.schneider) return 'no-pick-up';
  at.contract = contract;
  if (!pickedUp) return starts(at, contract, []);
  return recorded.cards.length > 0 ? discard(at, who, contract, recorded.cards) : null;
}

function discard(
  at: ServerState,
  who: Place,
  contract: Contract,
  cards: readonly (Card | null)[],
): IllegalCode | null {
  const discards = cards.slice(0, 2);
  const [first, second] = discards;
  if (discards.length < 2 || (first !== null && first === second)) return 'discard-two';
  for (const card of discards) {
    if (card === null) hide(at, who);
    else if (!holds(at, who, card)) return 'card-not-in-hand';
  }
  return starts(at, contract, discards);
}

/** No rule is asked here: below its bid the server has a null played, too. */
function starts(at: ServerState, contract: Contract, discards: readonly (Card | null)[]): null {
  const { declarer: seat } = at.state;
  if (seat !== null) follow(at, [{ type: 'declared', seat, contract, discards, open: null }]);
  return null;
}

function inPlay(at: ServerState, who: Place, recorded: RecordedAction): IllegalCode | null {
  switch (recorded.type) {
    case 'play':
      return play(at, who, recorded.card);
    case 'show':
      return who === at.state.declarer ? null : 'not-declarer';
    case 'resign':
      return at.isDecided ? 'round-over' : resign(at, who);
    default:
      return 'not-now';
  }
}

/** One defender who gives up changes nothing when play goes on. */
function resign(at: ServerState, who: Place): IllegalCode | null {
  if (at.resigned.includes(who)) return 'resigned-already';
  at.resigned.push(who);
  if (who === at.state.declarer) return ends(at, 'declarer-out');
  return at.resigned.length === 2 ? ends(at, 'defenders-out') : null;
}

function play(at: ServerState, who: Place, card: Card | null): IllegalCode | null {
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
    if (refusal) return refusal.code;
    follow(at, [{ type: 'played', seat: who, card }]);
  }
  at.table = [...at.table, card];
  return at.table.length === 3 ? takeTrick(at) : null;
}

/** The trick is complete. Who takes it is not told by a card that is not recorded. */
function takeTrick(at: ServerState): null {
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
function holds(at: ServerState, who: Place, card: Card): boolean {
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

function reveal(at: ServerState, who: Place, card: Card): void {
  const hands = at.state.hands.map((hand, place) => (place === who ? [...hand, card] : hand));
  at.state = { ...at.state, hands };
  at.hidden[who] -= 1;
}

/** A card that is not recorded leaves a hand. */
function hide(at: ServerState, who: Place): void {
  at.hidden[who] = Math.max(0, at.hidden[who] - 1);
}
