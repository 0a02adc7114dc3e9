import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { STANDARD_INPUT, unreadable } from '@lusoria/cli-kit/files.ts';
import { type RecordItem, recordReader } from '@lusoria/skat/notation';

/** The size of a read, in bytes. */
const PIECE = 1 << 18;

/**
 * Reads a file of records, in chunks.
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
    throw unreadable(file, error);
  }
  yield reader.end();
}
