import { describe, expect, it } from 'vitest';
import { allMarks, type Drawing, type Mark } from '../drawing.ts';
import { loadFonts } from '../fonts.ts';
import { behind } from '../impose.ts';
import type { PrintItem } from '../item.ts';
import { print, usualJob } from '../job.ts';
import { CARD_SIZES, type CardSize, PAPERS, sizeOf } from '../paper.ts';
import { tuckBox } from './box.ts';
import { linkCard } from './links.ts';
import { noticeSheets } from './notices.ts';
import { resultSheets } from './results.ts';
import { rulesSheets } from './rules.ts';
import { testPages } from './test-page.ts';

const fonts = await loadFonts();
const usual = { fonts, paper: 'a4', large: false, colours: 'colour' } as const;

function texts({ marks }: Drawing): readonly string[] {
  return [...allMarks(marks)].flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
}

describe('the test page', () => {
  const words = { title: 'Test', front: 'front', back: 'back' };
  const startOf = (mark: Mark) => {
    const [, x, y] = (mark.kind === 'path' ? /^M(-?[\d.]+) (-?[\d.]+)h/.exec(mark.d) : null) ?? [];
    return x === undefined ? [] : [{ x: Number(x), y: Number(y) }];
  };

  it.each(['long', 'short'] as const)(
    'has zero behind every cross, turned about its %s edge',
    (sides) => {
      const [front, back] = testPages(words, sides, 'a4', { x: 0, y: 0 }, fonts);
      if (!front || !back) throw new Error('two pages');
      const crosses = front.marks.flatMap(startOf).map(({ x, y }) => ({ x: x + 12, y }));
      const zeros = back.marks.flatMap(startOf).map(({ x, y }) => ({ x: x + 5, y }));
      expect(crosses).toHaveLength(5);
      const grid = { page: PAPERS.a4, card: { width: 0, height: 0 } };
      crosses.forEach((cross, i) => {
        const { x, y } = behind(grid, cross, sides);
        expect(zeros[i]?.x).toBeCloseTo(x, 2);
        expect(zeros[i]?.y).toBeCloseTo(y, 2);
      });
    },
  );
});

describe('the box', () => {
  it('goes on either paper for every size of cards', () => {
    for (const paper of ['a4', 'letter'] as const) {
      for (const size of CARD_SIZES.filter((one) => one !== 'half')) {
        for (const cards of [32, 60, 90]) {
          const box = tuckBox(['Box'], cards, sizeOf(size, paper), { ...usual, paper });
          expect(texts(box)).toContain('Box');
        }
      }
    }
  });

  it('refuses cards of half a sheet', () => {
    const make = () => tuckBox(['Box'], 32, sizeOf('half', 'a4'), usual);
    expect(make).toThrow(expect.objectContaining({ code: 'no-room' }));
  });
});

describe('rules', () => {
  const section = (title: string, count: number) => ({
    title,
    text: Array.from({ length: count }, () => [`${'lorem ipsum dolor sit amet '.repeat(6)}.`]),
  });

  it('are on one page, in large print on as many as it takes', () => {
    const said = { summary: 'Summary.', help: [section('One', 9), section('Two', 9)] };
    expect(rulesSheets(['Game'], said, usual)).toHaveLength(1);
    const large = rulesSheets(['Game'], said, { ...usual, large: true });
    expect(large.length).toBeGreaterThan(1);
    expect(large.flatMap(texts).join(' ')).toContain('Two');
  });

  it('say on paper what is true on paper, and nothing of what is only on a screen', () => {
    const [aim, shuffle] = [section('Aim', 1), section('Shuffle', 1)];
    const said = {
      summary: '',
      help: [
        { ...aim, paper: { title: 'Real aim', text: [['real']] } },
        { ...shuffle, paper: { title: 'Shuffle', text: [] } },
      ],
    };
    const words = rulesSheets(['Game'], said, usual).flatMap(texts);
    expect(words).toEqual(expect.arrayContaining(['Real aim', 'real']));
    expect(words.join(' ')).not.toMatch(/lorem|Shuffle/);
  });

  it('never leave a heading alone at the foot of a column', () => {
    const said = {
      summary: '',
      help: Array.from({ length: 12 }, (_, i) => section(`Part ${i}`, 2)),
    };
    const pages = rulesSheets(['Game'], said, { ...usual, large: true });
    for (const page of pages) expect(texts(page).at(-1)).not.toMatch(/^Part/);
  });
});

