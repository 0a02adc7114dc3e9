import { readFile } from 'node:fs/promises';
import { text as textOf } from 'node:stream/consumers';
import { reasonOf, Usage } from './usage.ts';

/** The standard input, instead of a file. */
export const STANDARD_INPUT = '-';

/**
 * The text of a file, without a byte order mark.
 *
 * @throws Usage when the file cannot be read.
 */
export async function readText(file: string): Promise<string> {
  try {
    return withoutMark(await readFile(file, 'utf8'));
  } catch (error) {
    throw unreadable(file, error);
  }
}

/**
 * The text of a file, or of the standard input where `-` is given.
 *
 * @throws Usage when the file cannot be read.
 */
export async function readTextOrInput(file: string): Promise<string> {
  return file === STANDARD_INPUT ? withoutMark(await textOf(process.stdin)) : readText(file);
}

/**
 * What a JSON text holds.
 *
 * @throws Usage when it is no JSON.
 */
export function parsedJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Usage('no-json', { file, reason: reasonOf(error) });
  }
}

/** Why a file cannot be read. */
export function unreadable(file: string, error: unknown): Usage {
  const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  return missing
    ? new Usage('no-file', { file })
    : new Usage('unreadable', { file, reason: reasonOf(error) });
}

function withoutMark(text: string): string {
  return text.replace(/^\uFEFF/, '');
}
