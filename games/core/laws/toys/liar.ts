import * as v from 'valibot';
import type { Draw } from '../../chance.ts';
import type { Game, Match, OptionField, Seat, Setup, Turn, Viewer } from '../../contract.ts';
import { pick, type Random, shuffled } from '../../random.ts';
import { accepted, type Rejection, refused, reject } from '../../result.ts';
import type { Subject } from '../subject.ts';

/*
 * A small game with everything that the laws look at. Twelve cards, three of each rank. In turn a
 * seat draws from the stock or lays a card face down and claims a rank. Until the next turn is
 * taken, the others may challenge: the card is turned up, and if it is right the challenger draws,
 * otherwise whoever laid it. Whoever has no cards left is out once nobody has challenged
 * the last one; then the fewest cards win. So do they after LAST_TURN turns.
 */

const RANKS = 4;
const CARDS = 12;
const LAST_TURN = 30;

const card = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(CARDS - 1));
const rank = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(RANKS - 1));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const faces = v.array(v.nullable(card));

const options = v.strictObject({
  hand: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(3)), 3),
  hurry: v.optional(v.boolean(), true),
  penalty: v.optional(v.picklist(['draw', 'none']), 'draw'),
});
export type Options = v.InferOutput<typeof options>;

const action = v.variant('kind', [
  v.strictObject({ kind: v.literal('lay'), card, claim: rank }),
  v.strictObject({ kind: v.literal('draw') }),
  /** `lay` is how many turns had been taken when it was laid, so a late action hits no other. */
  v.strictObject({ kind: v.literal('challenge'), lay: count }),
  v.strictObject({ kind: v.literal('trust'), lay: count }),
]);
export type Action = v.InferOutput<typeof action>;

/** A face that somebody does not see is null. */
const event = v.variant('kind', [
  v.strictObject({ kind: v.literal('dealt'), hands: v.array(faces), stock: faces }),
  v.strictObject({ kind: v.literal('laid'), by: count, card: v.nullable(card), claim: rank }),
  v.strictObject({ kind: v.literal('drew'), by: count, card: v.nullable(card) }),
  v.strictObject({ kind: v.literal('fined'), by: count, card: v.nullable(card) }),
  v.strictObject({ kind: v.literal('passed'), by: count }),
  v.strictObject({ kind: v.literal('settled'), by: count, card: v.nullable(card) }),
  v.strictObject({ kind: v.literal('ended'), hands: v.array(faces) }),
]);
export type Event = v.InferOutput<typeof event>;

const lay = v.strictObject({
  by: count,
  card: v.nullable(card),
  claim: rank,
  /** Whether the card is known to be right: null until that is settled. */
  right: v.nullable(v.boolean()),
});

const view = v.strictObject({
  options,
  first: count,
  me: v.nullable(count),
  hands: v.array(faces),
  stock: faces,
  pile: v.array(lay),
  mover: count,
  open: v.boolean(),
  turns: count,
  phase: v.picklist(['deal', 'play', 'over']),
});
export type View = v.InferOutput<typeof view>;

/** A view without a viewer, in which every face is known. */
export type State = Readonly<Omit<View, 'me'>>;

const optionFields: readonly OptionField[] = [
  { key: 'hand', kind: 'number', min: 2, max: 3, standard: 3 },
  { key: 'hurry', kind: 'switch', standard: true },
  { key: 'penalty', kind: 'choice', values: ['draw', 'none'], standard: 'draw' },
];

export const rankOf = (face: number | null): number => (face ?? 0) % RANKS;

/** The last lay, while it can be challenged. */
export function challengeable({ pile, open }: Pick<State, 'pile' | 'open'>) {
  return open ? (pile.at(-1) ?? null) : null;
}

/** Whether somebody has laid the last card and waits for it to be challenged. */
function isLastCall(state: Pick<State, 'pile' | 'open' | 'hands'>): boolean {
  const last = challengeable(state);
  return last !== null && state.hands[last.by]?.length === 0;
}

function turn(state: State): Turn {
  switch (state.phase) {
    case 'deal':
      return { kind: 'chance', request: { kind: 'shuffle', size: CARDS } };
    case 'over':
      return { kind: 'over', outcome: outcomeOf(state) };
    case 'play': {
      const last = challengeable(state);
      const may = last === null ? [] : [...state.hands.keys()].filter((s) => s !== last.by);
      return {
        kind: 'play',
        name: `turn ${state.turns}`,
        must: [state.mover],
        may: may.filter((seat) => seat !== state.mover),
        limit: state.options.hurry ? { name: `turn ${state.turns}`, seconds: 20 } : null,
        window: last && {
          name: `turn ${state.turns}`,
          answers: ['challenge'],
          open: may,
          bots: 4,
          people: 1,
        },
      };
    }
  }
}

function outcomeOf({ hands }: Pick<State, 'hands'>) {
  const points = hands.map((hand) => hand.length);
  const sizes = [...new Set(points)].toSorted((a, b) => a - b);
  const ranking = sizes.map((size) => [...hands.keys()].filter((seat) => points[seat] === size));
  return { ranking, points };
}

