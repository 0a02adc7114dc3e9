import {
  accepted,
  type AnyGame,
  type Bot,
  type Draw,
  eraseTypes,
  type Game,
  type Outcome,
  pick,
  type Random,
  refused,
  type Rejection,
  reject,
  type Seat,
  shuffled,
  type Turn,
  type Viewer,
} from '@lusoria/core';
import { perSeat, whole } from '@lusoria/core/schema';
import * as v from 'valibot';

/*
 * A small game with everything that a table has to deal with: hidden hands, chance twice in a round, a window in
 * which others may object, a limit, a bot that declines, matches of several rounds.
 *
 * In turn a seat draws, then passes or lays a card; it may also lay at once. The others may challenge a card until
 * the next one is laid: an odd one goes back to the hand. Who has challenged may look, for 20 seconds at most. Who has
 * no cards left wins.
 */

const CARDS = 30;
const HAND = 5;
const MAX_TURNS = 60;
const LOOK_SECONDS = 20;

const cards = v.array(v.nullable(whole));

const optionsSchema = v.strictObject({
  rounds: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(10)), 1),
  /** Seconds that people and bots wait for objections. */
  wait: v.optional(v.pipe(whole, v.maxValue(10)), 0),
  botWait: v.optional(v.pipe(whole, v.maxValue(20)), 4),
  silent: v.optional(v.boolean(), false),
  effort: v.optional(whole, 1),
  /** The first seat is dealt no cards, and has no part in a round. */
  rests: v.optional(v.boolean(), false),
});
type Options = v.InferOutput<typeof optionsSchema>;

const actionSchema = v.variant('type', [
  v.strictObject({ type: v.literal('draw') }),
  v.strictObject({ type: v.literal('pass') }),
  v.strictObject({ type: v.literal('lay'), card: whole }),
  v.strictObject({ type: v.literal('go-on'), lay: whole }),
  v.strictObject({ type: v.literal('challenge'), lay: whole }),
  v.strictObject({ type: v.literal('look'), lay: whole }),
  v.strictObject({ type: v.literal('close'), lay: whole }),
]);
type Action = v.InferOutput<typeof actionSchema>;

const eventSchema = v.variant('type', [
  v.strictObject({ type: v.literal('dealt'), hands: v.array(cards), stock: cards }),
  v.strictObject({ type: v.literal('drew'), seat: whole, card: v.nullable(whole) }),
  /** The stock is empty: it is reshuffled before the seat draws. */
  v.strictObject({ type: v.literal('owes'), seat: whole }),
  v.strictObject({ type: v.literal('reshuffled'), stock: cards }),
  v.strictObject({ type: v.literal('passed'), seat: whole }),
  v.strictObject({ type: v.literal('laid'), seat: whole, card: whole }),
  v.strictObject({ type: v.literal('went-on'), seat: whole }),
  v.strictObject({ type: v.literal('settled'), seat: whole, upheld: v.boolean() }),
  v.strictObject({ type: v.literal('looked'), seat: whole }),
  v.strictObject({ type: v.literal('closed') }),
]);
type Event = v.InferOutput<typeof eventSchema>;

const viewSchema = v.strictObject({
  options: optionsSchema,
  you: v.nullable(whole),
  phase: v.picklist(['deal', 'turn', 'drawn', 'reshuffle', 'over']),
  current: whole,
  /** The own hand; the others' cards are null. */
  hands: perSeat(cards),
  hand: cards,
  stock: cards,
  pile: v.array(v.strictObject({ seat: whole, card: whole })),
  /** Seat that has laid the last card, while it can be challenged, and seats that have said "go on". */
  window: v.nullable(v.strictObject({ seat: whole, gone: v.array(whole) })),
  challenger: v.nullable(whole),
  looking: v.boolean(),
  /** Cards laid so far, turns taken, challenges that were right. */
  lays: whole,
  turns: whole,
  upheld: whole,
});
type View = v.InferOutput<typeof viewSchema>;
type State = Readonly<Omit<View, 'you' | 'hand'>>;

