import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { STANDARD_INPUT, unreadable } from '@lusoria/cli-kit/files.ts';
import { type RecordItem, recordReader } from '@lusoria/skat/notation';

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
    throw unreadable(file, error);
  }
  yield reader.end();
}
