import * as v from 'valibot';
import type { PrintChoice } from './item.ts';
import { PrintProblem } from './problem.ts';

/**
 * The options of a game, from what was given for them.
 *
 * @throws PrintProblem `bad-options`
 */
export function readOptions<S extends v.GenericSchema>(
  schema: S,
  given: unknown,
): v.InferOutput<S> {
  const read = v.safeParse(schema, given);
  if (read.success) return read.output;
  throw new PrintProblem('bad-options', { path: v.getDotPath(read.issues[0]) ?? '' });
}

/** The value of the choice of a deck that is somebody's own. */
const OWN = 'own';

/** The choice of a deck: of those that come along, or the own one of which the options tell. */
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
