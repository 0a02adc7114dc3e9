import { accepted, eraseTypes, type Game, refused, reject } from '@lusoria/core';
import * as v from 'valibot';

// The smallest possible game: two players alternate, and nothing is hidden. It measures everything
// around a game.

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const optionsSchema = v.strictObject({});
const actionSchema = v.strictObject({ type: v.literal('move') });
const eventSchema = v.strictObject({ type: v.literal('moved'), by: whole });
const viewSchema = v.strictObject({ moves: whole });

type Options = v.InferOutput<typeof optionsSchema>;
type Action = v.InferOutput<typeof actionSchema>;
type Event = v.InferOutput<typeof eventSchema>;
type View = v.InferOutput<typeof viewSchema>;

/** More moves than any measurement makes. */
const MAX_MOVES = 1_000_000_000;
const MOVE: Action = { type: 'move' };

/** The toy game; its outcome is a dummy, because no measurement reaches the end of a round. */
const toy: Game<Options, View, Action, Event, View> = {
  id: 'toy',
  rules: 1,
  seats: [2],
  schema: {
    options: optionsSchema,
    action: actionSchema,
    event: eventSchema,
    view: viewSchema,
  },
  optionFields: [],
  bound: MAX_MOVES,
  match: { next: () => 'random', standings: () => [] },
  init: () => ({ moves: 0 }),
  turn: ({ moves }) =>
    moves === MAX_MOVES
      ? { kind: 'over', outcome: { ranking: [[0, 1]], points: [0, 0] } }
      : {
          kind: 'play',
          name: `move ${moves}`,
          must: [moves % 2],
          may: [],
          limit: null,
          window: null,
        },
  decide: ({ moves }, by) =>
    moves % 2 === by ? accepted([{ type: 'moved', by }]) : refused(reject('not-your-turn')),
  chance: () => [],
  timeout: () => [],
  evolve: ({ moves }) => ({ moves: moves + 1 }),
  view: ({ moves }) => ({ moves }),
  redact: (event) => event,
  accepts: () => null,
  sampleAction: () => MOVE,
  resampleState: (view) => view,
};

/** The game, as servers take it. */
export const toyGame = eraseTypes({ game: toy, bots: {} });
