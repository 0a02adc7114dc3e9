import { list } from '@lusoria/core/schema';
import * as v from 'valibot';

/** One step of a JSON Patch (RFC 6902, of which only these three are used); the path is a JSON Pointer (RFC 6901). */
const operationSchema = v.variant('op', [
  v.strictObject({ op: v.literal('add'), path: v.string(), value: v.unknown() }),
  v.strictObject({ op: v.literal('replace'), path: v.string(), value: v.unknown() }),
  v.strictObject({ op: v.literal('remove'), path: v.string() }),
]);

/** What has to be done to one value to get another, step by step. */
export const patchSchema = list(operationSchema);

export type Operation = v.InferOutput<typeof operationSchema>;
export type Patch = readonly Operation[];

type Key = string | number;

/** What makes `after` of `before`, both plain JSON. What is the same object in both is not looked into. */
export function patchBetween(before: unknown, after: unknown): Patch {
  const steps: Operation[] = [];
  compare(before, after, [], steps);
  return steps;
}

/** @param at the keys that lead to both; written as a path only where something differs */
function compare(before: unknown, after: unknown, at: Key[], steps: Operation[]): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, at, steps);
  else if (isObject(before) && isObject(after)) compareObjects(before, after, at, steps);
  else steps.push({ op: 'replace', path: pointer(at), value: after });
}

function compareObjects(before: Members, after: Members, at: Key[], steps: Operation[]): void {
  for (const key in after) {
    const value = after[key];
    // A member that is undefined is none.
    const was = own(before, key);
    if (value === undefined || value === was) continue;
    at.push(key);
    if (was === undefined) steps.push({ op: 'add', path: pointer(at), value });
    else compare(was, value, at, steps);
    at.pop();
  }
  for (const key in before)
    if (before[key] !== undefined && own(after, key) === undefined)
      steps.push({ op: 'remove', path: pointer([...at, key]) });
}

/** A card that leaves the middle of a hand is one step: what is the same at both ends is left alone. */
function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  at: Key[],
  steps: Operation[],
): void {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && isSame(before[head], after[head])) head += 1;
  let tail = 0;
  while (tail < shorter - head && isSame(before.at(-1 - tail), after.at(-1 - tail))) tail += 1;
  const both = shorter - tail;
  for (let i = head; i < both; i += 1) {
    at.push(i);
    compare(before[i], after[i], at, steps);
    at.pop();
  }
  for (let i = before.length - tail - 1; i >= both; i -= 1)
    steps.push({ op: 'remove', path: pointer([...at, i]) });
  for (let i = both; i < after.length - tail; i += 1)
    steps.push({ op: 'add', path: pointer([...at, i]), value: after[i] });
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, i) => isSame(each, other[i]));
  if (!isObject(one) || !isObject(other)) return false;
  for (const key in one) if (!isSame(one[key], own(other, key))) return false;
  for (const key in other)
    if (other[key] !== undefined && own(one, key) === undefined) return false;
  return true;
}

/**
 * A value with these changes; what has not changed stays the same object, and the value itself is left as it is.
 *
 * @throws RangeError where a step leads nowhere: the patch is for another value
 */
export function patched(value: unknown, patch: Patch): unknown {
  return patch.reduce((now, step) => stepIn(now, step.path.split('/').slice(1), step), value);
}

function stepIn(value: unknown, [token, ...rest]: readonly string[], step: Operation): unknown {
  if (token === undefined) return step.op === 'remove' ? nowhere(step) : step.value;
  const key = token.replaceAll('~1', '/').replaceAll('~0', '~');
  if (Array.isArray(value)) return stepInList(value, key, rest, step);
  if (!isObject(value)) return nowhere(step);
  const members = new Map<string, unknown>(Object.entries(value));
  if (!members.has(key) && (rest.length > 0 || step.op !== 'add')) return nowhere(step);
  if (rest.length > 0) members.set(key, stepIn(members.get(key), rest, step));
  else if (step.op === 'remove') members.delete(key);
  else members.set(key, step.value);
  return Object.fromEntries(members);
}

function stepInList(
  values: readonly unknown[],
  key: string,
  rest: readonly string[],
  step: Operation,
): unknown {
  const isNew = rest.length === 0 && step.op === 'add';
  const at = /^(0|[1-9]\d*)$/.test(key) ? Number(key) : -1;
  if (at < 0 || at >= values.length + (isNew ? 1 : 0)) return nowhere(step);
  if (rest.length > 0) return values.with(at, stepIn(values[at], rest, step));
  if (step.op === 'remove') return values.toSpliced(at, 1);
  return isNew ? values.toSpliced(at, 0, step.value) : values.with(at, step.value);
}

function nowhere({ op, path }: Operation): never {
  throw new RangeError(`${op} ${path}: there is no such place`);
}

type Members = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A member of its own: a key may be called as a method of all objects. */
function own(value: Members, key: string): unknown {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}

function pointer(keys: readonly Key[]): string {
  return keys.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
