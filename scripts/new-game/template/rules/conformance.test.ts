import { pick } from '@lusoria/core';
import { conformance, type Subject } from '@lusoria/core/conformance';
import { expect, test } from 'vitest';
import {
  type Action,
  DECK,
  type Event,
  newgame,
  type Options,
  type State,
  type View,
} from '../index.ts';

/** The game, and an independent statement of its rules for the suite to check its views against. */
const subject: Subject<Options, State, Action, Event, View> = {
  game: newgame,
  options: (random) => ({ cards: 3 + random.int(4) }),
  mutants: (_, random) => [{ type: 'play', card: pick(DECK, random) }],
  reveals(event, who) {
    // A deal shows everybody their own hand.
    if (event.type === 'dealt') return who === 'spectator' ? false : [event.hands[who]];
    return false;
  },
  cards: ({ hands, trick }) =>
    [...hands.flat(), ...trick.map(({ card }) => card)].filter((card) => card !== null),
};

test.each(conformance(subject))('$name', (property) => {
  expect(() => property.check()).not.toThrow();
});
