import * as v from 'valibot';
import type { Game } from '../../contract.ts';
import { seeded } from '../../random.ts';
import { refused, reject } from '../../result.ts';
import type { Subject } from '../subject.ts';
import {
  type Action,
  type Event,
  liar,
  liarSubject,
  objection,
  type Options,
  rankOf,
  type State,
  type View,
} from './liar.ts';

type Liar = Game<Options, State, Action, Event, View>;

/** A game that breaks laws, and which. */
export interface Broken {
  readonly fault: string;
  readonly breaks: readonly string[];
  readonly subject: Subject<Options, State, Action, Event, View>;
}

let calls = 0;

/** Each is the good game but for one function, or two that conspire. */
export const BROKEN: readonly Broken[] = [
  broken('the view shows the top of the stock', ['sampling', 'non-interference'], {
    view: withTop,
    sample: (seen, random) => liar.sample({ ...seen, stock: seen.stock.map(() => null) }, random),
  }),
  broken('the view shows the top of the stock and the sample keeps it', ['non-interference'], {
    view: withTop,
  }),
  broken('the view shows the whole stock and the sample keeps it', ['non-interference'], {
    view: (state, who) => ({ ...liar.view(state, who), stock: state.stock }),
  }),
  broken('the hand of the next seat is in the view and in the sample', ['non-interference'], {
    view: (state, who) => ({
      ...liar.view(state, who),
      hands: liar
        .view(state, who)
        .hands.map((hand, seat) => (seat === 0 ? (state.hands[0] ?? hand) : hand)),
    }),
  }),
  broken('an event shows everybody the drawn card', ['non-interference'], {
    redact: (e, who) => (e.kind === 'drew' ? e : liar.redact(e, who)),
  }),
  broken('an event shows everybody the stock as dealt', ['non-interference'], {
    redact(e, who) {
      const seen = liar.redact(e, who);
      return e.kind === 'dealt' && seen?.kind === 'dealt' ? { ...seen, stock: e.stock } : seen;
    },
  }),
  broken('the view shows who has lied', ['sampling', 'non-interference'], {
    view: (state, who) => ({
      ...liar.view(state, who),
      pile: liar.view(state, who).pile.map((lay, i) => ({ ...lay, right: isRight(state, i) })),
    }),
  }),
  broken('an event shows who has lied', ['non-interference'], {
    redact: (e, who) => (e.kind === 'laid' && rankOf(e.card) !== e.claim ? e : liar.redact(e, who)),
  }),
  broken('whether an event comes at all shows who has lied', ['non-interference'], {
    redact: (e, who) =>
      e.kind === 'laid' && rankOf(e.card) !== e.claim && e.by !== who ? null : liar.redact(e, who),
  }),
  broken('a view accepts too little', ['acceptance'], {
    accepts: (seen, wish) =>
      objection(seen, wish) ??
      (wish.kind === 'draw' && seen.stock.length % 2 === 1 ? reject('stock-empty') : null),
  }),
  broken('a view accepts too much', ['acceptance'], {
    accepts: (seen, wish) => (wish.kind === 'challenge' ? null : objection(seen, wish)),
  }),
  broken('a view gives another reason', ['acceptance'], {
    accepts: (seen, wish) => {
      const found = objection(seen, wish);
      return found && { ...found, params: {} };
    },
  }),
  broken('a spectator can challenge', ['acceptance'], {
    accepts: (seen, wish) => objection(seen.me === null ? { ...seen, me: seen.mover } : seen, wish),
  }),
  broken('turn does not name who may challenge', ['acceptance'], {
    turn(state) {
      const turn = liar.turn(state);
      return turn.kind === 'play' ? { ...turn, may: [] } : turn;
    },
  }),
  broken('something is proposed out of turn', ['acceptance'], {
    propose: (seen, random) => liar.propose(seen, random) ?? { kind: 'draw' },
  }),
  broken('nothing is proposed for the last card', ['acceptance', 'ending'], {
    propose(seen, random) {
      const wish = liar.propose(seen, random);
      return wish?.kind === 'lay' && seen.hands[seen.me ?? 0]?.length === 1 ? null : wish;
    },
  }),
  broken('a refusal names who holds the card', ['acceptance', 'non-interference'], {
    decide(state, by, wish) {
      const made = liar.decide(state, by, wish);
      if (made.ok || made.rejection.code !== 'not-in-hand' || wish.kind !== 'lay') return made;
      const holder = state.hands.findIndex((hand) => hand.includes(wish.card));
      return refused(reject('not-in-hand', { card: wish.card, holder }));
    },
  }),
  broken('a refused action changes the state', ['purity', 'non-interference', 'refusal'], {
    decide(state, by, wish) {
      const made = liar.decide(state, by, wish);
      if (!made.ok) Object.assign(state, { first: state.first + 1 });
      return made;
    },
  }),
  broken('an accepted action changes the state', ['purity', 'non-interference'], {
    decide(state, by, wish) {
      const made = liar.decide(state, by, wish);
      if (made.ok) Object.assign(state, { first: state.first + 1 });
      return made;
    },
  }),
  broken('the same view is sampled differently each time', ['purity'], {
    sample: (seen) => liar.sample(seen, seeded('broken', ++calls)),
  }),
  // What the report at the end has told is then nowhere to be seen.
  broken('the end of a round is a new round', ['non-interference', 'ending'], {
    evolve: (state, e) =>
      e.kind === 'ended'
        ? liar.init({ options: state.options, seats: state.hands.length, first: state.first })
        : liar.evolve(state, e),
  }),
  broken('the bound is too low', ['ending'], {}, { bound: 5 }),
  broken('the ranking leaves out who has most cards', ['ending'], {
    turn(state) {
      const turn = liar.turn(state);
      if (turn.kind !== 'over') return turn;
      const { ranking, points } = turn.outcome;
      return { kind: 'over', outcome: { points, ranking: ranking.slice(0, -1) } };
    },
  }),
  broken(
    'a match goes on with a seat that is not there',
    ['ending'],
    {},
    {
      match: { ...liar.match, next: (played) => played.length },
    },
  ),
  broken(
    'standings are not in order',
    ['ending'],
    {},
    {
      match: {
        ...liar.match,
        standings: (...given) => liar.match.standings(...given).toReversed(),
      },
    },
  ),
  broken('a sample mixes the own hand', ['sampling'], {
    sample(seen, random) {
      const state = liar.sample(seen, random);
      return { ...state, hands: state.hands.map((hand) => hand.toReversed()) };
    },
  }),
  broken('the time depends on a hidden card', ['sampling', 'non-interference'], {
    turn(state) {
      const turn = liar.turn(state);
      if (turn.kind !== 'play' || !turn.limit) return turn;
      const isLie = isRight(state, state.pile.length - 1) === false;
      return { ...turn, limit: { ...turn.limit, seconds: isLie ? 30 : 20 } };
    },
  }),
  broken(
    'a field has a value that the schema refuses',
    ['options'],
    {},
    {
      optionFields: liar.optionFields.map((f) => (f.kind === 'number' ? { ...f, max: 4 } : f)),
    },
  ),
  broken(
    'a field has a minimum above that of the schema',
    ['options'],
    {},
    {
      optionFields: liar.optionFields.map((f) => (f.kind === 'number' ? { ...f, min: 3 } : f)),
    },
  ),
  broken(
    'a field has another standard than the schema',
    ['options'],
    {},
    {
      optionFields: liar.optionFields.map((f) =>
        f.kind === 'switch' ? { ...f, standard: false } : f,
      ),
    },
  ),
  broken(
    'an option has no field',
    ['options'],
    {},
    {
      optionFields: liar.optionFields.slice(1),
    },
  ),
  broken('a state holds what JSON does not', ['round trip'], {
    evolve: (state, e) => ({ ...liar.evolve(state, e), last: undefined }),
  }),
  broken(
    'a schema does not know an event',
    ['round trip'],
    {},
    {
      schema: { ...liar.schema, event: v.never() },
    },
  ),
];

function broken(
  fault: string,
  breaks: readonly string[],
  functions: Partial<Liar>,
  data: Partial<Liar> = {},
): Broken {
  return { fault, breaks, subject: { ...liarSubject, game: { ...liar, ...functions, ...data } } };
}

/** A view that shows the first card of the stock. */
function withTop(state: State, who: Parameters<Liar['view']>[1]): View {
  const seen = liar.view(state, who);
  return {
    ...seen,
    stock: seen.stock.map((face, i) => (i === 0 ? (state.stock[0] ?? face) : face)),
  };
}

function isRight({ pile }: State, i: number): boolean | null {
  const lay = pile[i];
  return lay ? rankOf(lay.card) === lay.claim : null;
}