/** Why a seat cannot do something; all of it follows from what the seat sees. */
export function objection(seen: View, { ...wish }: Action): Rejection | null {
  const { me, mover, phase, hands, stock, turns } = seen;
  if (phase !== 'play') return reject('not-now');
  if (me === null) return reject('only-looking');
  if (wish.kind === 'challenge') {
    if (wish.lay !== turns || !seen.open) return reject('too-late', { lay: wish.lay });
    return challengeable(seen)?.by === me ? reject('own-lay') : null;
  }
  if (me !== mover) return reject('not-your-turn', { mover });
  if (wish.kind === 'trust') {
    if (wish.lay !== turns) return reject('too-late', { lay: wish.lay });
    return isLastCall(seen) ? null : reject('nothing-to-trust');
  }
  if (isLastCall(seen)) return reject('trust-or-challenge');
  if (wish.kind === 'draw') return stock.length > 0 ? null : reject('stock-empty');
  return hands[me]?.includes(wish.card) ? null : reject('not-in-hand', { card: wish.card });
}

/** What follows when an action has been accepted, before it is seen whether the round ends. */
function consequences(state: State, by: Seat, wish: Action): readonly Event[] {
  switch (wish.kind) {
    case 'lay':
      return [{ kind: 'laid', by, card: wish.card, claim: wish.claim }];
    case 'draw':
      return topCard(state, 'drew', by);
    case 'trust':
      return [];
    case 'challenge': {
      const last = challengeable(state);
      if (last === null) return [];
      const loser = rankOf(last.card) === last.claim ? by : last.by;
      return [
        { kind: 'settled', by, card: last.card },
        ...(state.options.penalty === 'draw' ? topCard(state, 'fined', loser) : []),
      ];
    }
  }
}

function topCard({ stock }: State, kind: 'drew' | 'fined', by: Seat): readonly Event[] {
  const [top] = stock;
  return top === undefined ? [] : [{ kind, by, card: top }];
}

function report(state: State): Event {
  return { kind: 'ended', hands: state.hands };
}

/** Ends the round where events have come to its end. */
function withEnd(state: State, events: readonly Event[]): readonly Event[] {
  const next = events.reduce(evolve, state);
  const isOut = next.hands.some((hand) => hand.length === 0) && !isLastCall(next);
  return isOut || next.turns >= LAST_TURN ? [...events, report(next)] : events;
}

function evolve(state: State, e: Event): State {
  const { hands, stock, pile, turns } = state;
  const handed = (seat: number, change: (hand: readonly (number | null)[]) => (number | null)[]) =>
    hands.map((hand, s) => (s === seat ? change(hand) : hand));
  const next = (seat: number) => ({
    mover: (seat + 1) % hands.length,
    turns: turns + 1,
    open: false,
  });
  switch (e.kind) {
    case 'dealt':
      return { ...state, phase: 'play', hands: e.hands, stock: e.stock };
    case 'laid':
      return {
        ...state,
        hands: handed(e.by, (hand) => hand.filter((face) => face !== e.card)),
        pile: [...pile, { by: e.by, card: e.card, claim: e.claim, right: null }],
        ...next(e.by),
        open: true,
      };
    case 'drew':
    case 'fined':
      return {
        ...state,
        hands: handed(e.by, (hand) => [...hand, e.card]),
        stock: stock.slice(1),
        ...(e.kind === 'drew' ? next(e.by) : {}),
      };
    case 'passed':
      return { ...state, ...next(e.by) };
    case 'settled': {
      const last = challengeable(state);
      if (last === null) return state;
      const right = rankOf(e.card) === last.claim;
      return {
        ...state,
        open: false,
        pile: [...pile.slice(0, -1), { ...last, card: e.card, right }],
      };
    }
    case 'ended':
      return { ...state, phase: 'over', open: false };
  }
}

/** What a state looks like; faces that the viewer does not see are null. */
function viewOf(state: State, who: Viewer): View {
  const isOver = state.phase === 'over';
  const hide = (hand: readonly (number | null)[]) => hand.map(() => null);
  return {
    options: state.options,
    first: state.first,
    me: who === 'spectator' ? null : who,
    hands: state.hands.map((hand, seat) => (isOver || seat === who ? hand : hide(hand))),
    stock: hide(state.stock),
    pile: state.pile.map((l) => ({
      by: l.by,
      card: l.right !== null || l.by === who ? l.card : null,
      claim: l.claim,
      right: l.right,
    })),
    mover: state.mover,
    open: state.open,
    turns: state.turns,
    phase: state.phase,
  };
}

