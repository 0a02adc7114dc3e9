import type { Viewer } from '@lusoria/core';
import { describe, expect, test } from 'vitest';
import { classification } from './game.ts';
import { ask, BY_COLOUR, dealt, type Script, RED_HAND } from './testing/script.ts';
import { LEAF, type Tree } from './tree/types.ts';
import type { Action, Event, Options, State, View } from './types.ts';

const EVERYBODY = [0, 1, 2, 'spectator'] as const;

function table(options: Partial<Options> = {}, tree: Tree = BY_COLOUR): Script {
  return dealt({
    options,
    tree,
    turned: 'triangle-red-full-2',
    hands: [RED_HAND, ['circle-green-full-1'], ['circle-blue-full-1']],
  });
}

function views({ state }: Script): readonly View[] {
  return EVERYBODY.map((who) => classification.view(state(), who));
}

function describes(seat: number, tree: Tree): readonly [number, Action] {
  return [seat, { type: 'describe', what: { kind: 'tree', tree } }];
}

/** A round through all its phases, with the observation made in each. */
function throughout<T>(options: Partial<Options>, look: (round: Script) => T) {
  const round = table({ judge: 'hand', ...options });
  const seen: { phase: string; looked: T }[] = [];
  const note = () => seen.push({ phase: round.state().phase, looked: look(round) });
  note();
  round.lay(0, 0, ...RED_HAND.slice(1));
  round.lay(1, 0, 'circle-green-full-1');
  note();
  round.does(0, { type: 'judge', lay: 1, right: false });
  round.lay(2, null, 'circle-blue-full-1');
  round.does(0, { type: 'judge', lay: 2, right: true });
  round.lay(0, 0, ...RED_HAND.slice(0, 1));
  round.does(...describes(1, BY_COLOUR));
  note();
  round.does(2, { type: 'describe', what: { kind: 'none' } });
  note();
  return seen;
}

describe('what a seat sees', () => {
  test('of the tree: the sage all the time, the others when the round is over', () => {
    const seen = throughout({}, (round) => views(round).map(({ tree }) => tree !== null));
    expect(seen).toEqual([
      { phase: 'play', looked: [true, false, false, false] },
      { phase: 'judge', looked: [true, false, false, false] },
      { phase: 'describe', looked: [true, false, false, false] },
      { phase: 'over', looked: [true, true, true, true] },
    ]);
  });

  test('of the hands: their own, and of the others and the stock how many', () => {
    const seen = throughout({}, (round) => {
      const { hands, stock } = round.state();
      const counts = hands.map((hand) => hand.length);
      return views(round).every(
        (view) =>
          view.hand === (view.you === null ? view.hand : hands[view.you]) &&
          (view.you !== null || view.hand.length === 0) &&
          String(view.counts) === String(counts) &&
          view.stock === stock.length,
      );
    });
    expect(seen.map(({ looked }) => looked)).toEqual([true, true, true, true]);
  });

  test('is the same to the byte whatever others hold, and in whatever order the stock lies', () => {
    const seen = throughout({}, (round) => {
      const state = round.state();
      const other: State = {
        ...state,
        hands: state.hands.with(2, state.stock.slice(0, state.hands[2]?.length)),
        stock: [
          ...(state.hands[2] ?? []),
          ...state.stock.slice(state.hands[2]?.length),
        ].toReversed(),
      };
      return ([0, 1, 'spectator'] as const).map(
        (who) =>
          JSON.stringify(classification.view(state, who)) ===
          JSON.stringify(classification.view(other, who)),
      );
    });
    expect(seen.flatMap(({ looked }) => looked)).toEqual(seen.flatMap(() => [true, true, true]));
  });

  test.each([
    ['plain', [null, null]],
    ['reason', [null, 'elsewhere']],
  ] as const)('of why a lay was wrong, with a %s verdict, before the end', (verdict, before) => {
    const seen = throughout({ verdict }, (round) =>
      views(round).map(({ lays }) => lays[1]?.fault ?? null),
    );
    const [, judging, describing, over] = seen.map(({ looked }) => looked);
    expect(judging).toEqual([before[0], before[0], before[0], before[0]]);
    expect(describing).toEqual([before[1], before[1], before[1], before[1]]);
    expect(over).toEqual(['elsewhere', 'elsewhere', 'elsewhere', 'elsewhere']);
  });

  test('of the descriptions: who has handed in, their own, and all when the round is over', () => {
    const seen = throughout({}, views);
    const [, , describing = [], over = []] = seen.map(({ looked }) => looked);
    expect(describing.map(({ handedIn }) => handedIn)).toEqual(describing.map(() => [0, 1, 0]));
    expect(describing.map(({ mine }) => mine?.kind)).toEqual([
      undefined,
      'tree',
      undefined,
      undefined,
    ]);
    expect(describing.map(({ end, texts }) => [end, texts])).toEqual(
      describing.map(() => [null, null]),
    );
    expect(over.map(({ end }) => end?.described[1]?.right)).toEqual([true, true, true, true]);
    expect(over.map(({ end }) => end?.hands[2]?.length)).toEqual([10, 10, 10, 10]);
  });

  test('before the deal is nothing but who is sage, and afterwards that there is a tree', () => {
    const { options } = table().state();
    const start = classification.init({ options, seats: 3, first: 2 });
    const view = classification.view(start, 0);
    expect(view).toMatchObject({
      phase: 'tree',
      sage: 2,
      current: 2,
      tree: null,
      hand: [],
      stock: 0,
    });
    const made = classification.decide(start, 2, { type: 'set-tree', tree: BY_COLOUR });
    const set = made.ok ? made.value.reduce(classification.evolve, start) : start;
    expect(classification.view(set, 0)).toEqual({ ...view, phase: 'deal' });
    expect(classification.view(set, 2).tree).toEqual(BY_COLOUR);
  });
});