function openTo({ window, hands }: Pick<State, 'window' | 'hands'>): readonly Seat[] {
  if (!window) return [];
  const { seat, gone } = window;
  const plays = (other: Seat): boolean => hands[other]?.length !== 0;
  return [...hands.keys()].filter((one) => plays(one) && one !== seat && !gone.includes(one));
}

function turnOf(state: State): Turn {
  const { phase, current, hands, looking, challenger, options, turns, lays, upheld } = state;
  switch (phase) {
    case 'deal':
      return { kind: 'chance', request: { kind: 'shuffle', size: CARDS } };
    case 'reshuffle':
      return { kind: 'chance', request: { kind: 'shuffle', size: state.pile.length } };
    case 'over':
      return { kind: 'over', outcome: outcomeOf(state) };
    case 'turn':
    case 'drawn': {
      if (looking && challenger !== null) {
        const limit = { name: `look ${lays}`, seconds: LOOK_SECONDS };
        return { kind: 'play', name: 'look', must: [challenger], may: [], limit, window: null };
      }
      const open = openTo(state);
      const looker = challenger === null || challenger === current ? [] : [challenger];
      return {
        kind: 'play',
        name: `turn ${turns} ${upheld}`,
        must: [current],
        may: [...open, ...looker].filter((seat) => seat !== current),
        limit: null,
        window: state.window && {
          name: `lay ${lays}`,
          answers: ['go-on', 'challenge', 'look', 'close'],
          open,
          bots: options.botWait,
          people: options.wait,
        },
        effort: options.effort,
        out: [...hands.keys()].filter((seat) => hands[seat]?.length === 0),
      };
    }
  }
}

function outcomeOf({ hands }: Pick<State, 'hands'>): Outcome {
  const left = hands.map((hand) => hand.length);
  const sizes = [...new Set(left)].toSorted((a, b) => a - b);
  const ranking = sizes.map((size) => [...left.keys()].filter((seat) => left[seat] === size));
  return { ranking, points: left.map((size) => CARDS - size) };
}

function objectionTo(view: View, action: Action): Rejection | null {
  const { you, phase, current, lays, looking, challenger } = view;
  if (you === null) return reject('not-seated');
  if (phase !== 'turn' && phase !== 'drawn') return reject('not-now');
  if ('lay' in action && action.lay !== lays) return reject('stale-lay');
  switch (action.type) {
    case 'close':
      return looking && challenger === you ? null : reject('not-looking');
    case 'look':
      return !looking && challenger === you ? null : reject('not-now');
    case 'go-on':
    case 'challenge':
      return !looking && openTo(view).includes(you) ? null : reject('not-open');
    default:
  }
  if (looking) return reject('looking');
  if (you !== current) return reject('not-your-turn');
  if (action.type === 'draw') return phase === 'drawn' ? reject('already-drawn') : null;
  if (action.type === 'pass') return phase === 'drawn' ? null : reject('draw-first');
  return view.hand.includes(action.card) ? null : reject('card-not-in-hand');
}

function eventsOf(state: State, seat: Seat, action: Action): readonly Event[] {
  switch (action.type) {
    case 'draw': {
      const [card] = state.stock;
      if (card !== undefined) return [{ type: 'drew', seat, card }];
      return state.pile.length > 1 ? [{ type: 'owes', seat }] : [{ type: 'passed', seat }];
    }
    case 'pass':
      return [{ type: 'passed', seat }];
    case 'lay':
      return [{ type: 'laid', seat, card: action.card }];
    case 'go-on':
      return [{ type: 'went-on', seat }];
    case 'challenge':
      return [{ type: 'settled', seat, upheld: (state.pile.at(-1)?.card ?? 0) % 2 === 1 }];
    case 'look':
      return [{ type: 'looked', seat }];
    case 'close':
      return [{ type: 'closed' }];
  }
}

