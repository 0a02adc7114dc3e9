import { CELLS, PARADIGM_IDS, PARADIGMS } from '@lusoria/latin';
import { type Job, print as printed, usualJob } from '@lusoria/print';
import { readPdf } from '@lusoria/print/testing/poppler.ts';
import { describe, expect, it } from 'vitest';
import { print } from './index.ts';

async function read(key: string, job: Partial<Job>) {
  const item = (await print.items('en', job.options ?? {})).find((one) => one.key === key);
  if (!item) throw new Error(key);
  const { bytes, title } = await printed(item, { ...usualJob('en'), ...job });
  return { ...readPdf(bytes), title, bytes };
}

describe.each(PARADIGM_IDS)('the deck %s', (deck) => {
  const forms = CELLS.map((cell) => PARADIGMS[deck].cells[cell]);

  it('is read out form by form, with macrons, in the order of the grammar', async () => {
    const { spoken, fonts, info, text, bytes } = await read('cards', { options: { deck } });
    // A card with two spellings has a line for each.
    expect(spoken.join(' ').replaceAll('/ ', '/').split(' ')).toEqual(forms);
    expect(fonts.every(({ embedded, subset }) => embedded && subset)).toBe(true);
    expect(info).toMatchObject({ Title: PARADIGMS[deck].title, Tagged: 'yes' });
    for (const form of forms) expect(text).toContain(form.split('/')[0]);
    expect(bytes.length).toBeLessThan(300_000);
  });

  it('has its forms in both tables, row by row', async () => {
    const { spoken, fonts } = await read('tables', { options: { deck } });
    expect(spoken.filter((one) => forms.includes(one))).toEqual(forms);
    expect(fonts.every(({ embedded, subset }) => embedded && subset)).toBe(true);
  });
});

it('has no macrons where a table plays without them', async () => {
  const { spoken } = await read('cards', { options: { deck: 'ille', plain: true } });
  expect(spoken.join('')).toMatch(/^[a-z/]+$/);
});

it('has the joker when it is wanted, and nothing to copy on a blank table', async () => {
  const withJoker = await read('cards', { options: { joker: true } });
  expect(withJoker.spoken.at(-1)).toBe('L');
  const blank = await read('blank', { options: { deck: 'ipse' } });
  expect(blank.text).not.toContain('ipsīus');
  expect(blank.text).toContain('Genitive');
});
