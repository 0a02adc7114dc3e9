import { decode, type GamePractice } from '@lusoria/core';
import { CELLS } from '@lusoria/latin';
import * as v from 'valibot';
import { estimateAt, noBelief } from './learning/estimate.ts';
import { formKey } from './learning/form-key.ts';
import { answerSchema, type Item, itemSchema, mark } from './learning/items.ts';
import { nextItem } from './learning/schedule.ts';
import { cellsOf, type Deck, deckOf } from './rules/deck.ts';
import { optionsSchema } from './rules/schemas.ts';

const deckIn = (options: unknown): Deck => deckOf(decode(optionsSchema, options));

/** Practice of the forms of a deck, as homework: every kind of item, about some cells. */
export const practice: GamePractice = {
  keys(options) {
    const deck = deckIn(options);
    return cellsOf(deck).map((cell) => formKey('known', deck.grammar, cell));
  },
  items(options, keys, count, random) {
    const deck = deckIn(options);
    const among = CELLS.filter((cell) => keys.includes(formKey('known', deck.grammar, cell)));
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
