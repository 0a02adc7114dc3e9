import { defined, pick, type Random, shuffled } from '@lusoria/core';
import { deckOf } from './deck-of.ts';
import { classAt, faultOf, partitionUnder } from './judge.ts';
import { accepts } from './legal.ts';
import { generateTree } from './grammar/generate.ts';
import type { Tree } from './tree/types.ts';
import type { Action, Description, View } from './types.ts';

/** A random legal action: one or a few cards anywhere; for the sage only what the tree allows. */
export function sampleAction(view: View, random: Random): Action | null {
  const action = candidate(view, random);
  return action !== null && accepts(view, action) === null ? action : null;
}

function candidate(view: View, random: Random): Action | null {
  const sage = view.you === view.sage;
  switch (view.phase) {
    case 'tree':
      return sage ? { type: 'set-tree', tree: anyTree(view, random) } : null;
    case 'play':
      if (view.you !== view.current) return null;
      return sage && view.tree ? sageLay(view, view.tree, random) : anyLay(view, random);
    case 'judge':
      return sage && view.tree ? verdict(view, view.tree) : null;
    case 'describe':
      return sage ? null : { type: 'describe', what: anyDescription(view, random) };
    case 'rule': {
      const open = defined(view.texts, 'the texts to be ruled upon').flatMap((text, seat) =>
        text !== null && view.rulings[seat] === null ? [seat] : [],
      );
      return open.length === 0
        ? null
        : { type: 'rule', seat: pick(open, random), right: random.int(2) === 0 };
    }
    default:
      return null;
  }
}

function anyTree({ options }: View, random: Random): Tree {
  return generateTree(deckOf(options), options, random);
}

/** Usually one card, rarely more. */
function some(cards: readonly number[], random: Random): readonly number[] {
  const many = random.int(3) > 0 ? 1 : 1 + random.int(Math.min(3, cards.length));
  return shuffled(cards, random).slice(0, many);
}

function anyLay(view: View, random: Random): Action | null {
  if (view.options.pass && random.int(5) === 0) return { type: 'pass' };
  if (view.hand.length === 0) return null;
  const to = random.int(view.classes.length + 1);
  return {
    type: 'lay',
    cards: some(view.hand, random),
    class: to === view.classes.length ? null : to,
  };
}

function sageLay(view: View, tree: Tree, random: Random): Action | null {
  const partition = partitionUnder(tree, view.options);
  const fitting = view.hand.filter((card) => classAt(partition, view.classes, card) !== null);
  const from = fitting.length > 0 ? fitting : view.hand;
  if (from.length === 0) return null;
  const card = pick(from, random);
  const alike = from.filter((other) => partition[other] === partition[card]);
  return {
    type: 'lay',
    cards: some(alike, random),
    class: classAt(partition, view.classes, card),
  };
}

function verdict(view: View, tree: Tree): Action | null {
  const lay = view.lays.at(-1);
  if (!lay) return null;
  const partition = partitionUnder(tree, view.options);
  const fault = faultOf(partition, view.classes, lay.cards, lay.class);
  return { type: 'judge', lay: lay.no, right: fault === null };
}

function anyDescription(view: View, random: Random): Description {
  if (random.int(5) === 0) return { kind: 'none' };
  switch (view.options.description) {
    case 'tree':
      return { kind: 'tree', tree: anyTree(view, random) };
    case 'sort': {
      const count = view.classes.length;
      const to = (): number | null => {
        const place = random.int(count + 1);
        return place === count ? null : place;
      };
      return { kind: 'sort', classes: defined(view.sort, 'the cards to be sorted').map(to) };
    }
    case 'text':
      return { kind: 'text', text: `x ${random.int(1000)}` };
    case 'none':
      return { kind: 'none' };
  }
}
