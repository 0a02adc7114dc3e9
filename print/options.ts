import { pathOf } from '@lusoria/core/schema';
import * as v from 'valibot';
import type { PrintChoice } from './item.ts';
import { PrintProblem } from './problem.ts';

/**
 * Reads the options of a game with its schema.
 *
 * @throws PrintProblem `bad-options`
 */
export function readOptions<S extends v.GenericSchema>(
  schema: S,
  given: unknown,
): v.InferOutput<S> {
  const read = v.safeParse(schema, given);
  if (read.success) return read.output;
  throw new PrintProblem('bad-options', { path: pathOf(read.issues[0]) });
}

/** The value of a deck choice that stands for a custom deck. */
const OWN = 'own';

/** The choice of a deck: a built-in one, or the custom one in the options. */
export function deckChoice(
  label: string,
  decks: PrintChoice['values'],
  usual: string | { readonly ownTitle: string },
): PrintChoice {
  return typeof usual === 'string'
    ? { key: 'deck', label, values: decks, standard: usual }
    : {
        key: 'deck',
        label,
        values: [...decks, { value: OWN, label: usual.ownTitle }],
        standard: OWN,
      };
}
