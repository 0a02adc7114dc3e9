import { pick, type Random } from '@lusoria/core';
import { field, list, record } from './unknown.ts';
import { chance } from './json.ts';

/** Value for a field of this name where the schema is too general; undefined for anything. */
export type Fill = (key: string) => unknown;

const OPTIONAL = new Set<unknown>(['optional', 'exact_optional']);

/** A value that a schema accepts, as far as the schema can be introspected. */
export function sample(schema: unknown, random: Random, fill: Fill, key = ''): unknown {
  const [first, ...rest] = list(field(schema, 'pipe'));
  const base = first ?? schema;
  const bound = (type: string, standard: number): number => {
    const requirement = field(
      rest.find((action) => field(action, 'type') === type),
      'requirement',
    );
    return typeof requirement === 'number' ? requirement : standard;
  };
  const inner = (name: string): unknown => sample(field(base, name), random, fill, key);
  switch (String(field(base, 'type'))) {
    case 'string':
      return fill(key) ?? 'x'.repeat(random.int(4));
    case 'number': {
      const given = fill(key);
      if (typeof given === 'number') return given;
      const min = bound('min_value', 0);
      return min + random.int(Math.min(60, bound('max_value', min + 40) - min + 1));
    }
    case 'boolean':
      return chance(random, 2);
    case 'unknown':
      return fill(key) ?? null;
    case 'literal':
      return field(base, 'literal');
    case 'picklist':
      return pick(list(field(base, 'options')), random);
    case 'array': {
      const least = bound('min_length', 0);
      const length = Math.min(bound('max_length', 12), least + random.int(4));
      return Array.from({ length }, () => inner('item'));
    }
    case 'record':
      return chance(random, 2) ? {} : { [pick(['a', 'b'], random)]: inner('value') };
    case 'nullable':
      return chance(random, 3) ? null : inner('wrapped');
    case 'optional':
    case 'exact_optional':
      return inner('wrapped');
    case 'strict_tuple':
      return list(field(base, 'items')).map((item) => sample(item, random, fill, key));
    case 'union':
    case 'variant':
      return sample(pick(list(field(base, 'options')), random), random, fill, key);
    case 'object':
    case 'loose_object':
    case 'strict_object':
      return Object.fromEntries(
        Object.entries(record(field(base, 'entries')))
          .filter(([, one]) => !OPTIONAL.has(field(one, 'type')) || chance(random, 4))
          .map(([name, one]) => [name, sample(one, random, fill, name)]),
      );
    default:
      return null;
  }
}

/** The variants of a union of messages, by discriminator. */
export function kindsOf(schema: unknown): ReadonlyMap<string, unknown> {
  const key = String(field(schema, 'key'));
  return new Map(
    list(field(schema, 'options')).map((option) => [
      String(field(field(field(option, 'entries'), key), 'literal')),
      option,
    ]),
  );
}
