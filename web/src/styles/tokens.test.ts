import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defined } from '@lusoria/core';
import { expect, test } from 'vitest';
import { ROOT } from '../../../scripts/node.mjs';

const SOURCE = readFileSync(join(ROOT, 'web/src/styles/tokens.css'), 'utf8');

const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

/** Value of a token in a scheme: `#rrggbb`. Throws if it is no opaque colour. */
function colourOf(token: string, scheme: Scheme): string {
  const value = defined(new RegExp(`--${token}:([^;]+);`).exec(SOURCE)?.[1]).trim();
  const both = /^light-dark\((.+), (.+)\)$/.exec(value);
  const found = both ? defined(both[scheme === 'light' ? 1 : 2]) : value;
  const other = /^var\(--([\w-]+)\)$/.exec(found)?.[1];
  if (other !== undefined) return colourOf(other, scheme);
  if (!/^#[\da-f]{6}$/.test(found)) throw new Error(`--${token} is ${found}`);
  return found;
}

/** Relative luminance and contrast by WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const SURFACES = ['ground', 'surface', 'surface-2', 'sunk'];
const TINTS = ['tint-sun', 'tint-lapis', 'tint-mint', 'tint-rose', 'tint-plum'];
const FELTS = ['felt-1', 'felt-2', 'felt-3'];

/** Every text colour, with the grounds on which it stands. */
const TEXTS: readonly (readonly [string, readonly string[]])[] = [
  ['ink', [...SURFACES, ...TINTS, 'ok-bg', 'no-bg']],
  ['ink-2', [...SURFACES, ...TINTS]],
  ['gold', SURFACES],
  ['link', SURFACES],
  ['lapis', ['ground', 'surface']],
  ['lapis-ink', ['lapis']],
  ['lapis-on-tint', ['tint-lapis']],
  ['ok', ['ground', 'surface', 'surface-2', 'ok-bg']],
  ['no', ['ground', 'surface', 'surface-2', 'no-bg']],
  ['on-solid', ['ok-solid', 'no-solid', 'coral', 'k', 'n', 'g']],
  ['k-ink', ['k-bg']],
  ['n-ink', ['n-bg']],
  ['g-ink', ['g-bg']],
  ['sun-ink', ['sun', 'sun-2']],
  ['on-felt', FELTS],
  ['on-felt-2', FELTS],
  ['on-felt-gold', FELTS],
  ['card-ink', ['card']],
  ['card-line', ['card']],
  ['bubble-ink', ['bubble']],
];

test.each(SCHEMES)('%s: every text can be read on its ground, with a contrast of 4.5', (scheme) => {
  const poor = TEXTS.flatMap(([text, grounds]) =>
    grounds
      .map((ground) => ({
        pair: `${text} on ${ground}`,
        ratio: contrast(colourOf(text, scheme), colourOf(ground, scheme)),
      }))
      .filter(({ ratio }) => ratio < 4.5)
      .map(({ pair, ratio }) => `${pair}: ${ratio.toFixed(2)}`),
  );
  expect(poor).toEqual([]);
});

test.each(SCHEMES)('%s: fields and the focus are seen, with a contrast of 3', (scheme) => {
  const poor = ['line-strong', 'focus-on-paper'].flatMap((line) =>
    SURFACES.filter((ground) => contrast(colourOf(line, scheme), colourOf(ground, scheme)) < 3).map(
      (ground) => `${line} on ${ground}`,
    ),
  );
  expect(poor).toEqual([]);
});

test('every custom property that a style uses is set somewhere', () => {
  const sources = globSync(
    [
      'web/src/**/*.{css,svelte}',
      'kits/web/**/*.{css,svelte,ts}',
      'games/*/ui/**/*.{css,svelte,ts}',
    ],
    { cwd: ROOT, exclude: (path) => path.includes('node_modules') },
  ).map((path) => [path, readFileSync(join(ROOT, path), 'utf8')] as const);
  // The families of letters are set where the fonts are made.
  const set = new Set(
    ['--serif: --sans:', ...sources.map(([, source]) => source)].flatMap((source) => [
      ...Array.from(source.matchAll(/(--[\w-]+)['"]?\s*[:=]/g), (match) => match[1]),
      ...Array.from(source.matchAll(/@property (--[\w-]+)/g), (match) => match[1]),
    ]),
  );
  const missing = sources.flatMap(([path, source]) =>
    Array.from(source.matchAll(/var\((--[\w-]+)\)/g), (match) => match[1])
      .filter((name) => !set.has(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});
