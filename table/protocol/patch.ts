/**
 * Difference between two JSON values. `[new]`: another value in its place; `[]`: the field is gone;
 * `[at, count, items]`: in a list, `items` replace `count` items from `at` on; an object: patches
 * of the changed fields, or of the changed items by their indices.
 */
export type Patch =
  | readonly []
  | readonly [unknown]
  | readonly [number, number, readonly unknown[]]
  | { readonly [key: string]: Patch };

/**
 * The patch that turns one value into another, as JSON writes both; null: they are the same.
 * Subtrees shared by reference are skipped.
 */
export function patchOf(before: unknown, after: unknown): Patch | null {
  if (before === after) return null;
  if (isList(before) && isList(after)) return listPatch(before, after);
  if (isFields(before) && isFields(after)) return fieldsPatch(before, after);
  return [after];
}

/** @throws RangeError where the patch is malformed, or not for this value. */
export function patched(before: unknown, patch: unknown): unknown {
  if (isList(patch)) {
    if (patch.length === 1) return patch[0];
    const [at, count, items] = patch;
    const fits = isList(before) && isList(items) && patch.length === 3;
    if (!fits || !isUpTo(at, before.length) || !isUpTo(count, before.length - at)) throw misfit();
    return before.toSpliced(at, count, ...items);
  }
  if (!isFields(patch)) throw misfit();
  if (isList(before)) {
    const items = [...before];
    for (const [key, inner] of Object.entries(patch)) {
      const place = Number(key);
      if (!isUpTo(place, items.length - 1)) throw misfit();
      items[place] = patched(items[place], inner);
    }
    return items;
  }
  if (!isFields(before)) throw misfit();
  // By way of a map: a field may be called `__proto__`.
  const fields = new Map(Object.entries(before));
  for (const [key, inner] of Object.entries(patch)) {
    if (isList(inner) && inner.length === 0) fields.delete(key);
    else fields.set(key, patched(fields.get(key), inner));
  }
  return Object.fromEntries(fields);
}

type Fields = Readonly<Record<string, unknown>>;

function listPatch(before: readonly unknown[], after: readonly unknown[]): Patch | null {
  if (before.length === after.length) return itemsPatch(before, after);
  const shorter = Math.min(before.length, after.length);
  const isSame = (i: number, j: number): boolean => patchOf(before[i], after[j]) === null;
  let start = 0;
  while (start < shorter && isSame(start, start)) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(before.length - 1 - end, after.length - 1 - end)) end += 1;
  return [start, before.length - start - end, after.slice(start, after.length - end)];
}

function itemsPatch(before: readonly unknown[], after: readonly unknown[]): Patch | null {
  let changes: Record<string, Patch> | null = null;
  for (let i = 0; i < after.length; i += 1) {
    const change = patchOf(before[i], after[i]);
    if (change) (changes ??= {})[i] = change;
  }
  return changes;
}

function fieldsPatch(before: Fields, after: Fields): Patch | null {
  const changes: [string, Patch][] = [];
  for (const key of Object.keys(after)) {
    // JSON omits undefined fields.
    if (after[key] === undefined) continue;
    const change = patchOf(own(before, key), after[key]);
    if (change) changes.push([key, change]);
  }
  for (const key of Object.keys(before)) {
    if (before[key] !== undefined && own(after, key) === undefined) changes.push([key, []]);
  }
  return changes.length > 0 ? Object.fromEntries(changes) : null;
}

function own(fields: Fields, key: string): unknown {
  return Object.hasOwn(fields, key) ? fields[key] : undefined;
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !isList(value);
}

function isUpTo(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
}

function misfit(): RangeError {
  return new RangeError('this patch is not for this value');
}
