import type { Params } from './types.ts';

/** A parameter as text; empty when it is missing. */
export function given(params: Params, key: string): string {
  return String(params[key] ?? '');
}

/** A parameter in brackets after a space; nothing when it is missing or empty. */
export function inBrackets(params: Params, key: string): string {
  const text = given(params, key);
  return text === '' ? '' : ` (${text})`;
}

/** The text for a parameter's value; null when there is none for it. */
export function oneOf<K extends string>(
  texts: Readonly<Record<K, string>>,
  params: Params,
  key: string,
): string | null {
  const found = Object.entries<string>(texts).find(([value]) => value === given(params, key));
  return found?.[1] ?? null;
}
