import {
  accepted,
  defined,
  type Draw,
  permuted,
  refused,
  type Rejection,
  type Result,
  type Turn,
} from '@lusoria/core';
import type { Action } from '../actions.ts';
import { CARDS } from '../cards.ts';
import { ALL_POINTS, matadorsOf, plainContract, TARGETS } from '../contract.ts';
import { trickPoints, tricksOf } from '../deal.ts';
import type { Event } from '../events.ts';
import type { Options } from '../options.ts';
import type { Ending, GameResult } from '../result.ts';
import type { RejectionCode } from '../rejections.ts';
import { settle } from '../score.ts';
import { outcomeOf, type SeriesPlace, written } from '../series.ts';
import { evolve, takerOf } from './evolve.ts';
import { accepts } from './legal.ts';
import { COLUMNS, dealerOf, dealtHands, isSeen, TRICKS } from './rows.ts';
import type { TwoState } from './types.ts';
import { viewOf } from './view.ts';

/** No deal has more actions: a naming, kontra, re, and 32 cards. */
export const BOUND = 3 + CARDS.length;

/** With so many points the dealer has won: one less than the player who named. */
const DEALER_WINS_AT = ALL_POINTS - TARGETS.game + 1;

/** Start of a deal. */
export interface Start {
  readonly options: Options;
  /** Two. */
  readonly seats: number;
  /** Seat that names the game and leads; the other one deals. */
  readonly first: number;
  readonly place: SeriesPlace;
}

/** A deal before the cards are shuffled. */
export function init({ options, first, place }: Start): TwoState {
  return {
    form: 'two',
    options,
    first,
    place,
    phase: 'deal',
    rows: [[], []],
    game: null,
    doubled: 1,
    current: null,
    trick: [],
    tricks: [],
    end: null,
  };
}

/** Next turn. */
export function turn(state: TwoState): Turn {
  const { end, phase, current } = state;
  if (end) return { kind: 'over', outcome: outcomeOf(end.result, end.points) };
  if (phase === 'deal') {
    return { kind: 'chance', request: { kind: 'shuffle', size: CARDS.length } };
  }
  return {
    kind: 'play',
    name: phase === 'play' ? `play:${2 * state.tricks.length + state.trick.length}` : phase,
    must: current === null ? [] : [current],
    may: [],
    limit: null,
    window: null,
  };
}

/** From the top of the pack: the namer's eight open cards, the dealer's, then what lies below, likewise. */
export function chance(state: TwoState, numbers: Draw): readonly Event[] {
  const cards = permuted(CARDS, numbers);
  const rows = [0, 1].map((seat) => {
    const start = seat === state.first ? 0 : COLUMNS;
    return Array.from({ length: COLUMNS }, (_, column) => ({
      open: defined(cards[start + column]),
      below: defined(cards[start + 2 * COLUMNS + column]),
    }));
  });
  return [{ type: 'laid-out', seat: state.first, rows }];
}

/** Events that follow from an action, or the reason why it is rejected. */
export function decide(
  state: TwoState,
  by: number,
  action: Action,
): Result<readonly Event[], Rejection<RejectionCode>> {
  const refusal = accepts(viewOf(state, by), action);
  return refusal ? refused(refusal) : accepted(eventsOf(state, by, action));
}

function eventsOf(state: TwoState, seat: number, action: Action): readonly Event[] {
  switch (action.type) {
    case 'name':
      return revealCards(state, [{ type: 'named', seat, game: action.game }]);
    case 'double': {
      const doubled: Event = { type: 'doubled', seat, to: action.to };
      // Kontra is followed by the question about re, with no more cards than before.
      return action.to === 2 ? [doubled] : revealCards(state, [doubled]);
    }
    case 'no-double':
      return revealCards(state, [{ type: 'not-doubled', seat }]);
    case 'play':
      return playing(state, { type: 'played', seat, card: action.card });
    case 'concede':
      return [{ type: 'conceded', seat, no: 1 }, concession(state, seat)];
    case 'bid':
    case 'hold':
    case 'pass':
    case 'pick-up':
    case 'declare':
    case 'push':
    case 'push-unseen':
    case 'claim':
    case 'answer':
      return [];
  }
}

