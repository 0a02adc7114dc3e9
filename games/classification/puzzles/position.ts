import { list } from '@lusoria/core/schema';
import * as v from 'valibot';
import { deckOf } from '../rules/deck-of.ts';
import { type Grammar, grammarOf } from '../rules/grammar/grammar.ts';
import { isConsistent, type Observation } from '../rules/inference/observations.ts';
import { optionsSchema } from '../rules/schemas.ts';
import type { Fault, View } from '../rules/types.ts';

const card = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(239));
/** Index of a class on the table; null: a new one. */
const target = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)));

export const layFields = {
  cards: v.pipe(list(card), v.minLength(1), v.maxLength(240)),
  class: target,
};

export const positionSchema = v.strictObject({
  options: optionsSchema,
  /** The card that was turned up. */
  turned: card,
  /** What was laid, with its verdict. */
  lays: v.pipe(
    list(
      v.strictObject({
        ...layFields,
        right: v.boolean(),
        /** Null where the table does not tell it. */
        fault: v.nullable(v.picklist(['mixed', 'elsewhere', 'known'])),
      }),
    ),
    v.maxLength(100),
  ),
});
/** What everybody knows of a tree: the lays and their verdicts. */
export type Position = v.InferOutput<typeof positionSchema>;
export type PositionLay = Position['lays'][number];

/** The position that a view shows; null before a card is turned up. */
export function positionIn({ options, classes, lays }: View): Position | null {
  const turned = classes[0]?.cards[0];
  if (turned === undefined) return null;
  return {
    options,
    turned,
    lays: lays.flatMap(({ cards, class: to, right, fault }) =>
      right === null
        ? []
        : [{ cards: [...cards], class: to, right, fault: faultTold(options.verdict, fault) }],
    ),
  };
}

/** When a round is over all faults are public; only those public at the time count. */
function faultTold(verdict: Position['options']['verdict'], fault: Fault | null): Fault | null {
  return verdict === 'reason' ? fault : null;
}

/** The cards of each class on the table before the lay with this index, or at the end; null: a lay names a class that is not there. */
export function tableAt(
  { turned, lays }: Position,
  before = lays.length,
): readonly (readonly number[])[] | null {
  const classes = [[turned]];
  for (const { cards, class: to, right } of lays.slice(0, before)) {
    if (to !== null && classes[to] === undefined) return null;
    if (!right) continue;
    if (to === null) classes.push([...cards]);
    else classes[to]?.push(...cards);
  }
  return classes;
}

/** The partitions of the grammar's level 1 that fit every verdict; of what the sage may hold nothing is concluded. */
export function consistentWith(position: Position): {
  readonly grammar: Grammar;
  readonly consistent: readonly number[];
} {
  const grammar = grammarOf(deckOf(position.options), position.options);
  const cards = grammar.deck.cards.length;
  const observations = observationsIn(position);
  const consistent: number[] = [];
  for (let index = 0; index < grammar.size; index += 1) {
    const fits = observations.every((one) => isConsistent(one, grammar.classes, index * cards));
    if (fits) consistent.push(index);
  }
  return { grammar, consistent };
}

function observationsIn({ turned, lays }: Position): readonly Observation[] {
  const table = [turned];
  return lays.map(({ cards, class: to, right, fault }) => {
    const before = [...table];
    const [first] = cards;
    if (right && to === null && first !== undefined) table.push(first);
    return { cards, to, table: before, right, fault, sageHand: null };
  });
}
