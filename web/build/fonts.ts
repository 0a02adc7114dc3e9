import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defined } from '@lusoria/core';
import subsetFont from 'subset-font';

/** A font family, with its names in fontsource and in style sheets. */
interface Family {
  readonly name: string;
  /** The custom property by which style sheets refer to it, fallbacks included. */
  readonly token: '--serif' | '--sans';
  /** Generic family, if not even a fallback is installed. */
  readonly generic: string;
  /** Name of the fontsource package, its folder and its files. */
  readonly source: string;
  /** Range of weights in the file, declared by its faces. */
  readonly weights: string;
  /** Ascent, descent and the average width of a letter, in thousandths of the size. */
  readonly metrics: Metrics;
  /** Fonts of the device shown until the font has loaded. */
  readonly fallbacks: readonly Fallback[];
}

interface Metrics {
  readonly ascent: number;
  readonly descent: number;
  readonly width: number;
}

/** A system font: the names under which it is installed, and the average width of its letters. */
interface Fallback {
  readonly names: readonly string[];
  readonly width: number;
}

// Average letter widths weighted by English letter frequency, as capsize (seek-oss) publishes them; those of DejaVu by
// the same weights.
const FAMILIES: readonly Family[] = [
  {
    name: 'EB Garamond Variable',
    token: '--serif',
    generic: 'serif',
    source: 'eb-garamond',
    weights: '400 800',
    metrics: { ascent: 1007, descent: 298, width: 385 },
    fallbacks: [
      { names: ['Georgia'], width: 446 },
      { names: ['Times New Roman', 'Times', 'Liberation Serif'], width: 406 },
      { names: ['Noto Serif'], width: 481 },
      { names: ['DejaVu Serif'], width: 518 },
    ],
  },
  {
    name: 'Source Sans 3 Variable',
    token: '--sans',
    generic: 'system-ui, sans-serif',
    source: 'source-sans-3',
    weights: '200 900',
    metrics: { ascent: 1024, descent: 400, width: 418 },
    fallbacks: [
      { names: ['Arial', 'Helvetica', 'Liberation Sans'], width: 446 },
      { names: ['Roboto'], width: 445 },
      { names: ['Segoe UI'], width: 443 },
      { names: ['Open Sans'], width: 469 },
      { names: ['Noto Sans'], width: 474 },
      { names: ['DejaVu Sans'], width: 513 },
    ],
  },
];

/** OpenType features to keep: kerning, ligatures, marks, and digits of both kinds. */
const FEATURES = ['kern', 'liga', 'ccmp', 'mark', 'mkmk', 'lnum', 'tnum'];

