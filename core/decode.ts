import * as v from 'valibot';
import { onceFor } from './once-for.ts';

type Schema<T> = v.GenericSchema<unknown, T>;

/**
 * Objects after which those that were not asked for again are forgotten: it costs no more than to decode them once more. A
 * table of weak references without a limit holds everybody up when it grows, and whenever garbage is collected.
 */
const REMEMBERED = 20_000;

/** What is known of objects that are in use. */
function openMemory<T>() {
  let recent = new WeakMap<object, T>();
  let before = new WeakMap<object, T>();
  let count = 0;
  const set = (key: object, value: T): void => {
    if (count === REMEMBERED) {
      [recent, before] = [new WeakMap(), recent];
      count = 0;
    }
    recent.set(key, value);
    count += 1;
  };
  return {
    set,
    get(key: object): T | undefined {
      const known = recent.get(key);
      if (known !== undefined) return known;
      const earlier = before.get(key);
      if (earlier !== undefined) set(key, earlier);
      return earlier;
    },
  };
}

/** By schema, objects that conform to it: this process has made them, or decoded them. */
const conforming = onceFor(() => openMemory<true>());
/** By schema, what objects from outside were decoded to. */
const outputs = onceFor(() => openMemory<unknown>());

function conforms<T>(schema: Schema<T>, raw: unknown): raw is T {
  return isObject(raw) && conforming(schema).get(raw) === true;
}

/** Vouches for a value that this process has made: it is not decoded again. */
export function markDecoded<T>(schema: Schema<T>, value: T): T {
  if (isObject(value)) conforming(schema).set(value, true);
  return value;
}

/**
 * Decodes data from outside with a schema. A value that this process has made or decoded is returned as it is.
 *
 * @throws ValiError if it does not conform
 */
export function decode<T>(schema: Schema<T>, raw: unknown): T {
  return conforms(schema, raw) ? raw : markDecoded(schema, v.parse(schema, raw));
}

/**
 * The options of a table, with what is not chosen filled in.
 *
 * @throws ValiError if the game has no such option or value
 * @public
 * @example
 * const options = optionsOf(skat, { kontra: 'all' });
 */
export function optionsOf<O>(
  { schema }: { readonly schema: { readonly options: Schema<O> } },
  chosen: object = {},
): O {
  return decode(schema.options, chosen);
}

/**
 * As `decode`, and the same object from outside gives the same value again: for what is shown again with every change.
 *
 * @throws ValiError if it does not conform
 */
export function decodeOnce<T>(schema: Schema<T>, raw: unknown): T {
  if (!isObject(raw)) return decode(schema, raw);
  const known = outputs(schema);
  const before = known.get(raw);
  if (conforms(schema, before)) return before;
  const value = decode(schema, raw);
  known.set(raw, value);
  return value;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
