import { pick, type Random } from '@lusoria/core';
import { conformance, type Subject } from '@lusoria/core/conformance';
import { expect, test } from 'vitest';
import { bidValues, CARDS, GAMES, skat } from '../index.ts';
import type { Action } from './actions.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import { anyOptions } from './testing/any-options.ts';
import type { State, View } from './view.ts';

function mutants(view: View, random: Random): readonly Action[] {
  const flag = () => random.int(2) === 0;
  const card = () => pick(CARDS, random);
  const contract = {
    game: pick(GAMES, random),
    hand: flag(),
    schneider: flag(),
    schwarz: flag(),
    ouvert: flag(),
  };
  const no = view.form === 'three' ? view.proposals : 0;
  return [
    { type: 'bid', value: pick(bidValues(view.options), random) },
    { type: 'bid', value: random.int(300) },
    { type: 'hold' },
    { type: 'pass' },
    { type: 'pick-up' },
    { type: 'declare', contract, discards: [card(), card()], instead: null },
    { type: 'declare', contract, discards: [], instead: pick(GAMES, random) },
    { type: 'push', cards: [card(), card()] },
    { type: 'push-unseen' },
    { type: 'play', card: card() },
    { type: 'double', to: pick([2, 4, 8] as const, random) },
    { type: 'claim', level: pick(['game', 'schneider', 'schwarz'] as const, random) },
    { type: 'concede' },
    { type: 'answer', to: no, yes: flag() },
    { type: 'answer', to: random.int(4), yes: flag() },
    { type: 'name', game: pick(GAMES, random) },
    { type: 'no-double' },
  ];
}

const subject: Subject<Options, State, Action, Event, View> = {
  game: skat,
  options: anyOptions,
  mutants,
  // What is told by the rules: one's own cards, the cards that are played, turned or shown, and
  // everything at the end.
  reveals(event, who) {
    switch (event.type) {
      case 'dealt':
        return who === 'spectator' ? false : (event.hands[who] ?? []);
      case 'picked-up':
        return event.seat === who;
      case 'pushed':
        return false;
      case 'declared':
        return event.open ?? false;
      case 'played':
      case 'took':
      case 'claimed':
      case 'opened':
      case 'laid-out':
      case 'ended':
        return true;
      default:
        return false;
    }
  },
  publicPart(action) {
    switch (action.type) {
      case 'declare':
        return { ...action, discards: action.discards.length };
      case 'push':
        return { ...action, cards: action.cards.length };
      default:
        return action;
    }
  },
  cards(state) {
    const played = [...state.trick, ...state.tricks.flatMap(({ cards }) => cards)].map(
      ({ card }) => card,
    );
    if (state.form === 'two') {
      const piles = state.rows.flat().flatMap(({ open, below }) => [open, below]);
      return [...played, ...piles.filter((card) => card !== null)];
    }
    const held = state.hands.flat();
    // What was taken up is still named as the skat.
    return [...played, ...held, ...state.skat.filter((card) => !held.includes(card))];
  },
};

test.each(conformance(subject))('$name', (property) => {
  expect(() => property.check()).not.toThrow();
});
