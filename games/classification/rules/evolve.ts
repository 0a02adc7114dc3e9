import { defined } from '@lusoria/core';
import { faultOf, partitionUnder } from './judge.ts';
import type { Event, Lay, State, TableClass } from './types.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** The state after an event. */
export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'tree-set':
      return { ...state, tree: event.tree, phase: 'deal' };
    case 'dealt':
      return afterDeal(state, event);
    case 'laid':
      return afterLay(state, event);
    case 'judged':
      return afterVerdict(state, event);
    case 'drew':
      return afterDraw(state, event);
    case 'passed':
      return {
        ...state,
        passes: changed(state.passes, event.seat, (count) => count + 1),
        current: next(state),
      };
    case 'closed':
      return { ...state, phase: 'describe', reason: event.reason, sort: event.sort };
    case 'described':
      return {
        ...state,
        handedIn: changed(state.handedIn, event.seat, (count) => count + 1),
        described: changed(state.described, event.seat, () => event.what),
      };
    case 'time-up':
      return state;
    case 'read-out':
      return { ...state, phase: 'rule', texts: event.texts };
    case 'ruled':
      return { ...state, rulings: changed(state.rulings, event.seat, () => event.right) };
    case 'ended':
      return { ...state, phase: 'over', end: event.end };
  }
}

/** A list with one entry changed; it has entries only for the seats at the table. */
function changed<T>(list: readonly T[], seat: number, to: (before: T) => T): readonly T[] {
  return list.map((one, i) => (i === seat ? to(one) : one));
}

/** Drops hidden cards: only a reader who sees all of them plays a round on. */
function known(cards: readonly (number | null)[]): number[] {
  return cards.flatMap((card) => card ?? []);
}

function sorted(cards: readonly number[]): number[] {
  return cards.toSorted((a, b) => a - b);
}

function next({ current, seats }: State): number {
  return (current + 1) % seats;
}

function afterDeal(state: State, { hands, turned, stock }: Of<'dealt'>): State {
  return {
    ...state,
    phase: 'play',
    current: state.sage,
    hands: hands.map((hand) => sorted(known(hand))),
    stock: known(stock),
    classes: [{ cards: [turned], by: null }],
  };
}

function afterLay(state: State, { no, seat, cards, class: to }: Of<'laid'>): State {
  const lay: Lay = {
    no,
    seat,
    cards,
    class: to,
    right: null,
    fault: null,
    drew: false,
    stock: state.stock.length,
  };
  return { ...state, phase: 'judge', lays: [...state.lays, lay] };
}

/** The cards stay in the hand until they are judged right. */
function afterVerdict(state: State, { right }: Of<'judged'>): State {
  const lay = state.lays.at(-1);
  if (!lay) return state;
  const { seat, cards, class: to } = lay;
  const fault =
    state.tree && faultOf(partitionUnder(state.tree, state.options), state.classes, cards, to);
  const after = {
    ...state,
    phase: 'play',
    current: next(state),
    lays: [...state.lays.slice(0, -1), { ...lay, right, fault }],
  } as const;
  if (!right) return after;
  const hand = defined(state.hands[seat], 'a hand').filter((card) => !cards.includes(card));
  return {
    ...after,
    hands: changed(state.hands, seat, () => hand),
    classes: withCards(state.classes, cards, to, seat),
  };
}

function withCards(
  classes: readonly TableClass[],
  cards: readonly number[],
  to: number | null,
  by: number,
): readonly TableClass[] {
  const there = to === null ? undefined : classes[to];
  if (to === null || !there) return [...classes, { cards, by }];
  return classes.with(to, { ...there, cards: [...there.cards, ...cards] });
}

function afterDraw(state: State, { seat, card, why }: Of<'drew'>): State {
  const last = state.lays.at(-1);
  return {
    ...state,
    hands: changed(state.hands, seat, (hand) => sorted([...hand, ...known([card])])),
    stock: state.stock.slice(0, -1),
    lays:
      why === 'pass' || !last ? state.lays : [...state.lays.slice(0, -1), { ...last, drew: true }],
  };
}
