import { describe, expect, it } from 'vitest';
import { type Installation, installationSchema } from './installation.ts';
import { aroundGaps, makePaper } from './paper.ts';
import { paperText } from './sheets.ts';
import { CATEGORY_KEYS, categoriesOf } from './stored.ts';
import { GAPS, loadTexts, PAPER_KEYS, PAPER_LANGUAGES } from './texts.ts';
import * as v from 'valibot';

const NOBODY = { name: null, address: null, contact: null };
const SCHOOL: Installation = {
  publicUrl: 'https://karten.example',
  keepDays: 45,
  operator: { name: 'Förderverein', address: 'Am Markt 1', contact: 'post@example.org' },
  lobby: false,
  daily: false,
  ratings: false,
  sharing: false,
  push: false,
  school: 'none',
  mail: false,
  storage: 'file',
};
const OPEN: Installation = {
  ...SCHOOL,
  publicUrl: null,
  keepDays: 30,
  operator: NOBODY,
  lobby: true,
  daily: true,
  ratings: true,
  sharing: true,
  push: true,
  school: 'names',
  mail: true,
  storage: 'postgres',
};

/** The papers that list what is stored. */
const LISTS = ['notice', 'contract', 'record'] as const;

async function text(
  key: (typeof PAPER_KEYS)[number],
  language: (typeof PAPER_LANGUAGES)[number],
  installation: Installation,
  filled = new Map(),
): Promise<string> {
  return paperText(await makePaper(key, language, installation, filled));
}

describe.each(PAPER_LANGUAGES)('in %s', (language) => {
  it.each(LISTS)('%s lists all that the installation has, and nothing else', async (key) => {
    const texts = await loadTexts(language);
    for (const installation of [SCHOOL, OPEN]) {
      const said = await text(key, language, installation);
      const listed = CATEGORY_KEYS.filter((one) => said.includes(texts.data[one].what));
      expect(listed).toEqual(categoriesOf(installation));
    }
    expect(categoriesOf(OPEN)).toEqual(CATEGORY_KEYS);
    expect(CATEGORY_KEYS.filter((one) => !categoriesOf(SCHOOL).includes(one))).toEqual([
      'daily',
      'rating',
      'passkey',
      'shared',
      'push',
      'school',
      'grade',
      'block',
      'report',
    ]);
  });

  it.each(PAPER_KEYS)(
    '%s says what the settings say, and leaves gaps for the rest',
    async (key) => {
      const known = await text(key, language, SCHOOL);
      const unknown = await text(key, language, OPEN);
      expect(known).not.toMatch(/null|undefined|NaN/u);
      expect(unknown).not.toMatch(/null|undefined|NaN/u);
      expect(known).toMatch(/\b45\b/u);
      expect(unknown).toMatch(/\b30\b/u);
      expect(known).toMatch(/keine Rechtsberatung|no legal advice/u);
    },
  );

  it.each(PAPER_KEYS.filter((key) => key !== 'measures'))('%s names the operator', async (key) => {
    const [known, unknown] = [await text(key, language, SCHOOL), await text(key, language, OPEN)];
    expect(known).toContain('Förderverein');
    expect(known).toContain('https://karten.example');
    expect(unknown).toMatch(/\[[^\]]+: _+\]/u);
  });

  it('what is filled in takes the place of every gap', async () => {
    const filled = new Map(GAPS.map((gap) => [gap, `{${gap}}`]));
    for (const key of PAPER_KEYS) {
      const paper = await makePaper(key, language, OPEN, filled);
      expect(paperText(paper)).not.toMatch(/\[[^\]]+: _+\]/u);
      for (const { key: gap } of paper.gaps) expect(paperText(paper)).toContain(`{${gap}}`);
    }
  });

  it('measures follow storage, encryption and open tables', async () => {
    const [safe, open] = [
      await text('measures', language, SCHOOL),
      await text('measures', language, OPEN),
    ];
    expect([safe, open].map((one) => one.includes('HSTS'))).toEqual([true, false]);
    expect([safe, open].map((one) => one.includes('SQLite'))).toEqual([true, false]);
    expect([safe, open].map((one) => one.includes('PostgreSQL'))).toEqual([false, true]);
    const plain = await text('measures', language, { ...SCHOOL, publicUrl: 'http://schule.local' });
    expect(plain).toMatch(/nicht verschlüsselt|not encrypted/u);
  });
});

it('both languages say the same in the same order', async () => {
  const [de, en] = await Promise.all([loadTexts('de'), loadTexts('en')]);
  const shape = (texts: typeof de) =>
    PAPER_KEYS.map((key) =>
      texts.papers[key].map((block) =>
        block.tag === 'data'
          ? block.tag
          : [block.tag, block.when, (block.text.match(/\{\w+\}/gu) ?? []).toSorted()],
      ),
    );
  expect(shape(en)).toEqual(shape(de));
});

it('a text is split at its gaps', () => {
  expect(aroundGaps('An [Schule: ____], Ort [Datum: ____].').filter(({ isGap }) => isGap)).toEqual([
    { text: '[Schule: ____]', isGap: true },
    { text: '[Datum: ____]', isGap: true },
  ]);
});

it('settings of an unknown kind are no installation', () => {
  expect(v.is(installationSchema, SCHOOL)).toBe(true);
  expect(v.is(installationSchema, { ...SCHOOL, storage: 'cloud' })).toBe(false);
  expect(v.is(installationSchema, { ...SCHOOL, operator: { ...NOBODY, name: '' } })).toBe(false);
});