function through(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

function codesOf(text: string): readonly number[] {
  return Array.from(text).map((letter) => defined(letter.codePointAt(0)));
}

/**
 * Characters that a first view may need: the letters of German, English and neighbouring languages, digits, and the
 * symbols of the messages. The combining macron is excluded: a browser would compose ī from its i, with the dot
 * under the macron.
 */
const FIRST = [
  ...through(0x20, 0x7e),
  ...through(0xa0, 0xff),
  ...codesOf('ıŒœˆ˚˜–—‘’‚“”„•…′″‹›⁄€™↑↓−'),
];

/** Vowels with macrons and breves, capital ß, and the combining macron for letters without a precomposed form. */
const LATIN = codesOf('ĀāĒēĪīŌōŪūȲȳĂăĔĕĬĭŎŏŬŭẞǕǖ\u0304');

/** All code points available in our own fonts from the first view on; {@link SERIF_ONLY} only in the one for Latin. */
export const SHOWN: ReadonlySet<number> = new Set([...FIRST, ...LATIN]);

/** Letters of Latin missing from the interface font. */
export const SERIF_ONLY: ReadonlySet<number> = new Set(codesOf('Ȳȳ'));

/** Further letters, as in people's names: loaded from the full file when one appears. */
const REST = [...through(0x100, 0x24f), ...through(0x1e00, 0x1eff)].filter(
  (code) => !SHOWN.has(code),
);

/** The subsets to generate, by file name. */
const PARTS = [
  { part: 'latin', codes: FIRST },
  { part: 'latin-ext', codes: LATIN },
] as const;

/** Font files that only letters of other languages need. */
export const OTHER_FONTS = /-rest-[\w-]{8}\.woff2$/;

const require = createRequire(import.meta.url);

function fileOf({ source }: Family, part: string): string {
  const folder = `@fontsource-variable/${source}`;
  return require.resolve(`${folder}/files/${source}-${part}-wght-normal.woff2`);
}

/**
 * Generates the page's fonts: subsets as WOFF2, and `fonts.css` with their faces and with metric-compatible
 * fallback faces of device fonts, which prevents layout shift when the font loads.
 *
 * @param folder output folder; created if missing
 */
export async function makeFonts(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const faces: string[] = [];
  for (const family of FAMILIES) {
    faces.push(token(family));
    for (const { part, codes } of PARTS) {
      const file = `${family.source}-${part}.woff2`;
      const source = readFileSync(fileOf(family, part));
      const text = String.fromCodePoint(...codes);
      const font = await subsetFont(source, text, {
        targetFormat: 'woff2',
        keepFeatures: FEATURES,
      });
      keep(join(folder, file), font);
      faces.push(face(family, file, codes));
    }
    const whole = `${family.source}-rest.woff2`;
    keep(join(folder, whole), readFileSync(fileOf(family, 'latin-ext')));
    faces.push(face(family, whole, REST), fallbacks(family));
  }
  keep(join(folder, 'fonts.css'), faces.join(''));
}

/** Writes a file atomically: a concurrent build may be reading it. */
function keep(path: string, content: Buffer | string): void {
  const made = `${path}.${process.pid}`;
  writeFileSync(made, content);
  renameSync(made, path);
}

/** Folders of the font packages. */
export function fontPackages(): readonly string[] {
  return FAMILIES.map(({ source }) => dirname(require.resolve(licenceIn(source))));
}

function licenceIn(source: string): string {
  return `@fontsource-variable/${source}/LICENSE`;
}

function face({ name, weights }: Family, file: string, codes: readonly number[]): string {
  return `@font-face {
  font-family: "${name}";
  font-style: normal;
  font-display: swap;
  font-weight: ${weights};
  src: url("./${file}") format("woff2");
  unicode-range: ${rangesOf(codes)};
}
`;
}

/** Code points in CSS notation: `U+20-7E, U+152`. */
function rangesOf(codes: readonly number[]): string {
  const hex = (code: number) => code.toString(16).toUpperCase();
  const ranges: [number, number][] = [];
  for (const code of codes.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && code <= last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ');
}

/** The custom property with the family and its fallbacks, for all style sheets. */
function token({ name, token: property, fallbacks: all, generic }: Family): string {
  const stack = [name, ...all.map((one) => fallbackName(name, one))].map((one) => `"${one}"`);
  return `:root {\n  ${property}: ${[...stack, generic].join(', ')};\n}\n`;
}

function fallbackName(family: string, { names }: Fallback): string {
  return `${family} ${names[0]}`;
}

/** Faces of device fonts, adjusted to the widths and line metrics of a family. */
function fallbacks({ name, metrics, fallbacks: all }: Family): string {
  return all
    .map((fallback) => {
      const stretch = metrics.width / fallback.width;
      const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
      const local = fallback.names.map((one) => `local("${one}")`).join(', ');
      return `@font-face {
  font-family: "${fallbackName(name, fallback)}";
  src: ${local};
  size-adjust: ${percent(stretch)};
  ascent-override: ${percent(metrics.ascent / 1000 / stretch)};
  descent-override: ${percent(metrics.descent / 1000 / stretch)};
  line-gap-override: 0%;
}
`;
    })
    .join('');
}
