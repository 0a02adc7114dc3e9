import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { type RecordItem, recordReader } from '@lusoria/skat/notation';
import { oneLine, Usage } from '@lusoria/cli-kit/usage.ts';

/** The standard input, instead of a file. */
const STANDARD_INPUT = '-';
/** How much of a file is read at once, in bytes. */
const PIECE = 1 << 18;

/**
 * What a file of records holds, in pieces as it is read.
 *
 * @throws Usage when there is no such file, or it cannot be read.
 */
export async function* itemsIn(file: string): AsyncGenerator<readonly RecordItem[]> {
  const reader = recordReader();
  const stream: Readable =
    file === STANDARD_INPUT ? process.stdin : createReadStream(file, { highWaterMark: PIECE });
  stream.setEncoding('utf8');
  try {
    for await (const piece of stream) yield reader.push(String(piece));
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    const reason = oneLine(error instanceof Error ? error.message : String(error));
    throw new Usage(({ usage }) => (missing ? usage.noFile(file) : usage.unreadable(file, reason)));
  }
  yield reader.end();
}
