import { defined } from '@lusoria/core';
import type { Language } from '@lusoria/i18n';
import { cardBack } from './back.ts';
import { type Colours, inGrey } from './colour.ts';
import { allMarks, type Drawing } from './drawing.ts';
import { type Fonts, loadFonts } from './fonts.ts';
import { impose, type Layout } from './impose.ts';
import type { Made, PrintItem } from './item.ts';
import { type CardSize, sizeOf } from './paper.ts';
import { noPictures } from './pdf/pictures.ts';
import { renderPdf } from './pdf/render.ts';
import { PrintProblem } from './problem.ts';

/** A print job: plain data, which can be sent to a worker. */
export interface Job extends Omit<Layout, 'size'> {
  /** Options of the game; not checked. */
  readonly options: unknown;
  /** Values of the item's choices; absent ones have their defaults. */
  readonly choices: Readonly<Record<string, string>>;
  readonly language: Language;
  readonly colours: Colours;
  readonly large: boolean;
  /** Null: the item's default. */
  readonly size: CardSize | null;
  /** Copies of each card, 1 to {@link MAX_COPIES}. */
  readonly copies: number;
  /** Photos of the cards of the deck in the options, as addresses of JPEGs (`data:`). */
  readonly photos?: readonly string[];
}

export const MAX_COPIES = 8;
/** Maximum number of cards: nobody cuts more. */
const MAX_CARDS = 1000;

/** A job with all defaults. */
export function usualJob(language: Language): Job {
  return {
    options: {},
    choices: {},
    language,
    colours: 'colour',
    large: false,
    paper: 'a4',
    size: null,
    copies: 1,
    sides: 'long',
    bleed: 0,
    cropMarks: true,
    corners: false,
    offset: { x: 0, y: 0 },
  };
}

/** A PDF, its file name, and its number of pages. */
export interface Printed {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly title: string;
  readonly pages: number;
}

/**
 * Makes the PDF of a job.
 *
 * @throws PrintProblem
 */
export async function print(item: PrintItem, job: Job): Promise<Printed> {
  const fonts = await loadFonts();
  const size = job.size ?? (job.large ? 'half' : (item.size ?? 'poker'));
  const card = sizeOf(size, job.paper);
  const { language, colours, large, paper, options, offset, photos = [] } = job;
  const choice = (key: string): string => chosen(item, key, job.choices[key]);
  for (const key of Object.keys(job.choices)) choice(key);
  const made = await item.make({
    options,
    choice,
    language,
    colours,
    large,
    paper,
    card,
    fonts,
    offset,
    photos,
  });
  const sheets = item.kind === 'cards' ? cardSheets(made, { ...job, size }) : made.drawings;
  if (sheets.length === 0) throw new PrintProblem('empty');
  const ready = colours === 'grey' ? sheets.map(inGrey) : sheets;
  checkLetters(ready, fonts);
  const pictures = made.pictures ?? noPictures;
  const about = { title: made.title, language };
  const bytes = await renderPdf(
    ready,
    about,
    fonts,
    colours === 'grey' ? (name) => inGrey(pictures(name)) : pictures,
  );
  return { bytes, title: made.title, pages: ready.length };
}

function chosen({ choices }: PrintItem, key: string, value: string | undefined): string {
  const known = choices.find((one) => one.key === key);
  if (!known) throw new PrintProblem('bad-choice', { key, value: value ?? '' });
  const found = value ?? known.standard ?? defined(known.values[0]).value;
  if (known.values.some((one) => one.value === found)) return found;
  throw new PrintProblem('bad-choice', { key, value: found });
}

function cardSheets(
  { drawings }: Made,
  job: Job & { readonly size: CardSize },
): readonly Drawing[] {
  if (drawings.length * job.copies > MAX_CARDS) {
    throw new PrintProblem('too-many', { cards: drawings.length * job.copies, most: MAX_CARDS });
  }
  const back = cardBack(sizeOf(job.size, job.paper), job.colours, job.bleed);
  const copies = Array.from({ length: job.copies }, () => drawings).flat();
  return impose(
    copies.map((front) => ({ front, back })),
    job,
  );
}

/**
 * Checks that the fonts have every letter.
 *
 * @throws PrintProblem `letters`
 */
function checkLetters(sheets: readonly Drawing[], fonts: Fonts): void {
  for (const mark of sheets.flatMap(({ marks }) => [...allMarks(marks)])) {
    if (mark.kind !== 'text') continue;
    const letter = fonts.missing(mark.text, mark.face);
    if (letter !== null)
      throw new PrintProblem('letters', { letter, text: mark.text.slice(0, 40) });
  }
}
