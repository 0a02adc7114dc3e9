import { pick, type Random } from '@lusoria/core';
import { record } from './unknown.ts';
import {
  at,
  changed,
  chance,
  isObject,
  type Path,
  placesIn,
  Verbatim,
  weighted,
  write,
} from './json.ts';
import { huge, oddNumber, oddText, PROTOTYPE_NAMES } from './odd-values.ts';
import type { Fill } from './schema-samples.ts';

/** The result of a mutation. */
export interface Mutated {
  readonly value: unknown;
  readonly how: string;
  /** True if a server that validates strictly can only reject it. */
  readonly rejected: boolean;
}

const FIELDS = ['id', 't', 'seat', 'as', 'card', 'token', 'more', 'admin', '', 'что', '0'] as const;
const TYPES = [null, true, 0, 1, '', '0', [], {}, [[]], [null], { length: 1 }] as const;

type Mutation = (value: unknown, path: Path, random: Random, fill: Fill) => unknown;

/** Replaces a value by one of another type. */
const otherType: Mutation = (value, path, random) =>
  changed(value, path, (old) =>
    pick([...TYPES, [old], { 0: old }, String(old), write(old), [old, old]], random),
  );

const missing: Mutation = (value, path) => changed(value, path, () => undefined);

const another: Mutation = (value, path, random, fill) =>
  changed(
    value,
    path,
    () => fill(path.at(-1) ?? '') ?? fill(pick(['id', 'table', 'person'], random)),
  );

const doubled: Mutation = (value, path) =>
  changed(value, path, (old) => {
    if (!isObject(old)) return [old, old];
    const text = write(old).slice(1, -1);
    return new Verbatim(text === '' ? '{}' : `{${text},${text}}`);
  });

const elsewhere: Mutation = (value, path, random) =>
  changed(value, path, () => at(value, pick(placesIn(value), random)));

/** Adds a key to an object, possibly one of `Object.prototype`. */
function withKey(value: unknown, random: Random): Mutated {
  const objects = placesIn(value).filter((path) => isObject(at(value, path)));
  const path = pick([...objects, []], random);
  const odd = changed(value, path, (old) => {
    const known = Object.keys(record(old));
    const names = [...PROTOTYPE_NAMES, ...FIELDS].filter((name) => !known.includes(name));
    const added = pick([{}, null, 0, 'x', { t: 'ping' }, []], random);
    return Object.fromEntries([...Object.entries(record(old)), [pick(names, random), added]]);
  });
  // Deep inside options there may be a file, which may contain more than is read of it.
  const options = path.indexOf('options');
  const rejected = options < 0 || path.length === options + 1;
  return { value: odd, how: 'extra-key', rejected };
}

const MUTATIONS: readonly (readonly [number, readonly [string, Mutation]])[] = [
  [6, ['other-type', otherType]],
  [4, ['missing', missing]],
  [5, ['number', (value, path, random) => changed(value, path, () => oddNumber(random))]],
  [6, ['text', (value, path, random) => changed(value, path, () => oddText(random))]],
  [1, ['huge', (value, path, random) => changed(value, path, () => huge(random))]],
  [6, ['another', another]],
  [2, ['doubled', doubled]],
  [2, ['elsewhere', elsewhere]],
];

/** Applies one or a few mutations to a message. */
export function mutated(value: unknown, random: Random, fill: Fill): Mutated {
  if (chance(random, 7)) return withKey(value, random);
  const [how, mutation] = weighted(MUTATIONS, random);
  let now = value;
  for (let times = chance(random, 4) ? 3 : 1; times > 0; times -= 1) {
    const places = placesIn(now);
    // The root is rarely chosen.
    const path = pick(places.length > 1 && !chance(random, 40) ? places.slice(1) : places, random);
    now = mutation(now, path, random, fill);
  }
  return { value: now, how, rejected: false };
}
