import {
  accepted,
  defined,
  type Draw,
  type Game,
  outcomeByPoints,
  permuted,
  pick,
  type Random,
  refused,
  reject,
  type Rejection,
  shuffled,
  type Turn,
  type Viewer,
} from '@lusoria/core';
import { type PlayingCard, playingCardParts, RANKS } from '@lusoria/core/playing-card';
import { match } from './match.ts';
import {
  type Action,
  type Code,
  DECK,
  type Event,
  type Options,
  schema,
  type State,
  type View,
} from './types.ts';

/** The rules are described in `RULES.md`; the contract in `core/contract.ts`. */
export const newgame: Game<Options, State, Action, Event, View, Code> = {
  id: 'newgame',
  rules: 1,
  seats: [2, 3, 4],
  schema,
  optionFields: [{ key: 'cards', kind: 'number', min: 3, max: 6, standard: 5 }],
  hand: { field: 'hands', action: 'card' },
  // Everybody plays every card once.
  bound: 24,
  match,
  init: ({ options, seats, first }) => ({
    options,
    hands: Array.from({ length: seats }, () => []),
    trick: [],
    tricks: Array.from({ length: seats }, () => 0),
    mover: first,
    phase: 'deal',
  }),
  turn,
  decide(state, seat, action) {
    const rejection = accepts(view(state, seat), action);
    if (rejection) return refused(rejection);
    const played: Event = { type: 'played', seat, card: action.card };
    const trick = evolve(state, played).trick;
    if (trick.length < state.hands.length) return accepted([played]);
    const best = trick.reduce((high, each) =>
      rankOf(each.card) > rankOf(high.card) ? each : high,
    );
    return accepted([played, { type: 'took', seat: best.seat }]);
  },
  chance({ options, hands }, numbers: Draw) {
    const cards = permuted(DECK, numbers);
    return [
      {
        type: 'dealt',
        hands: hands.map((_, seat) =>
          cards.slice(seat * options.cards, (seat + 1) * options.cards),
        ),
      },
    ];
  },
  // No turn has a limit of its own.
  timeout: () => [],
  evolve,
  view,
  redact(event, who) {
    if (event.type !== 'dealt') return event;
    return {
      ...event,
      hands: event.hands.map((hand, seat) => (seat === who ? hand : hidden(hand))),
    };
  },
  accepts,
  actions: playable,
  sampleAction(seen, random) {
    const actions = playable(seen);
    return actions.length > 0 ? pick(actions, random) : null;
  },
  resampleState,
};

/** From 0, the lowest. */
export function rankOf(card: PlayingCard): number {
  return RANKS.indexOf(playingCardParts(card).rank);
}

/** The viewer's legal actions. */
export function playable(seen: View): readonly Action[] {
  const own = seen.me === null ? [] : defined(seen.hands[seen.me], 'a hand');
  return own
    .filter((card) => card !== null)
    .map((card) => ({ type: 'play' as const, card }))
    .filter((action) => accepts(seen, action) === null);
}

function turn({ phase, mover, tricks, hands }: State): Turn {
  if (phase === 'deal') return { kind: 'chance', request: { kind: 'shuffle', size: DECK.length } };
  if (phase === 'over') return { kind: 'over', outcome: outcomeByPoints(tricks) };
  // Whoever takes a trick may have to act twice in a row.
  const name = `play-${hands.flat().length}`;
  return { kind: 'play', name, must: [mover], may: [], limit: null, window: null };
}

/** Returns why the viewer cannot perform an action, or null if they can. Depends on the view alone. */
function accepts(seen: View, { card }: Action): Rejection<Code> | null {
  if (seen.me === null) return reject('not-seated');
  if (seen.phase !== 'play') return reject('not-now');
  if (seen.me !== seen.mover) return reject('not-your-turn');
  return seen.hands[seen.me]?.includes(card) ? null : reject('card-not-in-hand', { card });
}

function evolve(state: State, event: Event): State {
  const { hands, trick, tricks } = state;
  switch (event.type) {
    case 'dealt':
      return { ...state, hands: event.hands, phase: 'play' };
    case 'played':
      return {
        ...state,
        hands: hands.map((hand, seat) =>
          seat === event.seat ? hand.filter((card) => card !== event.card) : hand,
        ),
        trick: [...trick, { seat: event.seat, card: event.card }],
        mover: (event.seat + 1) % hands.length,
      };
    case 'took':
      return {
        ...state,
        trick: [],
        tricks: tricks.map((n, seat) => (seat === event.seat ? n + 1 : n)),
        mover: event.seat,
        phase: hands.every((hand) => hand.length === 0) ? 'over' : 'play',
      };
  }
}

function view(state: State, who: Viewer): View {
  return {
    ...state,
    me: who === 'spectator' ? null : who,
    hands: state.hands.map((hand, seat) => (seat === who ? hand : hidden(hand))),
  };
}

function hidden(hand: readonly (PlayingCard | null)[]): readonly null[] {
  return hand.map(() => null);
}

/**
 * A random state consistent with the view: the hidden cards are dealt from the unseen ones. Cards of earlier tricks are in
 * nobody's view, so they count as unseen.
 */
function resampleState(seen: View, random: Random): State {
  const { me: _, ...state } = seen;
  const known = [...seen.hands.flat(), ...seen.trick.map(({ card }) => card)];
  const others = shuffled(
    DECK.filter((card) => !known.includes(card)),
    random,
  );
  return {
    ...state,
    hands: state.hands.map((hand) =>
      hand.map((card) => card ?? defined(others.pop(), 'an unseen card')),
    ),
  };
}