/** Fills the faces that are not seen with the other cards, in some order. */
function sample(seen: View, random: Random): State {
  const { me: _, ...rest } = seen;
  const places = [...seen.hands, seen.stock, seen.pile.map((l) => l.card)].flat();
  const others = shuffled([...Array(CARDS).keys()], random).filter((c) => !places.includes(c));
  const fill = (face: number | null): number | null => face ?? others.pop() ?? null;
  return {
    ...rest,
    hands: seen.hands.map((hand) => hand.map(fill)),
    stock: seen.stock.map(fill),
    pile: seen.pile.map((l) => ({ ...l, card: fill(l.card) })),
  };
}

function propose(seen: View, random: Random): Action | null {
  const wishes = wishesOf(seen, random).filter((wish) => objection(seen, wish) === null);
  return wishes.length > 0 ? pick(wishes, random) : null;
}

function wishesOf({ me, hands, turns }: View, random: Random): readonly Action[] {
  const mine = (me === null ? [] : (hands[me] ?? [])).filter((face) => face !== null);
  return [
    ...mine.map((face) => ({ kind: 'lay' as const, card: face, claim: random.int(RANKS) })),
    ...mine.map((face) => ({ kind: 'lay' as const, card: face, claim: rankOf(face) })),
    { kind: 'draw' },
    { kind: 'challenge', lay: turns },
    { kind: 'trust', lay: turns },
  ];
}

const match: Match<Options> = {
  next: (played, _options, seats) =>
    played.length === seats ? null : firstOf(played.at(-1), seats),
  standings(played, _options, seats) {
    const totals = Array.from({ length: seats }, (_, seat) => ({
      seat,
      points: played.reduce((sum, { outcome }) => sum + (outcome.points[seat] ?? 0), 0),
      won: played.filter(({ outcome }) => outcome.ranking[0]?.includes(seat)).length,
    })).toSorted((a, b) => a.points - b.points);
    return totals.map((total) => ({
      ...total,
      place: 1 + totals.filter(({ points }) => points < total.points).length,
    }));
  },
};

function firstOf(last: { readonly first: Seat } | undefined, seats: number): Seat | 'random' {
  return last ? (last.first + 1) % seats : 'random';
}

/** The game as it should be. */
export const liar: Game<Options, State, Action, Event, View> = {
  id: 'liar',
  rules: 1,
  seats: [2, 3],
  schema: { options, action, event, view },
  optionFields,
  // A turn may be followed by one challenge.
  bound: 2 * LAST_TURN,
  match,
  init: ({ options: chosen, seats, first }: Setup<Options>) => ({
    options: chosen,
    first,
    hands: Array.from({ length: seats }, () => []),
    stock: [],
    pile: [],
    mover: first,
    open: false,
    turns: 0,
    phase: 'deal',
  }),
  turn,
  decide(state, by, wish) {
    const rejection = objection(viewOf(state, by), wish);
    if (rejection !== null) return refused(rejection);
    const events = consequences(state, by, wish);
    return accepted(wish.kind === 'trust' ? [report(state)] : withEnd(state, events));
  },
  chance(state, numbers: Draw) {
    const { hand } = state.options;
    const hands = state.hands.map((_, s) => numbers.slice(s * hand, (s + 1) * hand));
    return [{ kind: 'dealt', hands, stock: numbers.slice(hands.length * hand) }];
  },
  timeout(state) {
    if (isLastCall(state)) return [report(state)];
    const events = topCard(state, 'drew', state.mover);
    return withEnd(state, events.length > 0 ? events : [{ kind: 'passed', by: state.mover }]);
  },
  evolve,
  view: viewOf,
  redact(e, who) {
    switch (e.kind) {
      case 'dealt':
        return {
          kind: 'dealt',
          hands: e.hands.map((hand, seat) => (seat === who ? hand : hand.map(() => null))),
          stock: e.stock.map(() => null),
        };
      case 'laid':
      case 'drew':
      case 'fined':
        return e.by === who ? e : { ...e, card: null };
      case 'passed':
      case 'settled':
      case 'ended':
        return e;
    }
  },
  accepts: objection,
  propose,
  sample,
};

/** The game before the laws, as its rules are told. */
export const liarSubject: Subject<Options, State, Action, Event, View> = {
  game: liar,
  options: (random) => ({
    hand: 2 + random.int(2),
    hurry: random.int(2) === 0,
    penalty: pick(['draw', 'none'] as const, random),
  }),
  mutants: (seen, random) => [
    { kind: 'lay', card: random.int(CARDS), claim: random.int(RANKS) },
    { kind: 'draw' },
    { kind: 'challenge', lay: seen.turns + random.int(2) },
    { kind: 'trust', lay: Math.max(0, seen.turns - random.int(2)) },
  ],
  reveals(e, who) {
    switch (e.kind) {
      case 'dealt':
        return who === 'spectator' ? false : [e.hands[who]];
      case 'drew':
      case 'fined':
        return e.by === who;
      case 'settled':
      case 'ended':
        return true;
      case 'laid':
      case 'passed':
        return false;
    }
  },
  shown: (wish) => (wish.kind === 'lay' ? { kind: 'lay', claim: wish.claim } : wish),
};
