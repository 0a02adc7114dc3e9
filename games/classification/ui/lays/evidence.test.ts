import { classification, optionsSchema, type Tree, type View } from '@lusoria/classification';
import { draw, seeded } from '@lusoria/core';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { classesBefore, contradictions, failedLays, whereabouts } from './evidence.ts';

const random = seeded('evidence');
const tree: Tree = {
  kind: 'ask',
  attribute: 'colour',
  branches: [
    { values: ['red'], to: { kind: 'class' } },
    { values: ['green', 'blue'], to: { kind: 'class' } },
  ],
};

/** A round played at random under that tree, as one of the players sees it. */
function played(): View {
  const options = v.parse(optionsSchema, {});
  let state = classification.init({ options, seats: 3, first: 0 });
  for (let step = 0; step < 60; step += 1) {
    const turn = classification.turn(state);
    if (turn.kind === 'over') break;
    if (turn.kind === 'chance') {
      const events = classification.chance(state, draw(turn.request, random));
      state = events.reduce(classification.evolve, state);
      continue;
    }
    const [by = 0] = turn.must;
    if (turn.name === 'describe') break;
    const action =
      turn.name === 'tree'
        ? ({ type: 'set-tree', tree } as const)
        : classification.sampleAction(classification.view(state, by), random);
    if (!action) throw new Error(turn.name);
    const made = classification.decide(state, by, action);
    if (!made.ok) throw new Error(made.rejection.code);
    state = made.value.reduce(classification.evolve, state);
  }
  return classification.view(state, 1);
}

const view = played();

test('the classes of a moment grow into those on the table', () => {
  expect(classesBefore(view, 0).map(({ cards }) => cards.length)).toEqual([1]);
  expect(classesBefore(view, view.lays.length)).toEqual(view.classes);
});

test('the true tree agrees with every verdict, another one does not', () => {
  expect(contradictions(view, tree)).toEqual([]);
  const other: Tree = {
    kind: 'ask',
    attribute: 'shape',
    branches: [
      { values: ['circle'], to: { kind: 'class' } },
      { values: ['square', 'triangle'], to: { kind: 'class' } },
    ],
  };
  expect(contradictions(view, other).length).toBeGreaterThan(0);
});

test('what was tried in vain stands beside the class where it was tried', () => {
  const wrong = view.lays.filter(({ right }) => right === false);
  const tried = [null, ...view.classes.keys()].flatMap((to) => failedLays(view, to));
  expect(tried.map(({ no }) => no).toSorted((a, b) => a - b)).toEqual(wrong.map(({ no }) => no));
});

test('a card is on the table, in the own hand, shown by somebody or not seen', () => {
  const [first = -1] = view.classes[0]?.cards ?? [];
  expect(whereabouts(view, first)).toEqual({ kind: 'table', class: 0 });
  expect(whereabouts(view, view.hand[0] ?? -1)).toEqual({ kind: 'hand' });
  const lay = { no: 99, seat: 2, cards: [7], class: 0, fault: null, drew: true, stock: 3 };
  const lays = [{ ...lay, right: false }];
  expect(whereabouts({ classes: [], hand: [], lays }, 7)).toEqual({ kind: 'shown', seat: 2 });
  expect(whereabouts({ classes: [], hand: [], lays }, 8)).toEqual({ kind: 'unseen' });
});