it('prints results on as many pages as there are people', () => {
  const rows = Array.from({ length: 70 }, (_, i) => [`Pupil ${i}`, String(i)]);
  const results = { title: 'Class 8b', about: 'May', columns: ['Name', 'Points'], rows };
  const pages = resultSheets(results, usual);
  expect(pages.flatMap(texts).filter((text) => text.startsWith('Pupil'))).toHaveLength(70);
  for (const page of pages)
    expect(texts(page).slice(0, 4)).toEqual(['Class 8b', 'May', 'Name', 'Points']);
});

it('refuses an address that no telephone could read from a card', () => {
  const card = (letters: number, size: CardSize) =>
    linkCard(
      { url: `https://example.org/${'x'.repeat(letters)}`, label: 'x' },
      sizeOf(size, 'a4'),
      fonts,
    );
  const tooLong: unknown = expect.objectContaining({ code: 'too-long' });
  expect(() => card(700, 'mini')).toThrow(tooLong);
  expect(() => card(4000, 'half')).toThrow(tooLong);
  // On a larger card there is room for more.
  expect(texts(card(400, 'poker'))).toContain(`https://example.org/${'x'.repeat(39)}…`);
});

describe('a job', () => {
  const item = (drawings: readonly Drawing[]): PrintItem => ({
    key: 'x',
    label: 'x',
    text: 'x',
    kind: 'cards',
    choices: [{ key: 'k', label: 'k', values: [{ value: 'a', label: 'a' }] }],
    make: async () => ({ title: 'x', drawings }),
  });
  const card = (text: string): Drawing => ({
    width: 100,
    height: 142,
    marks: [{ kind: 'text', text, x: 0, y: 20, size: 10, face: 'serif' }],
  });
  const job = usualJob('en');

  it.each([
    ['letters', item([card('動')]), job],
    ['empty', item([]), job],
    ['too-many', item(Array.from({ length: 400 }, () => card('x'))), { ...job, copies: 8 }],
    ['bad-choice', item([card('x')]), { ...job, choices: { k: 'b' } }],
    ['bad-choice', item([card('x')]), { ...job, choices: { other: 'a' } }],
  ] as const)('is refused with %s', async (code, refused, asked) => {
    await expect(print(refused, asked)).rejects.toMatchObject({ code });
  });

  it('has a page of backs behind each page of fronts', async () => {
    const cards = Array.from({ length: 12 }, (_, i) => card(`c${i}`));
    expect(await print(item(cards), job)).toMatchObject({ pages: 4, title: 'x' });
    expect(await print(item(cards), { ...job, sides: 'fronts' })).toMatchObject({ pages: 2 });
  });
});

describe('cards of an occasion', () => {
  const cards = Array.from({ length: 9 }, (_, i) => ({
    heading: `Anna-Katharina von Lüdersdorff ${i}`,
    about: 'Vereinsabend der Skatfreunde Altenburg-Nord an der Pleiße',
    lines: ['Serie 1: Tisch 3, Platz 2', 'Serie 2: Tisch 11, Platz 4'],
  }));

  it.each([
    [8, [8, 1]],
    [2, [2, 2, 2, 2, 1]],
  ] as const)('%i on a page, each with all its words inside its own part', (perPage, pages) => {
    const sheets = noticeSheets({ perPage, cards }, usual);
    expect(sheets.map((sheet) => texts(sheet).length / 4)).toEqual(pages);
    for (const { marks, width, height } of sheets) {
      const own =
        perPage === 8 ? { width: width / 2, height: height / 4 } : { width, height: height / 2 };
      for (const mark of allMarks(marks)) {
        if (mark.kind !== 'text') continue;
        const left = mark.x % own.width;
        expect(left + fonts.width(mark.text, mark.face) * mark.size).toBeLessThan(own.width);
        expect(mark.y % own.height).toBeGreaterThan(mark.size * 0.7);
        expect((mark.y % own.height) + 0.3 * mark.size).toBeLessThan(own.height);
      }
    }
  });
});
