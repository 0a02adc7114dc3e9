import { pick, type Random } from '@lusoria/core';
import * as v from 'valibot';
import { optionFields, type Options, optionsSchema } from '../options.ts';

/** A number is at most so much above its least. */
const MAX_ABOVE = 60;

/** Options of some table: any value of every field; numbers at their least where that is asked for. */
export function anyOptions(random: Random, numbers: 'any' | 'least' = 'any'): Options {
  const chosen = Object.fromEntries(
    optionFields.map((field): [string, string | number | boolean] => {
      switch (field.kind) {
        case 'choice':
          return [field.key, pick(field.values, random)];
        case 'switch':
          return [field.key, random.int(2) === 0];
        case 'number':
          return [field.key, numbers === 'least' ? field.min : field.min + above(field, random)];
      }
    }),
  );
  return v.parse(optionsSchema, chosen);
}

function above(
  { min, max }: { readonly min: number; readonly max: number },
  random: Random,
): number {
  return random.int(Math.min(MAX_ABOVE, max - min));
}
