import { decodeText, type Result } from '@lusoria/core';
import type { CellValue } from 'hucre';
import { inflatedBytes } from './inflated.ts';

/** Kinds of files that hold a table, as HTML writes them. */
export const SHEET_FILES = '.csv,.tsv,.txt,.xlsx,.ods,text/csv,text/plain';

/** No deck or class needs a larger file (bytes), or a larger sheet. */
const MAX_BYTES = 2_000_000;
/** Bytes that a spreadsheet may unpack to: a file within the limit could hide a thousand times as many. */
const MAX_INFLATED = 30_000_000;
const MAX_SIZE = { rows: 5000, columns: 200 } as const;

/** Why a file cannot be read: `unpacks` is one that becomes too large when it is unpacked, `old` is a spreadsheet of before 2007, `broken` one that is damaged or protected. */
export type SheetFault = 'too-large' | 'unpacks' | 'old' | 'broken' | 'empty';

/** The table of a file as text, columns by tabs: the first sheet of a spreadsheet that is not empty, or the text that it is. */
export async function readSheet(file: File): Promise<Result<string, SheetFault>> {
  if (file.size > MAX_BYTES) return refused('too-large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (begins(bytes, OLD)) return refused('old');
  if (!begins(bytes, ARCHIVE)) return { ok: true, value: decodeText(bytes) };
  const inflated = await inflatedBytes(bytes, MAX_INFLATED);
  if (inflated === null) return refused('broken');
  if (inflated > MAX_INFLATED) return refused('unpacks');
  const sheets = await sheetsIn(bytes);
  if (sheets === null) return refused('broken');
  const rows = sheets.map(trimmed).find((one) => one.length > 0);
  if (!rows) return refused('empty');
  const columns = Math.max(...rows.map((row) => row.length));
  if (rows.length > MAX_SIZE.rows || columns > MAX_SIZE.columns) return refused('too-large');
  return { ok: true, value: rows.map((row) => `${row.map(quoted).join('\t')}\n`).join('') };
}

/** First bytes of an archive, which newer spreadsheets are, and of older ones. */
const ARCHIVE = [0x50, 0x4b, 0x03, 0x04];
const OLD = [0xd0, 0xcf, 0x11, 0xe0];
/** What the first file in an OpenDocument archive is called, and where that stands. */
const OPEN_DOCUMENT = { at: 30, name: 'mimetype' } as const;

function begins(bytes: Uint8Array, with_: readonly number[]): boolean {
  return with_.every((byte, i) => bytes[i] === byte);
}

function refused(fault: SheetFault): Result<string, SheetFault> {
  return { ok: false, rejection: fault };
}

type Row = readonly CellValue[];

/** The cells of each sheet; null if the archive cannot be read as a spreadsheet. */
async function sheetsIn(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<readonly (readonly Row[])[] | null> {
  const { at, name } = OPEN_DOCUMENT;
  const isOpen = new TextDecoder().decode(bytes.subarray(at, at + name.length)) === name;
  const read = isOpen ? (await import('hucre/ods')).readOds : (await import('hucre/xlsx')).readXlsx;
  try {
    const { sheets } = await read(bytes, { maxRows: MAX_SIZE.rows + 1 });
    return sheets.map(({ rows }) => rows);
  } catch {
    return null;
  }
}

/** The texts of a sheet, without the empty cells at the ends of rows and below. */
function trimmed(rows: readonly Row[]): readonly (readonly string[])[] {
  const texts = rows.map((row) => withoutEnd(row.map(textIn), (text) => text === ''));
  return withoutEnd(texts, (row) => row.length === 0);
}

function withoutEnd<T>(list: readonly T[], isEmpty: (one: T) => boolean): readonly T[] {
  return list.slice(0, list.findLastIndex((one) => !isEmpty(one)) + 1);
}

function textIn(cell: CellValue): string {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return String(cell).replaceAll(/\s+/gu, ' ').trim();
}

function quoted(text: string): string {
  return text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
}
