import { pick, type Random } from '@lusoria/core';
import * as v from 'valibot';
import { optionFields, type Options, optionsSchema } from '../options.ts';

/** Options of some table: any value of every field. */
export function anyOptions(random: Random): Options {
  const chosen = Object.fromEntries(
    optionFields.map((field): [string, string | number | boolean] => {
      switch (field.kind) {
        case 'choice':
          return [field.key, pick(field.values, random)];
        case 'switch':
          return [field.key, random.int(2) === 0];
        case 'number':
          return [field.key, field.min + random.int(Math.min(60, field.max - field.min))];
      }
    }),
  );
  return v.parse(optionsSchema, chosen);
}