function evolve(state: State, event: Event): State {
  const { current, hands, pile } = state;
  const after = (steps: number) => (current + steps) % Math.max(1, hands.length);
  const next = hands[after(1)]?.length === 0 ? after(2) : after(1);
  const withHand = (seat: Seat, change: (hand: readonly (number | null)[]) => (number | null)[]) =>
    hands.map((hand, i) => (i === seat ? change(hand) : hand));
  switch (event.type) {
    case 'dealt':
      return { ...state, phase: 'turn', hands: event.hands, stock: event.stock };
    case 'owes':
      return { ...state, phase: 'reshuffle' };
    case 'reshuffled':
      return { ...state, pile: pile.slice(-1), stock: event.stock };
    case 'drew':
      return {
        ...state,
        phase: 'drawn',
        hands: withHand(event.seat, (hand) => [...hand, event.card]),
        stock: state.stock.slice(1),
        window: null,
        challenger: null,
      };
    case 'passed': {
      const turns = state.turns + 1;
      return { ...state, phase: turns < MAX_TURNS ? 'turn' : 'over', current: next, turns };
    }
    case 'laid': {
      const { seat, card } = event;
      const left = withHand(seat, (hand) => removed(hand, card));
      return {
        ...state,
        phase: left[seat]?.length === 0 || state.turns + 1 >= MAX_TURNS ? 'over' : 'turn',
        current: next,
        hands: left,
        pile: [...pile, { seat, card }],
        window: { seat, gone: [] },
        challenger: null,
        lays: state.lays + 1,
        turns: state.turns + 1,
      };
    }
    case 'went-on': {
      const { window } = state;
      return {
        ...state,
        window: window && { ...window, gone: [...window.gone, event.seat] },
      };
    }
    case 'settled': {
      const last = pile.at(-1);
      const closed = { ...state, window: null, challenger: event.seat };
      if (!event.upheld || !last) return closed;
      return {
        ...closed,
        hands: withHand(last.seat, (hand) => [...hand, last.card]),
        pile: pile.slice(0, -1),
        upheld: state.upheld + 1,
      };
    }
    case 'looked':
      return { ...state, looking: true };
    case 'closed':
      return { ...state, looking: false, challenger: null };
  }
}

/** A hand without a card, or without an unknown one. */
function removed(hand: readonly (number | null)[], card: number): (number | null)[] {
  const at = hand.includes(card) ? hand.indexOf(card) : hand.indexOf(null);
  return hand.filter((_, i) => i !== at);
}

function viewOf(state: State, who: Viewer): View {
  const hands = state.hands.map((hand, seat) =>
    seat === who || state.phase === 'over' ? hand : hand.map(() => null),
  );
  const you = who === 'spectator' ? null : who;
  const hand = you === null ? [] : (hands[you] ?? []);
  return { ...state, you, hands, hand, stock: state.stock.map(() => null) };
}