/** These events, and the open cards that come to be seen by them. */
function revealCards(state: TwoState, events: readonly Event[]): readonly Event[] {
  const before = events.reduce(evolve, state);
  // What is seen then depends on the phase alone.
  const after = evolve(before, { type: 'opened', cards: [] });
  const cards = before.rows.flatMap((row, seat) =>
    row.flatMap(({ open }, column) =>
      open !== null && isSeen(after, seat, column) && !isSeen(before, seat, column)
        ? [{ seat, column, card: open }]
        : [],
    ),
  );
  return [...events, { type: 'opened', cards }];
}

function playing(state: TwoState, played: Extract<Event, { type: 'played' }>): readonly Event[] {
  const laid = evolve(state, played);
  const taker = takerOf(laid);
  if (taker === null) return [played];
  const took: Event = { type: 'took', seat: taker };
  const after = evolve(laid, took);
  const events = [played, took, ...turningUp(after)];
  if (after.tricks.length < TRICKS) return events;
  return [...events, ended(after, 'played', takenSoFar(after, after.first))];
}

/** The cards below those that were played to the last trick. */
function turningUp({ rows }: TwoState): readonly Event[] {
  const cards = rows.flatMap((row, seat) =>
    row.flatMap(({ open, below }, column) =>
      open === null && below !== null ? [{ seat, column, card: below }] : [],
    ),
  );
  return cards.length > 0 ? [{ type: 'opened', cards }] : [];
}

/** Card points and tricks. */
interface Taken {
  readonly points: number;
  readonly tricks: number;
}

function takenSoFar({ tricks }: TwoState, seat: number): Taken {
  const isOwn = (winner: number) => winner === seat;
  return { points: trickPoints(tricks, isOwn), tricks: tricksOf(tricks, isOwn) };
}

/** Points and tricks of the other side when a seat has no more than this. */
function restAfter({ points, tricks }: Taken): Taken {
  return { points: ALL_POINTS - points, tricks: TRICKS - tricks };
}

/**
 * Somebody gives up: the game goes to the other side at its simple value. What was decided before
 * stays decided: a game won or lost, and a schneider of whoever gives up. Then the namer is held to
 * have what the namer has for certain.
 */
function concession(state: TwoState, seat: number): Event {
  const namer = takenSoFar(state, state.first);
  const dealer = takenSoFar(state, dealerOf(state.first));
  if (namer.points >= TARGETS.game) return ended(state, 'played', namer);
  const isNamer = seat === state.first;
  if (dealer.points >= (isNamer ? TARGETS.schneider : DEALER_WINS_AT)) {
    return ended(state, 'played', restAfter(dealer));
  }
  return isNamer ? ended(state, 'conceded', namer) : ended(state, 'yielded', restAfter(dealer));
}

/** The end of the deal, with its arithmetic. */
function ended(state: TwoState, ending: Ending, namer: Taken): Event {
  const result = resultOf(state, ending, namer);
  const players = [state.first, dealerOf(state.first)];
  return {
    type: 'ended',
    result,
    points: written(result, state.options, players.length, players),
    deal: { hands: dealtHands(state.rows), skat: [] },
  };
}

function resultOf(state: TwoState, ending: Ending, namer: Taken): GameResult {
  const { first, options } = state;
  const game = defined(state.game, 'the game');
  const cards = defined(dealtHands(state.rows)[first]);
  return settle({
    declarer: first,
    contract: plainContract(game),
    bid: 0,
    matadors: options.rusticMatadors ? matadorsOf(cards, game, options) : 0,
    ...namer,
    of: TRICKS,
    ending,
    claimed: null,
    secured: null,
    instead: null,
    doubled: state.doubled,
    round: state.place.kind === 'bock' ? 2 : 1,
  });
}
