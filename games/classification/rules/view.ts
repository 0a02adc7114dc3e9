import { defined, type Viewer } from '@lusoria/core';
import type { Event, Lay, State, View } from './types.ts';

/** The view of a seat or spectator: the table, the own hand, and the tree for the sage or when the round is over. */
export function viewOf(state: State, who: Viewer): View {
  const you = who === 'spectator' ? null : who;
  const over = state.phase === 'over';
  const told = over || state.options.verdict === 'reason';
  return {
    you,
    options: state.options,
    sage: state.sage,
    phase: state.phase,
    current: state.current,
    tree: over || you === state.sage ? state.tree : null,
    hand: you === null ? [] : defined(state.hands[you], 'a hand'),
    counts: state.hands.map((hand) => hand.length),
    stock: state.stock.length,
    classes: state.classes,
    lays: told ? state.lays : state.lays.map(withoutFault),
    passes: state.passes,
    reason: state.reason,
    sort: state.sort,
    handedIn: state.handedIn,
    mine: you === null ? null : (state.described[you] ?? null),
    texts: state.texts,
    rulings: state.rulings,
    end: state.end,
  };
}

function withoutFault(lay: Lay): Lay {
  return { ...lay, fault: null };
}

/** An event as a viewer may see it. */
export function redact(event: Event, who: Viewer): Event {
  switch (event.type) {
    case 'tree-set':
      return event.seat === who ? event : { ...event, tree: null };
    case 'dealt':
      return {
        ...event,
        hands: event.hands.map((hand, seat) => (seat === who ? hand : hand.map(() => null))),
        stock: event.stock.map(() => null),
      };
    case 'drew':
      return event.seat === who ? event : { ...event, card: null };
    case 'described':
      return event.seat === who ? event : { ...event, what: null };
    default:
      return event;
  }
}
