import { type Game, pick, type Random } from '@lusoria/core';
import { conformance, type Subject } from '@lusoria/core/conformance';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type Action, actionSchema } from '../actions.ts';
import { CARDS, GAMES } from '../cards.ts';
import { type Event, eventSchema } from '../events.ts';
import { optionFields, type Options, optionsSchema } from '../options.ts';
import { match } from '../series.ts';
import * as two from './index.ts';
import { twoViewSchema } from './schema.ts';
import type { TwoState, TwoView } from './types.ts';

const game: Game<Options, TwoState, Action, Event, TwoView> = {
  id: 'skat for two',
  rules: 1,
  seats: [2],
  schema: { options: optionsSchema, action: actionSchema, event: eventSchema, view: twoViewSchema },
  optionFields,
  bound: two.BOUND,
  match,
  init: ({ options, seats, first }) =>
    two.init({ options, seats, first, place: { number: 0, of: 24, kind: 'bock' } }),
  turn: two.turn,
  decide: two.decide,
  chance: two.chance,
  timeout: () => [],
  evolve: two.evolve,
  view: two.viewOf,
  redact: two.redact,
  accepts: two.accepts,
  sampleAction: two.sampleAction,
  resampleState: two.resampleState,
};

function anyOptions(random: Random): Options {
  return v.parse(optionsSchema, {
    scoring: pick(['seeger-fabian', 'list', 'bierlachs', 'target'], random),
    kontra: pick(['off', 'bidders', 'all'], random),
    kontraBonus: random.int(2) === 0,
    rusticMatadors: random.int(2) === 0,
    matadors: pick(['all', 'jacks'], random),
  });
}

const subject: Subject<Options, TwoState, Action, Event, TwoView> = {
  game,
  options: anyOptions,
  mutants(view, random) {
    const open = view.rows.flat().flatMap((column) => column.open ?? []);
    return [
      { type: 'name', game: pick(GAMES, random) },
      { type: 'double', to: pick([2, 4, 8], random) },
      { type: 'no-double' },
      { type: 'play', card: pick(CARDS, random) },
      ...(open.length > 0 ? [{ type: 'play', card: pick(open, random) } as const] : []),
      { type: 'concede' },
      { type: 'bid', value: 18 },
      { type: 'pass' },
      { type: 'answer', to: 0, yes: true },
    ];
  },
  reveals(event) {
    switch (event.type) {
      case 'laid-out':
        return event.rows[event.seat]?.slice(0, 4).map(({ open }) => open) ?? false;
      case 'opened':
        return [event.cards];
      case 'ended':
        // Matadors count below, too.
        return [event.result, event.deal];
      default:
        return false;
    }
  },
};

test.each(conformance(subject))('$name', (property) => {
  expect(() => property.check()).not.toThrow();
});
