import { decode } from '@lusoria/core';
import type { Cell, Features, Grammar } from '@lusoria/latin';
import { cellsOf, deckOf, featuresOf } from '../rules/deck.ts';
import { optionsSchema } from '../rules/schemas.ts';

/** The key of what the report says of a form: the estimate of a cell, or the share of right ones for a feature. */
export function formKey(
  kind: 'known' | 'right',
  grammar: Grammar,
  about: Cell | Features[keyof Features],
): string {
  return grammar === 'noun' ? `${kind}-${about}` : `${kind}-${grammar}-${about}`;
}

/** The keys of all that a deck has. */
export function keysOf(options: unknown): readonly string[] {
  const deck = deckOf(decode(optionsSchema, options));
  const { cases, numbers, genders } = featuresOf(deck);
  return [
    ...[...cases, ...numbers, ...genders].map((one) => formKey('right', deck.grammar, one)),
    ...cellsOf(deck).map((cell) => formKey('known', deck.grammar, cell)),
  ];
}
