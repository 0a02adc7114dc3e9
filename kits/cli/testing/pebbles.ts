import {
  accepted,
  eraseTypes,
  type Game,
  type GameMessages,
  pick,
  refused,
  type Rejection,
  reject,
} from '@lusoria/core';
import { perSeat } from '@lusoria/core/schema';
import * as v from 'valibot';
import type { TerminalManifest } from '../terminal-module.ts';

/*
 * A game with rules, bots and messages alone. In turn everybody takes one or two pebbles from a heap; whoever takes
 * the last one wins. `pebbles` are asked of the view, so nothing is hidden.
 */

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const options = v.strictObject({ heap: v.optional(v.pipe(count, v.minValue(1)), 7) });
const action = v.strictObject({ take: v.picklist([1, 2]) });
const event = v.strictObject({ type: v.literal('took'), seat: count, count: v.number() });
const view = v.strictObject({
  you: v.nullable(count),
  mover: count,
  heap: count,
  takenBySeat: perSeat(count),
});

type Options = v.InferOutput<typeof options>;
type Action = v.InferOutput<typeof action>;
type Event = v.InferOutput<typeof event>;
type View = v.InferOutput<typeof view>;
type State = Readonly<Omit<View, 'you'>>;

const CHOICES: readonly Action[] = [{ take: 1 }, { take: 2 }];

function accepts({ you, mover, heap }: View, { take }: Action): Rejection | null {
  if (you !== mover || heap === 0) return reject('not-your-turn');
  return take > heap ? reject('too-many', { heap }) : null;
}

const game: Game<Options, State, Action, Event, View> = {
  id: 'pebbles',
  rules: 1,
  seats: [2, 3],
  schema: { options, action, event, view },
  optionFields: [{ key: 'heap', kind: 'number', min: 1, max: 99, standard: 7 }],
  bound: 99,
  match: {
    next: (played) => (played.length < 2 ? played.length : null),
    standings: (played, _options, seats) =>
      Array.from({ length: seats }, (_, seat) => ({
        seat,
        place: 1,
        points: 0,
        won: played.length,
      })),
  },
  init: ({ options: { heap }, seats, first }) => ({
    mover: first,
    heap,
    takenBySeat: Array.from({ length: seats }, () => 0),
  }),
  turn({ mover, heap, takenBySeat }) {
    const seats = [...takenBySeat.keys()];
    const last = (mover + seats.length - 1) % seats.length;
    const others = seats.filter((seat) => seat !== last);
    if (heap === 0) {
      return { kind: 'over', outcome: { ranking: [[last], others], points: takenBySeat } };
    }
    return {
      kind: 'play',
      name: `heap ${heap}`,
      must: [mover],
      may: [],
      limit: null,
      window: null,
    };
  },
  decide(state, by, wish) {
    const objection = accepts({ ...state, you: by }, wish);
    if (objection) return refused(objection);
    return accepted([{ type: 'took', seat: by, count: wish.take }]);
  },
  chance: () => [],
  timeout: () => [],
  evolve: ({ mover, heap, takenBySeat }, { seat, count: taken }) => ({
    mover: (mover + 1) % takenBySeat.length,
    heap: heap - taken,
    takenBySeat: takenBySeat.map((sum, i) => (i === seat ? sum + taken : sum)),
  }),
  view: (state, who) => ({ ...state, you: who === 'spectator' ? null : who }),
  redact: (what) => what,
  accepts,
  actions: (seen) => CHOICES.filter((wish) => accepts(seen, wish) === null),
  sampleAction(seen, random) {
    const open = CHOICES.filter((wish) => accepts(seen, wish) === null);
    return open.length > 0 ? pick(open, random) : null;
  },
  resampleState: ({ mover, heap, takenBySeat }) => ({ mover, heap, takenBySeat }),
};

const messages: GameMessages = {
  title: () => ['Pebbles'],
  summary: 'Take the last one.',
  option: (key) => ({ label: `The ${key}`, text: '' }),
  bot: () => ({ label: 'Greedy', text: 'Takes one.' }),
  botNames: ['Ada', 'Blaise', 'Carl'],
  rejection: (code) => (code === 'too-many' ? 'So many are not left.' : null),
  event(raw, _table, { name, you }) {
    const { seat, count: taken } = v.parse(event, raw);
    return {
      kind: 'play',
      sentence: [`${seat === you ? 'You take' : `${name(seat)} takes`} ${taken}.`],
    };
  },
  action: (raw) => `Take ${v.parse(action, raw).take}`,
  field: (name) => (name === 'heap' ? 'On the heap' : null),
  help: [{ title: 'Pebbles', text: [['Take one or two.'], ['The last one wins.']] }],
};

/** The game with its types erased, and its manifest. */
export const pebbles = eraseTypes({
  game,
  bots: { one: () => ({ choose: () => ({ take: 1 as const }) }) },
});
export const manifest: TerminalManifest = {
  id: 'pebbles',
  bot: 'one',
  others: { bots: ['one'], friends: 1 },
  offers: [{ key: 'pebbles', options: {}, size: 'tile' }],
  load: async () => Promise.resolve(pebbles),
  messages: async () => Promise.resolve(messages),
};
export { messages };
