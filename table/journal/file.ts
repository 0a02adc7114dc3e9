import { accepted, refused, reject, type Rejection, type Result } from '@lusoria/core';
import { list } from '@lusoria/core/schema';
import * as v from 'valibot';
import { type JournalEntry, journalEntrySchema } from './entry.ts';

const headSchema = v.looseObject({ format: v.literal('lusoria-journal'), version: v.number() });
const fileSchema = v.strictObject({
  format: v.literal('lusoria-journal'),
  version: v.literal(1),
  entries: list(journalEntrySchema),
});

/** Reason why a file is not a journal. */
export type JournalCode = 'no-journal' | 'newer-journal';

/** Serializes a journal as a file. */
export function journalText(entries: readonly JournalEntry[]): string {
  return JSON.stringify({ format: 'lusoria-journal', version: 1, entries });
}

/** Reads the output of {@link journalText}; refused with a code when it is something else. */
export function readJournal(text: string): Result<readonly JournalEntry[], Rejection<JournalCode>> {
  const json = parsed(text);
  const read = v.safeParse(fileSchema, json);
  if (read.success) return accepted(read.output.entries);
  const head = v.safeParse(headSchema, json);
  const newer = head.success && head.output.version > 1;
  return refused(reject(newer ? 'newer-journal' : 'no-journal'));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
