/**
 * Makes something of an object once, however often it is asked for: whoever gets it again gets the same one, and can tell
 * by that that nothing has changed.
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
