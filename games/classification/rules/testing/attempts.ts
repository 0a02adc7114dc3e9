import { pick, type Random, shuffled } from '@lusoria/core';
import * as v from 'valibot';
import { deckFile } from '../deck/file.ts';
import { deckOf } from '../deck-of.ts';
import { generateTree } from '../grammar/generate.ts';
import { LEAF, type Tree } from '../tree/types.ts';
import { optionsSchema } from '../schemas.ts';
import type { Action, Description, Options } from '../types.ts';
import type { Oracle } from './oracle.ts';
import { pathsOf } from './oracle-tree.ts';
import { product } from './product-deck.ts';

// Small decks, so that the stock runs out.
const OWN = [deckFile(product([2, 3, 3, 2])), deckFile(product([3, 2, 4], 37))];

/** Random options of a table, mostly playable ones. */
export function randomOptions(random: Random): Options {
  return v.parse(optionsSchema, {
    deck: random.int(3) === 0 ? pick(OWN, random) : 'shapes',
    tree: pick(['sage', 'sage', 'drawn'], random),
    classes: pick([0, 0, 0, 2, 3], random),
    least: pick([8, 1, 15], random),
    verdict: pick(['plain', 'reason'], random),
    pass: random.int(2) === 0,
    stock: pick(['on', 'end'], random),
    description: pick(['tree', 'sort', 'text', 'none'], random),
    judge: pick(['tree', 'hand'], random),
  });
}

/** An arbitrary tree, possibly faulty: unreachable, missing or duplicate values, attributes asked again. */
export function strangeTree(options: Pick<Options, 'deck'>, random: Random, depth = 3): Tree {
  if (depth === 0 || random.int(depth + 1) === 0) return LEAF;
  const { key, values } = pick(deckOf(options).attributes, random);
  const groups = Array.from({ length: 2 + random.int(2) }, (): string[] => []);
  for (const value of values) {
    const times = random.int(40);
    if (times > 0) pick(groups, random).push(value.key);
    if (times === 1) pick(groups, random).push(value.key);
  }
  const branches = groups.filter((group) => group.length > 0);
  if (branches.length < 2) return LEAF;
  return {
    kind: 'ask',
    attribute: random.int(60) === 0 ? 'size' : key,
    branches: branches.map((group) => ({
      values: group,
      to: strangeTree(options, random, depth - 1),
    })),
  };
}

function anyTree(options: Options, random: Random): Tree {
  return random.int(3) === 0
    ? generateTree(deckOf(options), { ...options, difficulty: 'medium' }, random)
    : strangeTree(options, random);
}

/** The same classes, their branches in another order. */
function rewritten(tree: Tree, random: Random): Tree {
  if (tree.kind === 'class') return LEAF;
  const branches = shuffled(tree.branches, random).map(({ values, to }) => ({
    values: shuffled(values, random),
    to: rewritten(to, random),
  }));
  return { ...tree, branches };
}

/** The class on the table to which a card belongs. */
function home({ table }: Oracle, truth: readonly unknown[], card: number): number | null {
  const at = table.findIndex(([first = -1]) => truth[first] === truth[card]);
  return at < 0 ? null : at;
}

/** A random attempt, legal or not; `skill`, from 0 to 4, sets how often a lay is right, and how large. */
export function attempt(
  o: Oracle,
  options: Options,
  seat: number,
  random: Random,
  skill = 3,
): Action {
  const size = deckOf(options).cards.length;
  const hand = o.hands[seat] ?? [];
  const truth = o.tree ? pathsOf(o.tree, deckOf(options)) : [];
  const to = (): number | null => (random.int(4) === 0 ? null : random.int(o.table.length + 1));
  const card = hand.length > 0 && random.int(40) > 0 ? pick(hand, random) : random.int(size);
  const alike = shuffled(hand, random).filter((other) => truth[other] === truth[card]);
  const many = 1 + random.int(5);
  switch (random.int(30) > 0 ? o.phase : pick(['play', 'judge', 'describe', 'rule'], random)) {
    case 'tree':
      return { type: 'set-tree', tree: anyTree(options, random) };
    case 'play':
      if (random.int(8) === 0) return { type: 'pass' };
      if (random.int(4) < skill) {
        return {
          type: 'lay',
          cards: alike.length > 0 ? alike.slice(0, skill < 3 ? 1 : many) : [card],
          class: home(o, truth, card),
        };
      }
      return {
        type: 'lay',
        cards: [...new Set([card, ...shuffled(hand, random)])].slice(0, many),
        class: to(),
      };
    case 'judge':
      return {
        type: 'judge',
        lay: Math.max(0, o.lays.length - (random.int(9) === 0 ? 2 : 1)),
        right: random.int(2) === 0,
      };
    case 'rule':
      return { type: 'rule', seat: random.int(o.hands.length), right: random.int(2) === 0 };
    default:
      return { type: 'describe', what: description(o, options, random) };
  }
}

function description(o: Oracle, options: Options, random: Random): Description {
  const kind =
    random.int(6) === 0 ? pick(['none', 'text', 'sort'] as const, random) : options.description;
  switch (kind) {
    case 'tree':
      return {
        kind: 'tree',
        tree: o.tree && random.int(3) === 0 ? rewritten(o.tree, random) : anyTree(options, random),
      };
    case 'sort': {
      const truth = o.tree ? pathsOf(o.tree, deckOf(options)) : [];
      const slip = random.int(2) === 0 ? -1 : random.int(12);
      const classes = (o.sort ?? []).map((card, i) =>
        i === slip ? random.int(o.table.length + 1) : home(o, truth, card),
      );
      return { kind: 'sort', classes: slip === 11 ? classes.slice(1) : classes };
    }
    case 'text':
      return { kind: 'text', text: `what is ${random.int(9)}` };
    case 'none':
      return { kind: 'none' };
  }
}
