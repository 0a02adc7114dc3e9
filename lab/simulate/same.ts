type Fields = Readonly<Record<string, unknown>>;

/** Whether two values are the same as JSON, whatever the order of their keys. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((one, i) => isSame(one, b[i]));
  }
  if (!isFields(a) || !isFields(b)) return false;
  const there = (one: Fields): string[] => Object.keys(one).filter((key) => one[key] !== undefined);
  const keys = there(a);
  return keys.length === there(b).length && keys.every((key) => isSame(a[key], b[key]));
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
