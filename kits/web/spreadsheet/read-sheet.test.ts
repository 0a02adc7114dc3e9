import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readSheet } from './read-sheet.ts';

/** A file that a spreadsheet program has written: LibreOffice (`.ods`, `.xls`) or openpyxl (`.xlsx`). */
function stored(name: string): File {
  return new File([readFileSync(new URL(`testing/${name}`, import.meta.url))], name);
}

test('a spreadsheet is read as it would be pasted: merged cells stand in their first place', async () => {
  expect(await readSheet(stored('merged.xlsx'))).toEqual({
    ok: true,
    value: [
      'is, ea, id',
      '\tSingular\t\t\tPlural',
      '\tm\tf\tn\tm\tf\tn',
      'Nom.\tis\tea\tid\tiī/eī\teae\tea',
      'Gen.\teius\t\t\teōrum\teārum\teōrum',
      'Dat.\teī\t\t\teīs/iīs',
      'Akk.\teum\team\tid\teōs\teās\tea',
      'Abl.\teō\teā\teō\teīs/iīs',
      '',
    ].join('\n'),
  });
});

test('an empty sheet before it, numbers and yes or no are no hindrance, and what is empty at the end is left out', async () => {
  const read = await readSheet(stored('rivers.xlsx'));
  const lines = read.ok ? read.value.split('\n') : [];
  expect(lines.slice(0, 3)).toEqual([
    'River\tLength\tSea\tIn Italy',
    'River 1\t37.5\tnorth\ttrue',
    'River 2\t74.5\tmiddle\tfalse',
  ]);
  expect(lines.slice(-2)).toEqual(['Styx\t\t\tfalse', '']);
});

test('an OpenDocument sheet is read, too', async () => {
  const read = await readSheet(stored('initials.ods'));
  expect(read.ok && read.value.split('\n').slice(0, 3)).toEqual([
    '\tservus m.\tpuella f.\tbellum n.',
    'Singular',
    'N\tservus\tpuella\tbellum',
  ]);
});

test('a text stays as it is, in the encodings of spreadsheets', async () => {
  const text = 'größer;"x"\r\n';
  const old = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  for (const part of [text, old]) {
    expect(await readSheet(new File([part], 'a.csv'))).toEqual({ ok: true, value: text });
  }
});

/** An archive of one file of so many zeros, which says that it unpacks to one byte. */
function bomb(zeros: number): File {
  const packed = deflateRawSync(new Uint8Array(zeros));
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04_03_4b_50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(1, 22);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02_01_4b_50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(1, 24);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(local.length + packed.length, 16);
  return new File([local, packed, entry, end], 'a.xlsx');
}

test.each([
  ['old', stored('old.xls')],
  ['broken', new File([Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0, 0, 0)], 'a.xlsx')],
  ['unpacks', bomb(40_000_000)],
  ['too-large', new File([new Uint8Array(2_000_001)], 'a.csv')],
])('what is %s is refused', async (fault, file) => {
  expect(await readSheet(file)).toEqual({ ok: false, rejection: fault });
});
