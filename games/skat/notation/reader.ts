import { faultAt, firstToken, type Offset, offsetAt, readOne, type ReadOne } from './parse.ts';
import type { Fault, SkatRecord } from './record.ts';
import { findRecord } from './syntax.ts';

/** A record of a file, or why one could not be read; `line` is where it begins, from 1. */
export type Item =
  | { readonly ok: true; readonly record: SkatRecord; readonly line: number }
  | { readonly ok: false; readonly fault: Fault };

/** Reads records from a text that comes in pieces; what stands between them is skipped. */
export interface Reader {
  /** Items that are complete by now. */
  push(piece: string): readonly Item[];
  /** Remaining items; a text without any record is a fault. */
  end(): readonly Item[];
}

/** No record is so long (characters): the end of one that is so is not waited for. */
const LONGEST = 1 << 20;
const LONGEST_BEGINNING = 64;

/** A reader that has read nothing yet. */
export function recordReader(): Reader {
  let rest = '';
  let offset: Offset = { lines: 0, columns: 0 };
  let beginning = '';
  let any = false;

  /** Drops what has been read. */
  const advance = (to: number): void => {
    offset = offsetAt(rest, to, offset);
    rest = rest.slice(to);
  };
  const read = (isWhole: boolean): readonly Item[] => {
    const items: Item[] = [];
    for (;;) {
      const { found, at } = findRecord(rest, 0, isWhole);
      advance(at);
      if (!found) return items;
      const first = readOne(rest, 0, isWhole);
      const one = first.kind === 'unfinished' && rest.length > LONGEST ? tooLong(rest) : first;
      if (one.kind === 'unfinished') return items;
      any = true;
      if (one.kind === 'record') {
        items.push({ ok: true, record: one.record, line: offset.lines + 1 });
      } else items.push({ ok: false, fault: faultAt(rest, one, offset) });
      advance(one.end);
    }
  };
  return {
    push(piece) {
      if (beginning.length < 200) beginning += piece.slice(0, 200);
      rest += piece;
      return read(false);
    },
    end() {
      const items = read(true);
      if (any) return items;
      const fault: Fault = { code: 'no-record', line: 1, column: 1, token: firstToken(beginning) };
      return [{ ok: false, fault }];
    },
  };
}

/** Drops the remaining text, but for the beginning of a next record at its end. */
function tooLong(text: string): ReadOne {
  const end = text.length - LONGEST_BEGINNING;
  return { kind: 'fault', code: 'too-long', at: 0, token: firstToken(text), end };
}

/** Length of a piece (characters), so that a flaw in a long text is looked at once, not once a record. */
const PIECE = 1 << 18;

/** Records of a text, and what cannot be read in it, one after the other. */
export function* itemsOf(text: string): Generator<Item> {
  const reader = recordReader();
  for (let at = 0; at < text.length; at += PIECE) yield* reader.push(text.slice(at, at + PIECE));
  yield* reader.end();
}

/** All records of a text, and what cannot be read in it. */
export function readRecords(text: string): readonly Item[] {
  return [...itemsOf(text)];
}
