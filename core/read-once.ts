/**
 * Caches the result of `read` for each object: a log is worded anew with every change.
 *
 * @param read decodes data from outside, such as `v.parse` with a schema
 */
export function readOnce<T>(read: (raw: unknown) => T): (raw: unknown) => T {
  const known = new WeakMap<object, T>();
  return (raw) => {
    if (typeof raw !== 'object' || raw === null) return read(raw);
    const value = known.get(raw) ?? read(raw);
    known.set(raw, value);
    return value;
  };
}