function anyAction(view: View, random: Random): Action | null {
  const { you, lays, hand } = view;
  if (you === null) return null;
  const lay = (['go-on', 'challenge', 'look', 'close'] as const).map((type) => ({
    type,
    lay: lays,
  }));
  const laid = hand.map((card) => ({ type: 'lay' as const, card: card ?? 0 }));
  const all: readonly Action[] = [{ type: 'draw' }, { type: 'pass' }, ...lay, ...laid];
  const legal = all.filter((action) => objectionTo(view, action) === null);
  return legal.length > 0 ? pick(legal, random) : null;
}
const fixture: Game<Options, State, Action, Event, View> = {
  id: 'fixture',
  rules: 1,
  seats: [2, 3, 4, 5],
  schema: { options: optionsSchema, action: actionSchema, event: eventSchema, view: viewSchema },
  optionFields: [],
  bound: 10 * MAX_TURNS,
  match: {
    next: (played, { rounds }, seats) => {
      if (played.length >= rounds) return null;
      const last = played.at(-1);
      return last ? (last.first + 1) % seats : 'random';
    },
    standings: (played, _options, seats) =>
      Array.from({ length: seats }, (_, seat) => ({
        seat,
        points: played.reduce((sum, { outcome }) => sum + (outcome.points[seat] ?? 0), 0),
        won: played.filter(({ outcome }) => outcome.ranking[0]?.includes(seat)).length,
      }))
        .toSorted((a, b) => b.points - a.points)
        .map((standing, i) => ({ ...standing, place: i + 1 })),
  },
  silent: ({ silent }) => silent,
  soFar: outcomeOf,
  init: ({ options, seats, first }) => ({
    options,
    phase: 'deal',
    current: options.rests ? Math.max(1, first) : first,
    hands: Array.from({ length: seats }, () => []),
    stock: [],
    pile: [],
    window: null,
    challenger: null,
    looking: false,
    lays: 0,
    turns: 0,
    upheld: 0,
  }),
  turn: turnOf,
  decide(state, by, action) {
    const objection = objectionTo(viewOf(state, by), action);
    return objection ? refused(objection) : accepted(eventsOf(state, by, action));
  },
  chance(state, numbers: Draw) {
    if (state.phase === 'deal') {
      const dealt = (seat: Seat) => numbers.slice(seat * HAND, (seat + 1) * HAND);
      const hands = state.hands.map((_, at) => (state.options.rests && at === 0 ? [] : dealt(at)));
      return [{ type: 'dealt', hands: [...hands], stock: numbers.slice(hands.length * HAND) }];
    }
    const below = state.pile.slice(0, -1).map(({ card }) => card);
    const stock = numbers.flatMap((n) => below[n] ?? []);
    const [card = null] = stock;
    return [
      { type: 'reshuffled', stock },
      { type: 'drew', seat: state.current, card },
    ];
  },
  timeout: () => [{ type: 'closed' }],
  evolve,
  view: viewOf,
  redact(event, who) {
    switch (event.type) {
      case 'dealt': {
        const hands = event.hands.map((hand, seat) => (seat === who ? hand : hand.map(() => null)));
        return { ...event, hands, stock: event.stock.map(() => null) };
      }
      case 'reshuffled':
        return { ...event, stock: event.stock.map(() => null) };
      case 'drew':
        return event.seat === who ? event : { ...event, card: null };
      default:
        return event;
    }
  },
  accepts: objectionTo,
  sampleAction: anyAction,
  resampleState({ you: _you, hand: _hand, ...seen }, random) {
    const known = [...seen.hands.flat(), ...seen.pile.map(({ card }) => card)];
    const rest = shuffled([...Array(CARDS).keys()], random).filter((card) => !known.includes(card));
    const fill = (card: number | null): number | null => card ?? rest.pop() ?? null;
    return {
      ...seen,
      hands: seen.hands.map((hand) => hand.map(fill)),
      stock: seen.stock.map(fill),
    };
  },
};

/** Draws and lays, and challenges one card in `doubt`. Never says that the game may go on. */
function plainBot(doubt: number): Bot<View, Action> {
  return {
    choose(view, random) {
      const { you, phase, current, lays, hand, looking } = view;
      if (you === null) return null;
      if (looking) return { type: 'close', lay: lays };
      if (you !== current) {
        const objects = openTo(view).includes(you) && random.int(100) < doubt;
        return objects ? { type: 'challenge', lay: lays } : null;
      }
      if (phase === 'turn' && random.int(2) === 0) return { type: 'draw' };
      const known = hand.filter((card) => card !== null);
      return known.length > 0 ? { type: 'lay', card: pick(known, random) } : { type: 'draw' };
    },
  };
}

/** The game, with the bots `plain`, `doubting:PERCENT` and `random`. */
export const fixtureGame: AnyGame = eraseTypes({
  game: fixture,
  bots: {
    plain: () => plainBot(0),
    doubting: (percent) => (percent === null ? null : plainBot(Number(percent))),
    random: () => ({ choose: anyAction }),
  },
});
