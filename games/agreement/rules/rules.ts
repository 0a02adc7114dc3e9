import {
  accepted,
  defined,
  type Draw,
  type Limit,
  permuted,
  picked,
  refused,
  type Rejection,
  type Result,
  type Seat,
  type Setup,
  type Turn,
} from '@lusoria/core';
import { deckOf } from './deck.ts';
import { evolve, pileAfterReshuffle } from './evolve.ts';
import { MAX_TURNS } from './facts.ts';
import { cellsToMatch, isRight, judge } from './judge.ts';
import { accepts } from './legal.ts';
import { outcomeOf, ranked } from './score.ts';
import type {
  Action,
  DrawCause,
  Event,
  PlayedCard,
  Options,
  RejectionCode,
  State,
} from './types.ts';
import { seatsToAnswer, viewOf } from './view.ts';

/** Cards dealt to each player (rule 1). */
const HAND_SIZE = 5;
/** Maximum time for which the form tables lie open, in seconds (rule 6). */
const CONSULTING_SECONDS = 20;
/** Time for accepting or challenging a last card, in seconds (rule 7). */
const CLOSING_SECONDS = 30;

/** The state of a round before the deal. */
export function init({ options, seats, first }: Setup<Options>): State {
  return {
    options,
    seats,
    first,
    phase: 'deal',
    current: first,
    hands: Array.from({ length: seats }, () => []),
    stock: [],
    pile: [],
    drawn: null,
    window: null,
    dispute: null,
    out: [],
    turns: 0,
    lays: 0,
    idle: 0,
    pendingDraw: null,
    errors: [],
    end: null,
  };
}

/** The next step of a round. */
export function turn(state: State): Turn {
  if (state.end) return { kind: 'over', outcome: outcomeOf(state.end.ranking, state.seats) };
  switch (state.phase) {
    case 'deal':
      return {
        kind: 'chance',
        request: { kind: 'shuffle', size: deckOf(state.options).cards.length },
      };
    case 'bury':
      return { kind: 'chance', request: { kind: 'pick', from: state.stock.length } };
    case 'reshuffle':
      return { kind: 'chance', request: { kind: 'shuffle', size: cardsToReshuffle(state).length } };
    default:
      return turnOfPlayers(state);
  }
}

function turnOfPlayers(state: State): Turn {
  const open = seatsToAnswer(state);
  const { dispute } = state;
  const consulting = dispute?.looking ?? [];
  const mayConsult = dispute
    ? playing(state).filter((seat) => !dispute.looked.includes(seat) && !consulting.includes(seat))
    : [];
  const window = state.window && {
    name: `lay ${state.window.lay}`,
    answers: ['go-on', 'challenge'],
    open,
    bots: state.options.botWait,
    people: state.options.wait,
  };
  if (dispute && consulting.length > 0) {
    const limit: Limit = { name: `look ${dispute.lay}`, seconds: CONSULTING_SECONDS };
    return {
      kind: 'play',
      name: limit.name,
      must: consulting,
      may: mayConsult,
      limit,
      window: null,
    };
  }
  if (state.phase === 'closing') {
    const limit: Limit = { name: `close ${state.lays}`, seconds: CLOSING_SECONDS };
    return { kind: 'play', name: limit.name, must: open, may: [], limit, window };
  }
  const may = [...open, ...mayConsult].filter((seat) => seat !== state.current);
  // An upheld challenge uncovers another card: a play meant for the one before must not hit it.
  const name = `turn ${state.turns} on ${defined(state.pile.at(-1), 'the top of the pile').no}`;
  return { kind: 'play', name, must: [state.current], may, limit: null, window };
}

function playing(state: State): readonly Seat[] {
  return state.hands.map((_, seat) => seat).filter((seat) => !state.out.includes(seat));
}

/** The cards of the pile that a reshuffle takes. */
function cardsToReshuffle(state: State): readonly PlayedCard[] {
  return state.pile.slice(0, state.pile.length - pileAfterReshuffle(state.pile).length);
}

/** Events that follow from an action, or a rejection. */
export function decide(
  state: State,
  by: Seat,
  action: Action,
): Result<readonly Event[], Rejection<RejectionCode>> {
  const rejection = accepts(viewOf(state, by), action);
  if (rejection) return refused(rejection);
  return accepted(concluded(state, consequences(state, by, action)));
}

