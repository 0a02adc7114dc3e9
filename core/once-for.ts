/**
 * Memoizes a function by the identity of its argument: repeated calls return the same object, so a caller can tell by
 * identity that nothing has changed.
 */
export function onceFor<K extends object, T>(make: (from: K) => T): (from: K) => T {
  const known = new WeakMap<K, { readonly value: T }>();
  return (from) => {
    const before = known.get(from);
    if (before) return before.value;
    const value = make(from);
    known.set(from, { value });
    return value;
  };
}
