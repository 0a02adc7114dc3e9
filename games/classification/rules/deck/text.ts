import { type Rejection, reject } from '@lusoria/core';
import * as v from 'valibot';
import { type DeckProblem, type DeckProblemCode, isDeckProblemCode } from './problem.ts';
import { BOUNDS, type Names } from './types.ts';

/** A name in a file: by language, or one text for all of them. */
export type NamesFile = string | Names;

/** Stops at the first problem. */
export const FIRST = { abortEarly: true, abortPipeEarly: true } as const;

const rule = (code: DeckProblemCode, holds: (text: string) => boolean) => v.check(holds, code);
const text = (max: number, empty: DeckProblemCode = 'empty') =>
  v.pipe(
    v.string(),
    v.normalize('NFC'),
    v.trim(),
    rule(empty, (x) => x !== ''),
    // These include characters that reverse the direction of the text around them.
    rule('control', (x) => !/[\p{Cc}\p{Cf}\p{Cs}]/u.test(x)),
    v.maxLength(max, 'too-long'),
  );

const one = (empty: DeckProblemCode) =>
  v.pipe(
    text(BOUNDS.nameLength, empty),
    v.transform((name): Names => ({ de: name, la: name, en: name })),
  );
const each = (empty: DeckProblemCode) => {
  const name = text(BOUNDS.nameLength, empty);
  return v.strictObject({ de: name, la: name, en: name });
};
// Not a union, whose issues lack the place of a problem in the object.
const namesOr = (empty: DeckProblemCode): v.GenericSchema<unknown, Names> => {
  const [inEach, forAll] = [each(empty), one(empty)];
  return v.lazy((input) => (typeof input === 'object' && input !== null ? inEach : forAll));
};

export const names = namesOr('empty');
export const title = namesOr('empty-title');

// These keys have a special meaning in JavaScript objects.
const RESERVED = new Set(['__proto__', 'constructor', 'prototype']);
/** Of an attribute, a value or a card. */
export const key: v.GenericSchema<unknown, string> = v.pipe(
  text(BOUNDS.keyLength),
  rule('key', (x) => !RESERVED.has(x)),
);

/** Of a deck. */
export const id: v.GenericSchema<unknown, string> = v.pipe(
  v.string(),
  rule('id', (x) => /^[a-z][a-z0-9-]{0,23}$/u.test(x)),
);

function codeOf(issue: v.BaseIssue<unknown>): DeckProblemCode {
  if (isDeckProblemCode(issue.message)) return issue.message;
  if (issue.expected === 'never') return 'unknown-key';
  const absent = issue.input === undefined || issue.input === null;
  return absent && issue.path !== undefined ? 'missing' : 'wrong-type';
}

/** A problem with its place: the path in JSON, unless another place is given. */
export function problemOf(
  issue: v.BaseIssue<unknown>,
  place: Rejection['params'] = { at: pathOf(issue) },
): DeckProblem {
  const code = codeOf(issue);
  const params: Record<string, string | number> = { ...place };
  if (code === 'wrong-type') {
    params['expected'] = issue.message.split('wrong-type:')[1] ?? issue.expected ?? '';
  }
  if (typeof issue.requirement === 'number') params['max'] = issue.requirement;
  if (code !== 'unknown-key' && ['string', 'number'].includes(typeof issue.input)) {
    params['found'] = String(issue.input).slice(0, 40);
  }
  return reject(code, params);
}

function pathOf(issue: v.BaseIssue<unknown>): string {
  const at = (issue.path ?? []).map((item) => String(item.key)).join('.');
  return at.slice(0, 80);
}

/** The length of a text in UTF-8, in bytes. */
export function bytesOf(content: string): number {
  return new TextEncoder().encode(content).length;
}
