import { describe, expect, test } from 'vitest';
import {
  type Action,
  type Event,
  liar,
  type State,
  type View,
} from './conformance/fixtures/liar.ts';
import type { Bot } from './contract.ts';
import { eraseTypes } from './erase.ts';
import { type Decision, playable, playRound } from './play-round.ts';
import { seeded } from './random.ts';

const setup = { options: { hand: 2, hurry: true, penalty: 'draw' }, seats: 2, first: 0 } as const;
const anything: Bot<View, Action> = { choose: liar.sampleAction };
const played = (bots: readonly Bot<View, Action>[], seed = 'bots') => {
  const events: Event[] = [];
  const decisions: Decision<State, Action, View>[] = [];
  const round = playRound(liar, {
    setup,
    bots,
    chance: seeded('cards'),
    random: seeded(seed),
    happened: (event) => events.push(event),
    decided: (decision) => decisions.push(decision),
  });
  return { ...round, events, decisions };
};

test('a round is played to its end and told event by event', () => {
  const { state, outcome, actions, events, decisions } = played([anything, anything]);
  expect(events[0]?.kind).toBe('dealt');
  expect(events.at(-1)?.kind).toBe('ended');
  expect(events.reduce(liar.evolve, liar.init(setup))).toEqual(state);
  expect(liar.turn(state)).toEqual({ kind: 'over', outcome });
  expect(decisions.filter(({ action }) => action !== null)).toHaveLength(actions);
  for (const { state: before, seat, view } of decisions) {
    expect(liar.view(before, seat)).toEqual(view);
  }
});

test('the cards depend on their own chance alone', () => {
  const [one, other] = ['one', 'other'].map((seed) => played([anything, anything], seed).events);
  expect(other?.[0]).toEqual(one?.[0]);
  expect(other).not.toEqual(one);
});

test('a game whose types are erased is played alike', () => {
  const game = eraseTypes({ game: liar, bots: { anything: () => anything } });
  const bots = [game.bot('anything'), game.bot('anything')].filter((bot) => bot !== null);
  const events: unknown[] = [];
  const sources = { chance: seeded('cards'), random: seeded('bots') };
  const happened = (event: unknown): void => void events.push(event);
  const erased = playRound(playable(game), { setup, bots, happened, ...sources });
  const typed = played([anything, anything]);
  expect(events).toEqual(typed.events);
  expect(erased.outcome).toEqual(typed.outcome);
});

test('whoever is asked first may act first', () => {
  const never: Bot<View, Action> = { choose: () => null };
  const asked: number[] = [];
  const play = () =>
    playRound(liar, {
      setup,
      bots: [never, never],
      chance: seeded('cards'),
      random: seeded('bots'),
      asked: ({ must }) => [...must, 1],
      decided: ({ seat }) => asked.push(seat),
    });
  expect(play).toThrow('the bot in seat 1 did not act');
  expect(asked).toEqual([0, 1]);
});

describe('a round is broken off', () => {
  test('when a bot tries what is refused', () => {
    const late: Bot<View, Action> = { choose: () => ({ kind: 'trust', lay: 99 }) };
    expect(() => played([late, late])).toThrow('the bot in seat 1 tried what is refused (');
  });

  test('when it does not end', () => {
    const endless = { ...liar, bound: 3 };
    const bots = [anything, anything];
    const play = () =>
      playRound(endless, { setup, bots, chance: seeded('cards'), random: seeded('bots') });
    expect(play).toThrow('did not end within 3 actions');
  });
});