/** All that a viewer sees of a round with the same actions, whatever the tree is. */
function sightOf(who: Viewer, tree: Tree, options: Partial<Options>): string {
  const round = table(options, tree);
  const seen: unknown[] = [];
  const happens = (events: readonly Event[]) => {
    seen.push(
      events.map((event) => classification.redact(event, who)),
      round.turn(),
      classification.view(round.state(), who),
      who === 'spectator' ? null : round.refuses(who, { type: 'lay', cards: [40], class: 0 }),
      who === 'spectator' ? null : round.refuses(who, describes(1, BY_COLOUR)[1]),
    );
  };
  happens(round.lay(0, 0, ...RED_HAND.slice(1)));
  happens(round.lay(1, 0, 'circle-green-full-1'));
  happens(
    round.state().phase === 'judge' ? round.does(0, { type: 'judge', lay: 1, right: false }) : [],
  );
  happens(round.lay(2, null, 'circle-blue-full-1'));
  happens(
    round.state().phase === 'judge' ? round.does(0, { type: 'judge', lay: 2, right: true }) : [],
  );
  happens(round.lay(0, 0, ...RED_HAND.slice(0, 1)));
  happens(round.does(...describes(1, BY_COLOUR)));
  return JSON.stringify(seen);
}

describe('two trees that give the same verdicts', () => {
  // Both separate red from the rest; no verdict of this round says anything about the rest.
  const other = ask('colour', ['red', LEAF], ['green blue', LEAF]);

  test.each([
    {},
    { verdict: 'reason' },
    { judge: 'hand' },
    { description: 'tree', describing: 30 },
  ] as const)('look alike to all but the sage until the round is over: %o', (options) => {
    for (const who of [1, 2, 'spectator'] as const) {
      expect(sightOf(who, other, options)).toBe(sightOf(who, BY_COLOUR, options));
    }
    expect(sightOf(0, other, options)).not.toBe(sightOf(0, BY_COLOUR, options));
  });
});
