import { expect, it } from 'vitest';
import { print, usualJob } from '../job.ts';
import { readPdf } from '../testing/poppler.ts';
import { makePaper } from './paper.ts';
import { paperItem, paperText } from './sheets.ts';
import { PAPER_KEYS, PAPER_LANGUAGES } from './texts.ts';

const INSTALLATION = {
  publicUrl: null,
  keepDays: 30,
  operator: { name: null, address: null, contact: null },
  lobby: true,
  daily: true,
  ratings: true,
  sharing: true,
  push: true,
  school: 'names',
  mail: true,
  storage: 'file',
} as const;

const words = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

it.each(PAPER_LANGUAGES.flatMap((language) => PAPER_KEYS.map((key) => [key, language] as const)))(
  'the PDF of %s in %s says what the paper says, in its order, tagged and in its language',
  async (key, language) => {
    const paper = await makePaper(key, language, INSTALLATION, new Map());
    for (const large of [false, true]) {
      const { bytes } = await print(paperItem(key, paper), {
        ...usualJob(language),
        large,
      });
      const { info, spoken, fonts } = readPdf(bytes);
      expect(info['Tagged']).toBe('yes');
      expect(info['Title']).toBe(paper.title);
      expect(fonts.every(({ embedded, subset }) => embedded && subset)).toBe(true);
      expect(words(spoken.join(' '))).toBe(words(paperText(paper)));
    }
  },
);

it.each(PAPER_LANGUAGES)('the letter for parents is one page in %s', async (language) => {
  const paper = await makePaper('parents', language, INSTALLATION, new Map());
  expect((await print(paperItem('parents', paper), usualJob(language))).pages).toBe(1);
});
