import { decode, type GamePractice } from '@lusoria/core';
import { type Cell, CELLS } from '@lusoria/latin';
import * as v from 'valibot';
import { estimateAt, noBelief } from './learning/estimate.ts';
import { answerSchema, type Item, itemSchema, mark } from './learning/items.ts';
import { nextItem } from './learning/schedule.ts';
import { cellsOf, type Deck, deckOf } from './rules/deck.ts';
import { optionsSchema } from './rules/schemas.ts';

/** A cell as the estimates of the report name it. */
const keyOf = (cell: Cell): string => `known-${cell}`;

const deckIn = (options: unknown): Deck => deckOf(decode(optionsSchema, options));

/** Practice of the forms of a deck, as homework: every kind of item, about some cells. */
export const practice: GamePractice = {
  keys(options) {
    const deck = deckIn(options);
    // The estimates of the report are of nouns.
    return deck.grammar === 'noun' ? cellsOf(deck).map(keyOf) : [];
  },
  items(options, keys, count, random) {
    const deck = deckIn(options);
    const among = CELLS.filter((cell) => keys.includes(keyOf(cell)));
    // What each pupil knows is not asked here: all practise what was set.
    const estimate = estimateAt(noBelief(), 0);
    const items: Item[] = [];
    while (items.length < count) items.push(nextItem(deck, estimate, items, random, among));
    return items;
  },
  check(options, rawItem, rawAnswer) {
    const item = decode(itemSchema, rawItem);
    const answer = v.safeParse(answerSchema, rawAnswer);
    if (!answer.success || answer.output.kind !== item.kind) return null;
    return { answer: answer.output, right: mark(deckIn(options), item, answer.output, 0).right };
  },
};
