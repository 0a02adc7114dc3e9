import { paradigmFile, PARADIGMS } from '@lusoria/latin';
import { describe, expect, it } from 'vitest';
import { TABLES } from '../notation/table/testing/tables.ts';
import { NOUNS } from '../rules/testing/decks.ts';
import { readOptionFile } from './option-file.ts';

const read = async (key: string, text: string, file = 'deck.json') =>
  readOptionFile(key, text, 'en', file);

async function problemOf(table: string): Promise<string> {
  const found = await read('deck', table, 'table.csv');
  if (!found || found.ok) throw new Error('not refused');
  return found.problem;
}

describe('a deck in a file', () => {
  const file = paradigmFile(PARADIGMS.hic);

  it('is the value of the option deck, and of no other', async () => {
    const text = JSON.stringify(file);
    expect(await read('deck', text)).toEqual({ ok: true, value: file });
    expect(await read('wait', text)).toBeNull();
  });

  it('is refused with what is wrong with it', async () => {
    await expect(read('deck', '{\n')).rejects.toThrow('usage-no-json');
    const wrong = { ...file, title: undefined };
    expect(await read('deck', JSON.stringify(wrong))).toEqual({
      ok: false,
      problem: 'title is missing',
    });
  });

  it('may be of own words, as JSON or as a table', async () => {
    expect(await read('deck', JSON.stringify(NOUNS))).toEqual({ ok: true, value: NOUNS });
    expect(await read('deck', TABLES.phrase, 'puella.csv')).toMatchObject({
      ok: true,
      value: { title: 'illa puella', forms: { length: 9 } },
    });
  });

  it('that is a table is refused with the cells at fault, or what the deck lacks', async () => {
    expect(await problemOf(TABLES.slips)).toMatch(
      /^C3: “domin0rum” has the character “0”.* A5: “Akkk\.” is no case.* B6: The cell is empty\.$/u,
    );
    expect(await problemOf('Kasus;Sg. m;Pl. m\nNom.;servus;servī')).toContain(
      'It has 2 cards; 10 are needed.',
    );
  });
});
