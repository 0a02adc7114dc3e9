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
