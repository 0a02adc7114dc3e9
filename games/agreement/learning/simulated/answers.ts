import { pick, type Random } from '@lusoria/core';
import { type Cell, NEIGHBOURS } from '@lusoria/latin';
import { rightDeclarations } from '../../rules/judge.ts';
import { type Answer, BESIDE, type Item } from '../items.ts';
import { happens } from './chance.ts';
import { atAnotherMoment, ideaOf, isKnown, type Mind, recalled, shown } from './pupil.ts';

/** The pupil's answer to an item. */
export function answerOf(mind: Mind, item: Item, now: number, random: Random): Answer {
  const { deck } = mind;
  const { habits } = mind.pupil;
  const slips = happens(habits.slips, random);
  switch (item.kind) {
    case 'agree': {
      const beside = NEIGHBOURS[item.on.as];
      const ideas = beside.filter((cell) => ideaOf(mind, cell, now) === item.card);
      const open = beside.filter((cell) => ideaOf(mind, cell, now) === null);
      if (ideas.length > 0 && !slips) return { kind: 'agree', as: pick(ideas, random) };
      return { kind: 'agree', as: pick(open.length > 0 ? open : beside, random) };
    }
    case 'judge': {
      const idea = ideaOf(mind, item.as, now);
      const says = idea === null ? random.int(2) === 0 : (idea === item.card) !== slips;
      return { kind: 'judge', right: says };
    }
    case 'macron': {
      const idea = ideaOf(mind, item.target, now);
      const known = idea !== null && item.cards.includes(idea) && !slips;
      return { kind: 'macron', card: known ? idea : pick(item.cards, random) };
    }
    case 'layable': {
      const beside = NEIGHBOURS[item.on.as];
      const cards = item.cards.filter((card) => {
        if (beside.some((cell) => ideaOf(mind, cell, now) === card)) return !slips;
        return rightDeclarations(deck, card, [item.on.as]).length > 0
          ? happens(habits.guesses, random)
          : false;
      });
      return { kind: 'layable', cards };
    }
    case 'readings': {
      const cells = item.cells.filter((cell) => {
        const idea = ideaOf(mind, cell, now);
        return idea === null ? happens(habits.guesses, random) : (idea === item.card) !== slips;
      });
      return { kind: 'readings', cells };
    }
  }
}

/** The pupil's state of mind after an item was answered and the solution shown. */
export function afterItem(
  mind: Mind,
  item: Item,
  lit: readonly Cell[],
  now: number,
  random: Random,
): Mind {
  const after = lit.reduce((one, cell) => {
    // Cells besides the target get less attention.
    const share = cell === item.target ? 1 : BESIDE;
    return isKnown(one, cell, now)
      ? recalled(one, cell, now, random)
      : shown(one, cell, now, random, share);
  }, mind);
  return atAnotherMoment(after, random);
}
