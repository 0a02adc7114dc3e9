import { agreementModule } from '@lusoria/agreement';
import { CELLS } from '@lusoria/latin';
import { journalText, readJournal } from '@lusoria/table/journal';
import { folder } from 'lusoria/testing/folder.ts';
import { inside, piped } from 'lusoria/testing/inside.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { eraseTypes, seeded } from '@lusoria/core';
import { ITEM_KINDS, itemFor, mark } from '../../learning/items.ts';
import { chaptersOf, deckNamed } from '../../learning/journal.ts';
import { loadAgreementMessages } from '../../messages/index.ts';
import { readAnswer } from './answer.ts';

const files = folder();
afterAll(() => files.remove());

/** Answers stored in a file by a sitting. */
function answersIn(file: string): readonly unknown[][] {
  const read = readJournal(readFileSync(file, 'utf8'));
  return read.ok
    ? read.value.flatMap((entry) => (entry.kind === 'practice' ? [[...entry.answers]] : []))
    : [];
}

/** Every line answers some kind of item, so at least one of two different lines is accepted. */
const LINES = ['1', 'acc sg f', '1', 'acc sg f', '1', 'acc sg f'];

test('what was practised is kept in the named file and counts the next time', async () => {
  const file = join(files.path, 'forms.json');
  const first = await piped(['practice', 'ille', '--items', '3', '--journal', file], LINES);
  expect(first).toMatchObject({ code: 0, stderr: '' });
  expect(first.stdout).toMatch(/\d of 3 right/);
  expect(first.stdout).toContain('illōrum');
  expect(answersIn(file).map((answers) => answers.length)).toEqual([3]);

  const second = await piped(['practice', 'ille', '--journal', file], [...LINES, 'q']);
  // It begins with the estimate from the first sitting, whichever items that drew.
  expect(second.stdout).toMatch(
    /^(You probably know \d+ to \d+|Too little seen yet to say how many) of/,
  );
  expect(first.stdout).not.toMatch(/^(You probably|Too little)/);
  expect(answersIn(file)).toHaveLength(2);
});

test('hints come by degrees: what to look at, then the tables; what is right with them proves nothing', async () => {
  const file = join(files.path, 'helped.json');
  const asking = ['practice', 'ille', '--items', '2', '--journal', file];
  const { code, stdout } = await piped(asking, ['hint', 'hint', ...LINES.slice(0, 2), ...LINES]);
  expect(code).toBe(0);
  const [, nudged, tables] = stdout.split('›');
  // The word that was typed, one line, and the prompt.
  expect(nudged?.trim().split('\n')).toHaveLength(3);
  expect(tables).toContain('illōrum');
  expect(answersIn(file)).toMatchObject([[{ helped: true }, {}]]);
  const read = readJournal(readFileSync(file, 'utf8'));
  const helped = read.ok
    ? read.value.flatMap((one) =>
        one.kind === 'practice' ? [{ ...one, answers: one.answers.slice(0, 1) }] : [],
      )
    : [];
  const chapters = chaptersOf(helped, eraseTypes(agreementModule)).get('ille');
  expect(chapters).toHaveLength(1);
  expect(chapters?.flatMap(({ evidence }) => evidence.filter(({ right }) => right))).toEqual([]);
});

test('what a page has saved besides stays in the file', async () => {
  const file = join(files.path, 'page.json');
  const other = {
    kind: 'practice',
    version: 1,
    game: 'pebbles',
    id: 'x',
    at: 1,
    answers: [],
  } as const;
  writeFileSync(file, journalText([other]));
  await piped(['practice', '--items', '1', '--journal', file], LINES);
  const read = readJournal(readFileSync(file, 'utf8'));
  expect(read).toMatchObject({ ok: true, value: [other, { game: 'agreement' }] });
});

test.each([
  [['practice', 'no-game'], 'is, ille'],
  [['practice', '--journal', 'package.json'], 'no file of saved rounds'],
  [['practice', '--items', '0'], '--items'],
])('%j is refused', async (args, says) => {
  const { code, stdout, stderr } = await inside(args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(says);
});

test('answers are read in words or by number, and nothing else', async () => {
  const languages = [await loadAgreementMessages('de'), await loadAgreementMessages('en')];
  const deck = deckNamed('ille');
  const random = seeded('answers');
  for (const kind of ITEM_KINDS) {
    for (const cell of CELLS) {
      const item = itemFor(deck, cell, kind, random);
      if (!item) continue;
      const text = kind === 'agree' ? 'akk sg f' : '1';
      const read = readAnswer(text, item, languages);
      expect(read).toMatchObject({ ok: true, answer: { kind } });
      if (read.ok) mark(deck, item, read.answer, 0);
      for (const wrong of ['', '99', 'zebra', kind === 'agree' ? '1' : 'akk sg f']) {
        expect(readAnswer(wrong, item, languages)).toMatchObject({ ok: false });
      }
      expect(readAnswer('0', item, languages).ok).toBe(kind === 'layable');
    }
  }
});
