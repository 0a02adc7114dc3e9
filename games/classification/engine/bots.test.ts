import { pick, seeded } from '@lusoria/core';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { deckOf } from '../rules/deck-of.ts';
import { DECK_IDS } from '../rules/decks/index.ts';
import { classification } from '../rules/game.ts';
import { anyOptions, playerNamed, playOut } from '../rules/testing/play-out.ts';
import { ask, dealt } from '../rules/testing/script.ts';
import { checkTree } from '../rules/tree/check.ts';
import { classesIn } from '../rules/tree/partition.ts';
import { LEAF } from '../rules/tree/types.ts';
import { optionsSchema } from '../rules/schemas.ts';
import type { Action, State } from '../rules/types.ts';
import { bots } from './index.ts';

const ALL = [
  'reasoner',
  'reasoner:beginner',
  'reasoner:skilled',
  'reasoner:strong',
  'sage',
  'sage:competitive',
  'sage:teaching',
  'random',
];

/** A round of bots of any kind, with any options. */
function anyRound(seed: string, index: number, watch: (state: State, by: number) => void): State {
  const random = seeded(seed, index);
  const seats = 2 + random.int(3);
  const options = anyOptions(random, seats);
  const players = Array.from({ length: seats }, () => playerNamed(pick(ALL, random)));
  return playOut({ options, first: random.int(seats) }, players, random, watch);
}

describe('every bot', () => {
  test('does only what is accepted, with every option and deck, in either role', () => {
    const ends = Array.from({ length: 30 }, (_, index) =>
      anyRound('accepted', index, () => undefined),
    );
    expect(new Set(ends.map(({ phase }) => phase))).toEqual(new Set(['over']));
    expect(new Set(ends.map(({ options }) => options.deck))).toEqual(new Set(DECK_IDS));
    expect(new Set(ends.map(({ options }) => options.description)).size).toBe(4);
  });

  test('chooses by its view alone: other worlds that look the same change nothing', () => {
    const random = seeded('worlds');
    const apart: unknown[] = [];
    let compared = 0;
    const compare = (state: State, by: number): void => {
      if (random.int(6) > 0) return;
      const view = classification.view(state, by);
      const twin = classification.view(classification.resampleState(view, random), by);
      for (const name of ALL) {
        const [here, there, read] = [view, twin, structuredClone(view)].map((seen) =>
          JSON.stringify(playerNamed(name).choose(seen, seeded(`choice ${compared}`))),
        );
        compared += 1;
        if (here !== there || here !== read) apart.push([name, view, here, there, read]);
      }
    };
    for (let index = 0; index < 8; index += 1) anyRound('alike', index, compare);
    expect(apart).toEqual([]);
    expect(compared).toBeGreaterThan(200);
  });

  test('is silent when nothing is to be done', () => {
    const seen: (Action | null)[] = [];
    const look = (state: State, by: number): void => {
      const turn = classification.turn(state);
      const must = turn.kind === 'play' ? turn.must : [];
      for (const seat of [...state.hands.keys()].filter((one) => !must.includes(one))) {
        const name = ALL[(seat + by) % (ALL.length - 1)] ?? '';
        seen.push(playerNamed(name).choose(classification.view(state, seat), seeded('silent')));
      }
      const spectator = classification.view(state, 'spectator');
      seen.push(playerNamed('reasoner').choose(spectator, seeded('silent')));
    };
    for (let index = 0; index < 10; index += 1) anyRound('silent', index, look);
    expect(seen.length).toBeGreaterThan(100);
    expect(seen.filter((action) => action !== null)).toEqual([]);
  });

  test('is made only of an argument that can be read', () => {
    expect(Object.keys(bots)).toEqual(['reasoner', 'sage', 'random']);
    for (const argument of ['', 'x', 'Strong', 'competitive ']) {
      for (const make of Object.values(bots)) expect(make(argument)).toBeNull();
    }
    expect(bots.reasoner('teaching')).toBeNull();
    expect(bots.sage('strong')).toBeNull();
    expect(bots.random('strong')).toBeNull();
  });
});

