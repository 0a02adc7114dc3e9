import { type Random, pick } from '@lusoria/core';
import { field, record } from './unknown.ts';

/** A piece of text written verbatim: numbers that JavaScript does not produce, broken JSON. */
export class Verbatim {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Path from the root of a value. */
export type Path = readonly string[];

/** Serializes a value as JSON, with verbatim parts unchanged. */
export function write(value: unknown): string {
  if (value instanceof Verbatim) return value.text;
  if (Array.isArray(value)) return `[${value.map(write).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(
      ([key, one]) => `${JSON.stringify(key)}:${write(one)}`,
    );
    return `{${fields.join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

/** All paths in a value, root first. */
export function placesIn(value: unknown, at: Path = []): readonly Path[] {
  if (value instanceof Verbatim || typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, one]) => placesIn(one, [...at, key]))];
}

export function at(value: unknown, path: Path): unknown {
  return path.reduce(field, value);
}

/** A copy of the value with the part at a path replaced; undefined removes it. */
export function changed(
  value: unknown,
  [key, ...rest]: Path,
  change: (old: unknown) => unknown,
): unknown {
  if (key === undefined) return change(value);
  if (Array.isArray(value)) {
    const items = value.map((one: unknown, i) =>
      String(i) === key ? changed(one, rest, change) : one,
    );
    return items.filter((one) => one !== undefined);
  }
  const fields = Object.entries(record(value)).map(([name, one]): [string, unknown] => [
    name,
    name === key ? changed(one, rest, change) : one,
  ]);
  return Object.fromEntries(fields.filter(([, one]) => one !== undefined));
}

/** Whether a value is an object, not an array. */
export function isObject(value: unknown): value is object {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Verbatim)
  );
}

/** True with probability 1 in `of`. */
export function chance(random: Random, of: number): boolean {
  return random.int(of) === 0;
}

/** A random item, by weight. */
export function weighted<T>(items: readonly (readonly [number, T])[], random: Random): T {
  let left = random.int(items.reduce((sum, [weight]) => sum + weight, 0));
  for (const [weight, item] of items) {
    if (left < weight) return item;
    left -= weight;
  }
  return pick(items, random)[1];
}
