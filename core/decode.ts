import * as v from 'valibot';

type Schema<T> = v.GenericSchema<unknown, T>;

/** Objects that conform to a schema: this process has made them, or decoded them. */
const conforming = new WeakMap<object, WeakSet<object>>();
/** What objects from outside were decoded to. */
const outputs = new WeakMap<object, WeakMap<object, unknown>>();

function conforms<T>(schema: Schema<T>, raw: unknown): raw is T {
  return isObject(raw) && (conforming.get(schema)?.has(raw) ?? false);
}

/** Vouches for a value that this process has made: it is not decoded again. */
export function markDecoded<T>(schema: Schema<T>, value: T): T {
  if (!isObject(value)) return value;
  const known = conforming.get(schema);
  if (known) known.add(value);
  else conforming.set(schema, new WeakSet([value]));
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
  const before = outputs.get(schema)?.get(raw);
  if (conforms(schema, before)) return before;
  const value = decode(schema, raw);
  const known = outputs.get(schema);
  if (known) known.set(raw, value);
  else outputs.set(schema, new WeakMap([[raw, value]]));
  return value;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