function consequences(state: State, by: Seat, action: Action): readonly Event[] {
  switch (action.type) {
    case 'lay':
      return playEvents(state, by, action);
    case 'draw':
      return drawEvents(state, by, 'turn');
    case 'pass':
      return [{ type: 'passed', seat: by }];
    case 'go-on': {
      const went: Event = { type: 'went-on', seat: by, lay: action.lay };
      const last = state.phase === 'closing' && seatsToAnswer(state).length === 1;
      return last ? [went, { type: 'out', seat: state.current }] : [went];
    }
    case 'challenge':
      return challengeEvents(state, by);
    case 'look':
      return [{ type: 'looked', seat: by }];
    case 'close':
      return [{ type: 'closed', seat: by }];
  }
}

function playEvents(
  state: State,
  seat: Seat,
  { card, as }: Extract<Action, { type: 'lay' }>,
): readonly Event[] {
  const deck = deckOf(state.options);
  const on = cellsToMatch(deck, state.pile, state.options);
  const verdict = as === null ? null : judge(deck, card, as, on);
  const laid: Event = { type: 'laid', seat, no: state.lays + 1, card, as, verdict };
  const after = evolve(state, laid);
  // With nothing to challenge (a joker, or a checking table) the last card settles it.
  const out = after.phase === 'closing' && after.window === null;
  return out ? [laid, { type: 'out', seat }] : [laid];
}

function challengeEvents(state: State, by: Seat): readonly Event[] {
  const top = state.pile.at(-1);
  if (!top || top.seat === null || top.as === null || top.verdict === null) return [];
  const { no, seat, card, as, verdict } = top;
  const upheld = !isRight(verdict);
  const settled: Event = { type: 'settled', lay: no, by, seat, card, as, verdict, upheld };
  const out: readonly Event[] = !upheld && state.phase === 'closing' ? [{ type: 'out', seat }] : [];
  const events = [settled, ...out];
  const after = events.reduce(evolve, state);
  if (endOf(after)) return events;
  if (upheld && state.options.upheldDraw) return [...events, ...drawEvents(after, seat, 'upheld')];
  if (!upheld && state.options.rejectedDraw)
    return [...events, ...drawEvents(after, by, 'rejected')];
  return events;
}

/** Draws one card for this seat: from the stock, from a new stock, or none (rule 8). */
function drawEvents(state: State, seat: Seat, why: DrawCause): readonly Event[] {
  const card = state.stock.at(-1);
  if (card !== undefined) return [{ type: 'drew', seat, card, why }];
  return [{ type: cardsToReshuffle(state).length > 0 ? 'owes' : 'nothing', seat, why }];
}

/** Events that follow from a draw. */
export function chance(state: State, numbers: Draw): readonly Event[] {
  if (state.phase === 'deal') return [deal(state, numbers)];
  if (state.phase === 'bury') {
    return [
      {
        type: 'buried',
        start: defined(state.stock.at(-1), 'the top of the stock'),
        at: picked(numbers),
      },
    ];
  }
  const cards = cardsToReshuffle(state).map(({ card }) => card);
  const reshuffled: Event = { type: 'reshuffled', stock: permuted(cards, numbers) };
  const { pendingDraw } = state;
  if (!pendingDraw) return [reshuffled];
  return [reshuffled, ...drawEvents(evolve(state, reshuffled), pendingDraw.seat, pendingDraw.why)];
}

/**
 * Deals from the top of the shuffled deck: five cards for each seat in turn, the start card, the
 * stock.
 */
function deal(state: State, numbers: Draw): Event {
  const cards = permuted(deckOf(state.options).cards, numbers);
  const dealt = HAND_SIZE * state.seats;
  const hands = state.hands.map((_, seat) => cards.slice(seat * HAND_SIZE, (seat + 1) * HAND_SIZE));
  return {
    type: 'dealt',
    hands,
    start: defined(cards[dealt], 'a start card'),
    stock: cards.slice(dealt + 1).toReversed(),
  };
}

/**
 * Events that follow when a limit has passed: the form tables are closed, or the last card stands.
 */
export function timeout(state: State): readonly Event[] {
  const consulting = state.dispute?.looking ?? [];
  if (consulting.length > 0) return consulting.map((seat) => ({ type: 'closed', seat }));
  return concluded(state, [
    { type: 'expired', lay: state.lays },
    { type: 'out', seat: state.current },
  ]);
}

/** The events, and the end of the round if they bring it. */
function concluded(state: State, events: readonly Event[]): readonly Event[] {
  const after = events.reduce(evolve, state);
  const reason = endOf(after);
  if (!reason) return events;
  return [...events, { type: 'ended', reason, ranking: ranked(after), report: after.errors }];
}

function endOf(state: State): 'out' | 'last' | 'blocked' | 'bound' | null {
  const left = playing(state).length;
  if (state.options.end === 'first' && state.out.length > 0) return 'out';
  if (left <= 1) return 'last';
  if (state.idle >= left) return 'blocked';
  return state.turns >= MAX_TURNS ? 'bound' : null;
}
