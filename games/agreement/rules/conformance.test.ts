import { pick } from '@lusoria/core';
import { conformance, type Subject } from '@lusoria/core/conformance';
import { expect, test } from 'vitest';
import {
  type Action,
  agreement,
  type Event,
  type Options,
  type State,
  type View,
} from '../index.ts';
import { anyOptions } from './testing/playthrough.ts';
import { EVERY_CELL } from './testing/oracle.ts';

const subject: Subject<Options, State, Action, Event, View> = {
  game: agreement,
  options: anyOptions,
  mutants(view, random) {
    const lay = Math.max(0, view.lays - 1 + random.int(3));
    const cards = [...view.hand, -1 + random.int(17)];
    return [
      { type: 'draw' },
      { type: 'pass' },
      { type: 'lay', card: pick(cards, random), as: pick(EVERY_CELL, random) },
      { type: 'lay', card: pick(cards, random), as: null },
      { type: 'go-on', lay },
      { type: 'challenge', lay },
      { type: 'look', lay },
      { type: 'close', lay },
    ];
  },
  reveals(event, who) {
    switch (event.type) {
      case 'dealt':
        return [event.start, who === 'spectator' ? null : event.hands[who]];
      case 'buried':
        return [event.start];
      case 'drew':
        return event.seat === who ? [event.card] : false;
      case 'settled':
        return [event.verdict, event.upheld];
      case 'ended':
        return [event.report];
      default:
        return false;
    }
  },
  cards: ({ hands, stock, pile }) => [...hands.flat(), ...stock, ...pile.map(({ card }) => card)],
};

test.each(conformance(subject))('$name', (property) => {
  expect(() => property.check()).not.toThrow();
});
