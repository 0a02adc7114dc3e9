import {
  access,
  constants,
  mkdtemp,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { Failure, reasonOf, Usage } from './usage.ts';

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
 * The text of a file that is not larger than so many bytes.
 *
 * @throws Usage when it is, or cannot be read.
 */
export async function readTextUpTo(file: string, most: number): Promise<string> {
  const size = await stat(file).then(
    (found) => found.size,
    (error: unknown) => {
      throw unreadable(file, error);
    },
  );
  if (size > most) throw new Usage('too-large', { file, most: Math.floor(most / 1_000_000) });
  return readText(file);
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
 * Parses a JSON text.
 *
 * @throws Usage when it is invalid.
 */
export function parsedJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Usage('no-json', { file, reason: reasonOf(error) });
  }
}

/** The error for a file that cannot be read. */
export function unreadable(file: string, error: unknown): Usage {
  return isMissing(error)
    ? new Usage('no-file', { file })
    : new Usage('unreadable', { file, reason: reasonOf(error) });
}

/** The error for a file that cannot be written. */
function unwritten(file: string, error: unknown): Failure {
  return isMissing(error)
    ? new Failure('no-folder', { file, folder: dirname(resolve(file)) })
    : new Failure('not-written', { file, reason: reasonOf(error) });
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/**
 * Checks that a file can be written: before what it is to hold is made, not after that.
 *
 * @throws Failure when it cannot.
 */
export async function checkWritable(file: string): Promise<void> {
  try {
    const found = await stat(file).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    if (found?.isDirectory() === true) throw new Failure('is-folder', { file });
    await access(found ? file : dirname(resolve(file)), constants.W_OK);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw unwritten(file, error);
  }
}

/**
 * Writes a file atomically.
 *
 * @throws Failure when it cannot be written.
 */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  let folder: string | null = null;
  try {
    folder = await mkdtemp(join(dirname(file), '.lusoria-'));
    const made = join(folder, basename(file));
    await writeFile(made, content);
    await rename(made, file);
  } catch (error) {
    throw unwritten(file, error);
  } finally {
    if (folder !== null) await rm(folder, { recursive: true, force: true });
  }
}

function withoutMark(text: string): string {
  return text.replace(/^\uFEFF/, '');
}
