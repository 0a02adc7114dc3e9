import { pick, type Random } from '@lusoria/core';
import { conformance, type Subject } from '@lusoria/core/conformance';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { deckOf } from './deck-of.ts';
import { DECK_IDS } from './decks/index.ts';
import { classification } from './game.ts';
import { generateTree, hasTree } from './grammar/generate.ts';
import { LEAF, type Tree } from './tree/types.ts';
import { optionsSchema } from './schemas.ts';
import type { Action, Event, Options, State, View } from './types.ts';

/** Options of a random playable table. */
function options(random: Random): Options {
  const chosen = v.parse(optionsSchema, {
    ...Object.fromEntries(
      classification.optionFields.map((field): [string, string | number | boolean] => {
        switch (field.kind) {
          case 'choice':
            return [field.key, pick(field.values, random)];
          case 'switch':
            return [field.key, random.int(2) === 0];
          case 'number':
            return [field.key, field.min + random.int(field.max - field.min + 1)];
        }
      }),
    ),
    // Each value is another grammar, which takes a moment to enumerate.
    least: pick([5, 8], random),
    classes: pick([0, 0, 4], random),
    // Five players have enough cards with each of these.
    deck: pick(
      DECK_IDS.filter((id) => deckOf({ deck: id }).cards.length >= 66),
      random,
    ),
  });
  return hasTree(deckOf(chosen), chosen) ? chosen : { ...chosen, classes: 0, least: 8 };
}

function mutants(view: View, random: Random): readonly Action[] {
  const size = deckOf(view.options).cards.length;
  const card = () => random.int(size);
  const own = () => (view.hand.length > 0 ? pick(view.hand, random) : card());
  const to = () => (random.int(3) === 0 ? null : random.int(view.classes.length + 2));
  const tree = generateTree(deckOf(view.options), { ...view.options, classes: 0 }, random);
  const twisted: Tree =
    tree.kind === 'ask'
      ? { ...tree, branches: [...tree.branches, ...tree.branches.slice(0, 1)] }
      : tree;
  return [
    { type: 'set-tree', tree },
    { type: 'set-tree', tree: twisted },
    { type: 'set-tree', tree: LEAF },
    { type: 'lay', cards: [card()], class: to() },
    { type: 'lay', cards: [own()], class: to() },
    { type: 'lay', cards: [...new Set([own(), own(), card()])], class: to() },
    { type: 'pass' },
    { type: 'judge', lay: Math.max(0, view.lays.length - 1), right: random.int(2) === 0 },
    { type: 'judge', lay: random.int(9), right: random.int(2) === 0 },
    { type: 'describe', what: { kind: 'tree', tree } },
    { type: 'describe', what: { kind: 'tree', tree: LEAF } },
    { type: 'describe', what: { kind: 'sort', classes: (view.sort ?? [0]).map(() => to()) } },
    { type: 'describe', what: { kind: 'text', text: 'all that is red' } },
    { type: 'describe', what: { kind: 'none' } },
    { type: 'rule', seat: random.int(5), right: random.int(2) === 0 },
  ];
}

const subject: Subject<Options, State, Action, Event, View> = {
  game: classification,
  options,
  mutants,
  // Disclosed by the rules: one's own cards and drawn card, the own tree, laid cards and their
  // verdicts, the cards to be sorted, free texts, and everything at the end.
  reveals(event, who) {
    switch (event.type) {
      case 'tree-set':
        return event.seat === who;
      case 'dealt':
        return who === 'spectator' ? [event.turned] : [event.turned, event.hands[who]];
      case 'drew':
        return event.seat === who;
      case 'laid':
      case 'judged':
      case 'closed':
      case 'read-out':
      case 'ended':
        return true;
      default:
        return false;
    }
  },
  // That a player describes is public, the description is not; a tree is known to the sage alone.
  publicPart(action) {
    switch (action.type) {
      case 'describe':
      case 'set-tree':
        return action.type;
      default:
        return action;
    }
  },
  cards: ({ hands, stock, classes }) => [
    ...hands.flat(),
    ...stock,
    ...classes.flatMap(({ cards }) => cards),
  ],
  settings: { runs: 12 },
};

test.each(conformance(subject))('$name', (property) => {
  expect(() => property.check()).not.toThrow();
});
