import type { Language } from '@lusoria/i18n';
import { inside, type Reader } from './inside.ts';
import type { Ran } from './lusoria.ts';

/** Runs `lusoria play` in this process and answers its questions by its output, like a user of a pipe. */
export async function reading(
  args: readonly string[],
  answer: Reader,
  language: Language = 'en',
): Promise<Ran> {
  return inside(['play', '--lang', language, ...args], {}, answer);
}

/** Value of a row of the table; empty when there is none of that name. */
export function rowIn(text: string, label: string): string {
  return new RegExp(`^  ${label} +(.*)$`, 'm').exec(text)?.[1] ?? '';
}