const tree = ask(
  'shape',
  ['circle', LEAF],
  ['square triangle', ask('colour', ['red', LEAF], ['green blue', LEAF])],
);
const sageHand = [
  'circle-red-full-1',
  'circle-red-full-2',
  'square-red-full-1',
  'square-red-full-2',
  'square-red-full-3',
  'triangle-blue-full-1',
  'triangle-blue-full-2',
  'triangle-blue-full-3',
  'triangle-blue-empty-1',
  'square-green-full-1',
];

describe('a sage', () => {
  const table = (turned: string) => dealt({ tree, hands: [sageHand, [], []], turned });
  const goes = (name: string, turned: string): readonly (string | null)[] => {
    const { state } = table(turned);
    const view = classification.view(state(), 0);
    const action = playerNamed(name).choose(view, seeded('go'));
    if (action?.type !== 'lay') throw new Error('no lay');
    const { cards } = deckOf(view.options);
    return [
      action.class === null ? null : 'added',
      ...action.cards.map((card) => cards[card]?.id ?? ''),
    ];
  };

  test('that competes sheds all of the class of which it has most', () => {
    const circles = goes('sage', 'circle-blue-full-3');
    expect(new Set(circles)).toEqual(new Set(['added', 'circle-red-full-1', 'circle-red-full-2']));
    expect(goes('sage', 'square-red-empty-1')).toHaveLength(1 + 3);
    expect(goes('sage:competitive', 'square-blue-empty-1')).toHaveLength(1 + 5);
  });

  test('that teaches lays one card, from which the most follows', () => {
    const [added, ...cards] = goes('sage:teaching', 'circle-blue-full-3');
    expect([added, cards.length]).toEqual(['added', 1]);
    // The card that differs in more attributes from those on the table leaves fewer
    // classifications.
    expect(cards).toEqual(['circle-red-full-1']);
  });

  test('that teaches lays one card all through a round', () => {
    const laid: number[] = [];
    for (let index = 0; index < 6; index += 1) {
      const random = seeded('teaching', index);
      const options = v.parse(optionsSchema, {});
      const players = ['sage:teaching', 'reasoner', 'random'].map(playerNamed);
      const { lays, sage } = playOut({ options }, players, random);
      laid.push(...lays.filter(({ seat }) => seat === sage).map(({ cards }) => cards.length));
    }
    expect(new Set(laid)).toEqual(new Set([1]));
  });

  test('makes trees that the table allows', () => {
    for (let index = 0; index < 20; index += 1) {
      const random = seeded('trees', index);
      const options = { ...anyOptions(random, 3), tree: 'sage' as const };
      const state = classification.init({ options, seats: 3, first: 1 });
      const action = playerNamed('reasoner').choose(classification.view(state, 1), random);
      const made = action?.type === 'set-tree' ? action.tree : LEAF;
      expect(checkTree(made, deckOf(options), options).ok).toBe(true);
    }
  });

  test('accepts no description in free text', () => {
    const options = v.parse(optionsSchema, { description: 'text' });
    const words = {
      choose: (...[view, random]: Parameters<typeof classification.sampleAction>) =>
        view.phase === 'describe'
          ? ({ type: 'describe', what: { kind: 'text', text: 'red ones' } } as const)
          : classification.sampleAction(view, random),
    };
    const end = playOut({ options }, [playerNamed('sage'), words, words], seeded('text'));
    expect(end.rulings).toEqual([null, false, false]);
  });
});

test('a tree that is made is as hard as the table asks', () => {
  const options = v.parse(optionsSchema, { difficulty: 'easy', classes: 2 });
  const state = classification.init({ options, seats: 3, first: 0 });
  const action = playerNamed('sage').choose(classification.view(state, 0), seeded('easy'));
  const made = action?.type === 'set-tree' ? action.tree : LEAF;
  expect(classesIn(made, deckOf(options))).toHaveLength(2);
});
