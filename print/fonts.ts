import { defined } from '@lusoria/core';
import { create, type Font } from 'fontkit';
import { type Face, FACES } from './drawing.ts';
import { loadBytes } from './load.ts';

/** The fonts and their text metrics. */
export interface Fonts {
  readonly files: Readonly<Record<Face, Uint8Array>>;
  /** Width of a text set in letters of size 1. */
  width(text: string, face: Face): number;
  /** The letters of a text of size 1 as paths, each with its place to the right of the start; those that a font lacks are left out. */
  outline(text: string, face: Face): Outline;
  /** The first letter of a text that a font lacks; null if it has them all. */
  missing(text: string, face: Face): string | null;
}

interface Outline {
  readonly width: number;
  readonly glyphs: readonly { readonly x: number; readonly d: string }[];
}

const URLS: Readonly<Record<Face, () => URL>> = {
  serif: () => new URL('./fonts/serif.ttf', import.meta.url),
  'serif-bold': () => new URL('./fonts/serif-bold.ttf', import.meta.url),
  sans: () => new URL('./fonts/sans.ttf', import.meta.url),
  'sans-bold': () => new URL('./fonts/sans-bold.ttf', import.meta.url),
};

let loading: Promise<Fonts> | null = null;

/** Loads the fonts, once; a failed load is tried again. */
export async function loadFonts(): Promise<Fonts> {
  loading ??= load();
  try {
    return await loading;
  } catch (error) {
    loading = null;
    throw error;
  }
}

async function load(): Promise<Fonts> {
  const [serif, serifBold, sans, sansBold] = await Promise.all(
    FACES.map((face) => loadBytes(URLS[face]())),
  );
  if (!serif || !serifBold || !sans || !sansBold) throw new RangeError('four fonts');
  const files = { serif, 'serif-bold': serifBold, sans, 'sans-bold': sansBold };
  const opened = new Map<Face, Font>();
  const widths = new Map<string, number>();

  function open(face: Face): Font {
    const known = opened.get(face);
    if (known) return known;
    const font = create(files[face]);
    opened.set(face, font);
    return font;
  }

  /** Measured word by word, as pdfkit sets them. */
  function word(text: string, face: Face): number {
    const key = `${face} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    const font = open(face);
    const width = font.layout(text).advanceWidth / font.unitsPerEm;
    widths.set(key, width);
    return width;
  }

  /** With y downwards, as drawings have it. */
  function outline(text: string, face: Face): Outline {
    const font = open(face);
    const has = (letter: string) => font.hasGlyphForCodePoint(defined(letter.codePointAt(0)));
    const known = Array.from(text).filter(has).join('');
    const { glyphs, positions } = font.layout(known);
    const scale = 1 / font.unitsPerEm;
    let at = 0;
    const placed = glyphs.map(({ path }, i) => {
      const { xAdvance, xOffset, yOffset } = defined(positions[i]);
      const x = (at + xOffset) * scale;
      at += xAdvance;
      return { x, d: path.transform(scale, 0, 0, -scale, 0, -yOffset * scale).toSVG() };
    });
    return { width: at * scale, glyphs: placed };
  }

  return {
    files,
    outline,
    width: (text, face) => text.split(/(?<= )/u).reduce((sum, piece) => sum + word(piece, face), 0),
    missing: (text, face) =>
      Array.from(text).find(
        (letter) => !open(face).hasGlyphForCodePoint(defined(letter.codePointAt(0))),
      ) ?? null,
  };
}
