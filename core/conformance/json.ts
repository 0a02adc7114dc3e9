/** A value as it goes over the wire. Two values are the same for a viewer if these bytes are. */
export function bytes(value: unknown): string {
  return JSON.stringify(value) ?? 'undefined';
}

/** A value after a round trip through JSON, as the log or the wire returns it. */
export function jsonRoundTrip(value: unknown): unknown {
  const json = JSON.stringify(value);
  const read: unknown = json === undefined ? undefined : JSON.parse(json);
  return read;
}

/**
 * Describes the first difference between two values; null if they differ at most in the order of keys. Stricter than
 * JSON: an `undefined` field, NaN, -0, a Date or a Map differs from its JSON.
 */
export function difference(a: unknown, b: unknown, path = ''): string | null {
  if (Object.is(a, b)) return null;
  const here = path || 'the value itself';
  if (!isObject(a) || !isObject(b)) return `${here}: ${show(a)} and ${show(b)}`;
  if (kindOf(a) !== kindOf(b)) return `${here}: ${kindOf(a)} and ${kindOf(b)}`;
  for (const key of new Set([...Reflect.ownKeys(a), ...Reflect.ownKeys(b)])) {
    const name = String(key);
    const inside = /^\d+$/.test(name) ? `${path}[${name}]` : `${path}.${name}`;
    if (!Object.hasOwn(a, key)) return `${inside}: missing and ${show(Reflect.get(b, key))}`;
    if (!Object.hasOwn(b, key)) return `${inside}: ${show(Reflect.get(a, key))} and missing`;
    const found = difference(Reflect.get(a, key), Reflect.get(b, key), inside);
    if (found !== null) return found;
  }
  return null;
}

/** As {@link difference}, but sensitive to the order of keys, which shows in the bytes that are sent. */
export function byteDifference(a: unknown, b: unknown): string | null {
  const found = difference(a, b);
  if (found !== null || bytes(a) === bytes(b)) return found;
  return `the order of keys: ${show(a)} and ${show(b)}`;
}

/** Deep-freezes a value, so that any mutation of it throws. */
export function frozen<T>(value: T): T {
  if (isObject(value) && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const key of Reflect.ownKeys(value)) frozen(Reflect.get(value, key));
  }
  return value;
}

/** Formats a value for a report. */
export function show(value: unknown): string {
  if (typeof value === 'number') return Object.is(value, -0) ? '-0' : String(value);
  const text = typeof value === 'function' ? 'a function' : bytes(value);
  return text.length > 600 ? `${text.slice(0, 600)} …` : text;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function kindOf(value: object): string {
  if (Array.isArray(value)) return 'an array';
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === null || prototype === Object.prototype) return 'an object';
  return `an instance of ${value.constructor.name}`;
}
