import { defined } from '@lusoria/core';
import { JOKER } from './deck.ts';
import { cardToMatch, isRight } from './judge.ts';
import type { Event, PlayedCard, State } from './types.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** The cards of an event as the rules recorded it; only a redacted event has hidden ones. */
function known<T>(items: readonly (T | null)[]): T[] {
  return items.filter((item) => item !== null);
}

/** The state after an event. */
export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'dealt':
      return dealt(state, event);
    case 'buried':
      return buried(state, event);
    case 'laid':
      return laid(state, event);
    case 'drew':
      return drew(state, event);
    case 'owes':
      return {
        ...(event.why === 'turn' ? windowClosed(state) : state),
        phase: 'reshuffle',
        pendingDraw: { seat: event.seat, why: event.why },
      };
    case 'reshuffled':
      return { ...state, stock: known(event.stock), pile: pileAfterReshuffle(state.pile) };
    case 'nothing':
      return event.why === 'turn'
        ? advance({ ...windowClosed(state), idle: state.idle + 1 })
        : state;
    case 'passed':
      return advance({ ...state, idle: 0 });
    case 'went-on':
      return state.window
        ? {
            ...state,
            window: { ...state.window, accepted: [...state.window.accepted, event.seat] },
          }
        : state;
    case 'settled':
      return settled(state, event);
    case 'looked':
      return tablesOpened(state, event.seat);
    case 'closed':
      return tablesClosed(state, event.seat);
    case 'expired':
      return { ...state, window: null };
    case 'out':
      return advance({ ...state, window: null, out: [...state.out, event.seat] });
    case 'ended':
      return { ...state, phase: 'over', end: event, window: null };
  }
}

/** The next seat in turn that is not out. */
function nextIn(state: Pick<State, 'seats' | 'out'>, from: number): number {
  for (let step = 1; step < state.seats; step += 1) {
    const seat = (from + step) % state.seats;
    if (!state.out.includes(seat)) return seat;
  }
  return from;
}

/** The rest of the pile after a reshuffle: the top, and the card under jokers (rule 8). */
export function pileAfterReshuffle(pile: readonly PlayedCard[]): readonly PlayedCard[] {
  const bottom = pile.findLastIndex((card) => card.card !== JOKER);
  return pile.slice(Math.max(0, bottom));
}

function advance(state: State): State {
  return {
    ...state,
    phase: 'turn',
    drawn: null,
    current: nextIn(state, state.current),
    turns: state.turns + 1,
  };
}

/** Playing or drawing closes the window and the dispute before it. */
function windowClosed(state: State): State {
  return { ...state, window: null, dispute: null };
}

function dealt(state: State, event: Of<'dealt'>): State {
  return {
    ...state,
    phase: event.start === JOKER ? 'bury' : 'turn',
    current: state.first,
    hands: event.hands.map(known),
    stock: known(event.stock),
    pile: [startCard(event.start)],
  };
}

function buried(state: State, event: Of<'buried'>): State {
  const rest = state.stock.slice(0, -1);
  const stock = event.at === null ? rest : rest.toSpliced(event.at, 0, JOKER);
  return { ...state, phase: 'turn', stock, pile: [startCard(event.start)] };
}

function startCard(card: number): PlayedCard {
  return { no: 0, seat: null, card, as: null, verdict: null };
}

function laid(state: State, event: Of<'laid'>): State {
  const { no, seat, card, as, verdict } = event;
  const under = cardToMatch(state.pile);
  const hand = without(defined(state.hands[seat], 'a hand'), card);
  const wrong = as !== null && verdict !== null && !isRight(verdict);
  const after: State = {
    ...windowClosed(state),
    hands: state.hands.with(seat, hand),
    pile: [...state.pile, { no, seat, card, as, verdict }],
    lays: no,
    idle: 0,
    window: as === null || state.options.referee === 'table' ? null : { lay: no, accepted: [] },
    errors: wrong
      ? [
          ...state.errors,
          {
            no,
            seat,
            card,
            as,
            on: { card: defined(under).card, as: defined(under).as },
            verdict,
          },
        ]
      : state.errors,
  };
  return hand.length === 0 ? { ...after, phase: 'closing', drawn: null } : advance(after);
}

function drew(state: State, event: Of<'drew'>): State {
  const after: State = {
    ...(event.why === 'turn' ? windowClosed(state) : state),
    stock: state.stock.slice(0, -1),
    hands: state.hands.with(event.seat, [
      ...defined(state.hands[event.seat], 'a hand'),
      ...known([event.card]),
    ]),
    pendingDraw: null,
    idle: 0,
  };
  return event.why === 'turn'
    ? { ...after, phase: 'drawn', drawn: event.card }
    : { ...after, phase: 'turn' };
}

function settled(state: State, event: Of<'settled'>): State {
  const { lay, by, seat, card, as, verdict, upheld } = event;
  const after: State = {
    ...state,
    window: null,
    dispute: { lay, by, seat, card, as, verdict, upheld, looking: [], looked: [] },
  };
  if (!upheld) return after;
  const back: State = {
    ...after,
    pile: state.pile.slice(0, -1),
    hands: state.hands.with(seat, [...defined(state.hands[seat], 'a hand'), card]),
    errors: state.errors.filter((error) => error.no !== lay),
  };
  return state.phase === 'closing' ? advance(back) : back;
}

function tablesOpened(state: State, seat: number): State {
  const { dispute } = tablesClosed(state, seat);
  if (!dispute) return state;
  const { looking, looked } = dispute;
  return {
    ...state,
    dispute: { ...dispute, looking: [...looking, seat], looked: [...looked, seat] },
  };
}

function tablesClosed(state: State, seat: number): State {
  if (!state.dispute) return state;
  const looking = state.dispute.looking.filter((other) => other !== seat);
  return { ...state, dispute: { ...state.dispute, looking } };
}

function without(cards: readonly number[], card: number): readonly number[] {
  const at = cards.indexOf(card);
  return at < 0 ? cards : cards.toSpliced(at, 1);
}
