import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

/** A family of letters, as fontsource packs it and as style sheets call it. */
interface Family {
  readonly name: string;
  /** The custom property by which style sheets name it with all that stands in for it. */
  readonly token: '--serif' | '--sans';
  /** Where not even a fallback is installed. */
  readonly generic: string;
  /** Of the package, its folder and its files. */
  readonly source: string;
  /** What the file can do, of which the faces say so. */
  readonly weights: string;
  /** Ascent, descent and the average width of a letter, in thousandths of the size. */
  readonly metrics: Metrics;
  /** What a device has instead while the font is still on its way. */
  readonly fallbacks: readonly Fallback[];
}

interface Metrics {
  readonly ascent: number;
  readonly descent: number;
  readonly width: number;
}

/** A font of a system: the names under which it is installed, and how wide its letters are on average. */
interface Fallback {
  readonly names: readonly string[];
  readonly width: number;
}

// Widths of letters weighted by how often English has them, as capsize (seek-oss) publishes them; those of DejaVu by the
// same weights.
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

/** What a text needs of a font beside its letters: kerning, ligatures, marks, and digits of both kinds. */
const FEATURES = ['kern', 'liga', 'ccmp', 'mark', 'mkmk', 'lnum', 'tnum'];

function through(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

function codesOf(text: string): readonly number[] {
  return Array.from(text).flatMap((letter) => letter.codePointAt(0) ?? []);
}

/**
 * What the first view can need: the letters of German, English and their neighbours, digits, and the signs of the messages.
 * The combining macron is not among them: a browser would compose ī from its i, with the dot under the macron.
 */
const FIRST = [
  ...through(0x20, 0x7e),
  ...through(0xa0, 0xff),
  ...codesOf('ıŒœˆ˚˜–—‘’‚“”„•…′″‹›⁄€™↑↓−'),
];

/** Vowels with macrons and breves, the capital of ß, and the macron by itself for letters that have none of their own. */
const LATIN = codesOf('ĀāĒēĪīŌōŪūȲȳĂăĔĕĬĭŎŏŬŭẞǕǖ\u0304');

/** All that can be shown in our own fonts from the first view on, as code points; {@link SERIF_ONLY} only in that for Latin. */
export const SHOWN: ReadonlySet<number> = new Set([...FIRST, ...LATIN]);

/** Letters of Latin that the font of the interface does not have. */
export const SERIF_ONLY: ReadonlySet<number> = new Set(codesOf('Ȳȳ'));

/** Names of people have other letters, too: these are loaded from the whole file when one is there. */
const REST = [...through(0x100, 0x24f), ...through(0x1e00, 0x1eff)].filter(
  (code) => !SHOWN.has(code),
);

/** The subsets that are made, by what their files are called. */
const PARTS = [
  { part: 'latin', codes: FIRST },
  { part: 'latin-ext', codes: LATIN },
] as const;

/** The files that a first view needs, by their names in the build. */
export const FIRST_FONTS = /-latin(-ext)?-[\w-]{8}\.woff2$/;
/** Those that only letters of other languages need. */
export const OTHER_FONTS = /-rest-[\w-]{8}\.woff2$/;

const require = createRequire(import.meta.url);

function fileOf({ source }: Family, part: string): string {
  const folder = `@fontsource-variable/${source}`;
  return require.resolve(`${folder}/files/${source}-${part}-wght-normal.woff2`);
}

/**
 * Makes the fonts of the page: subsets as WOFF2, and `fonts.css` with their faces and with faces of the fonts that
 * devices have, in the same metrics, so that nothing moves when the font comes.
 *
 * @param folder where they are written; made if need be
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

/** Writes a file at one stroke: another build may read it just now. */
function keep(path: string, content: Buffer | string): void {
  const made = `${path}.${process.pid}`;
  writeFileSync(made, content);
  renameSync(made, path);
}

/** The packages with the fonts: their folders. */
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

/** Code points as CSS writes them: `U+20-7E, U+152`. */
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

/** The family and what stands in for it, for all style sheets. */
function token({ name, token: property, fallbacks: all, generic }: Family): string {
  const stack = [name, ...all.map((one) => fallbackName(name, one))].map((one) => `"${one}"`);
  return `:root {\n  ${property}: ${[...stack, generic].join(', ')};\n}\n`;
}

function fallbackName(family: string, { names }: Fallback): string {
  return `${family} ${names[0]}`;
}

/** Faces of a device's own fonts, stretched to the widths and lines of a family. */
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
