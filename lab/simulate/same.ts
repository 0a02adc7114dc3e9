type Fields = Readonly<Record<string, unknown>>;

/** Whether two values are the same as JSON, whatever the order of their keys. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((one, i) => isSame(one, b[i]));
  }
  if (!isFields(a) || !isFields(b)) return false;
  let more = 0;
  for (const key of Object.keys(a)) {
    if (a[key] === undefined) continue;
    if (!isSame(a[key], b[key])) return false;
    more += 1;
  }
  for (const key of Object.keys(b)) if (b[key] !== undefined) more -= 1;
  return more === 0;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
