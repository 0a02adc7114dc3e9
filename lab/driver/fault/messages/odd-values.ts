import { pick, type Random } from '@lusoria/core';
import { Verbatim } from './json.ts';

/** A word that no honest player says, to be searched for where it must not appear. */
export const CANARY = 'Canaria';

/** Names of inherited properties of every object. */
export const PROTOTYPE_NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
  'valueOf',
  'toJSON',
  '__defineGetter__',
  'then',
  'length',
] as const;

/** Number literals, including some that are not valid JSON. */
const NUMBERS = [
  '-0',
  '-1',
  '-1e-7',
  '0.5',
  '1e-400',
  '1e400',
  '-1e400',
  '1e308',
  '2147483648',
  '4294967296',
  '9007199254740991',
  '9007199254740992',
  '9007199254740993',
  '1e21',
  '0.1e1',
  '1.0',
  '16',
  '240',
  'NaN',
  'Infinity',
  '-Infinity',
  '01',
  '+1',
  '.5',
  '0x10',
  '1_000',
  'undefined',
  `1${'0'.repeat(400)}`,
] as const;

const LONG = `${CANARY} `;

/** Texts that break tools: control and bidirectional characters, lone surrogates, stacked diacritics. */
const TEXTS = [
  '',
  ' ',
  '\u0000',
  `a\u0000b${CANARY}`,
  '\u0007\u001b[31m',
  '\ud800',
  '\udc00\ud800',
  `${CANARY}\ud83d`,
  '\u202e\u2066abc\u2069',
  '\u200b\u200d\ufeff',
  'e\u0301'.repeat(30),
  `Z${'\u0335'.repeat(60)}`,
  '\ufdfa'.repeat(40),
  '👩‍👩‍👧‍👦'.repeat(8),
  '\u2028\u2029\u0085',
  '\uffff\ufffe\u{10ffff}',
  '\u{e0041}\u{e0042}',
  'ＡＢＣＤＥＦ',
  'ßẞİıſK',
  "'; DROP TABLE tbl; --",
  '../../etc/passwd',
  '${7*7}{{7*7}}%s%n',
  '<script>alert(1)</script>',
  '\r\nSet-Cookie: a=b',
  ...PROTOTYPE_NAMES,
] as const;

/** A random number literal. */
export function oddNumber(random: Random): Verbatim {
  return new Verbatim(pick(NUMBERS, random));
}

export function oddText(random: Random): string {
  return pick(TEXTS, random);
}

/** A value far too long or too deep; sometimes over the message limit. */
export function huge(random: Random): unknown {
  const size = 2 ** (6 + random.int(10));
  const text = pick(
    [
      () => JSON.stringify(LONG.repeat(size / 8)),
      () => `"${'\\ud800'.repeat(size / 8)}"`,
      () => JSON.stringify('\u0301'.repeat(size / 2)),
      () => JSON.stringify(' \t'.repeat(size / 4)),
      () => JSON.stringify(`${'a.'.repeat(size / 2)}!`),
      () => `[${'0,'.repeat(size / 2)}0]`,
      () => `[${'{},'.repeat(size / 4)}{}]`,
      () => '['.repeat(size / 2) + ']'.repeat(size / 2),
      () => `${'{"to":'.repeat(size / 8)}0${'}'.repeat(size / 8)}`,
      () => `${'{"__proto__":'.repeat(size / 16)}{}${'}'.repeat(size / 16)}`,
      () => `{${Array.from({ length: size / 8 }, (_, i) => `"k${i}":0`).join(',')}}`,
      () => `{${Array.from({ length: size / 8 }, (_, i) => `"${i}":0`).join(',')}}`,
      () => '9'.repeat(size / 2),
    ],
    random,
  );
  return new Verbatim(text());
}

/** A text corrupted in transit. */
export function damaged(text: string, random: Random): string {
  const spot = random.int(text.length + 1);
  const [before, after] = [text.slice(0, spot), text.slice(spot)];
  return pick(
    [
      () => before,
      () => after,
      () => before + after.slice(1),
      () => `${before}${oddText(random)}${after}`,
      () => `${before}${String.fromCharCode(random.int(256))}${after.slice(1)}`,
      () => text.replaceAll('"', "'"),
      () => text.replace(/\}$/u, ',}'),
      () => `\ufeff${text}`,
      () => `${text}${text}`,
      () => `${text}\n//`,
      () => `[${text}]`,
      () => JSON.stringify(text),
      () => text.replace(/:/u, '='),
      () => text.slice(1, -1),
      () => `${' \n\t\r'.repeat(random.int(200))}${text}`,
      () =>
        text.replace(
          /"([a-z])/gu,
          (_, letter: string) => `"\\u00${letter.charCodeAt(0).toString(16)}`,
        ),
    ],
    random,
  )();
}
