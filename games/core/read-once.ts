/**
 * Reads each object once, however often it is shown: a log is told anew with every change.
 *
 * @param read reads what comes from outside, such as `v.parse` with a schema
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
