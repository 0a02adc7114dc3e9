// Finds the message keys that the sources mention.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './folders.mjs';

const SOURCE = /\.(ts|svelte|mjs)$/;
const NO_SOURCE = /\.gen\.ts$|\.(test|e2e|cluster|paper|proxy)\.ts$|(^|\/)(e2e|testing)\//;

/** Comments that begin a line; one within a line could as well be a part of a string. */
const COMMENT = /^[ \t]*(\/\*[\s\S]*?\*\/|\/\/.*)/gm;

/** A string of the characters that a key has. A lookahead, because strings may share a quote. */
const LITERAL = /(?=(['"`])([A-Za-z][\w-]*)\1)/g;

/** A variant of a translator: messages with this prefix stand in for those without. */
const VARIANT = /\.variant\('([\w-]+)'\)/g;

/** Minimum of literal characters in a template: with fewer it would match almost any key. */
const FEWEST_LITERAL = 3;

/**
 * Whether a key is mentioned in the sources: as a string, or by a template such as `suit-${suit}`.
 * @param {string} root
 * @returns {(key: string) => boolean}
 */
export function usageIn(root) {
  const texts = filesBelow(root, '')
    .filter((path) => SOURCE.test(path) && !NO_SOURCE.test(path))
    .map((path) => readFileSync(join(root, path), 'utf8').replace(COMMENT, ''));
  const literals = new Set(texts.flatMap(literalsIn));
  const templates = [...new Set(texts.flatMap(templatesIn))].map((source) => new RegExp(source));
  const prefixes = [...new Set(texts.flatMap(prefixesIn))];
  /** @param {string} key */
  const isNamed = (key) => literals.has(key) || templates.some((template) => template.test(key));
  return (key) =>
    isNamed(key) ||
    prefixes.some((prefix) => key.startsWith(prefix) && isNamed(key.slice(prefix.length)));
}

/**
 * @param {string} text
 * @returns {string[]}
 */
export function literalsIn(text) {
  return [...text.matchAll(LITERAL)].flatMap(([, , literal]) => literal ?? []);
}

/**
 * @param {string} text
 * @returns {string[]}
 */
function prefixesIn(text) {
  return [...text.matchAll(VARIANT)].flatMap(([, prefix]) => prefix ?? []);
}

/**
 * @param {string} text
 * @returns {string[]} the sources of regular expressions for the keys that templates match
 */
export function templatesIn(text) {
  return [...text.matchAll(/`/g)].flatMap(({ index }) => templateAt(text, index + 1) ?? []);
}

/**
 * @param {string} text
 * @param {number} start after the backtick
 */
function templateAt(text, start) {
  let pattern = '';
  let literal = 0;
  let at = start;
  while (at < text.length && text[at] !== '`') {
    const char = text[at] ?? '';
    if (text.startsWith('${', at)) {
      pattern += '.*';
      at = afterBraces(text, at + 1);
    } else if (/[\w-]/.test(char)) {
      pattern += char;
      literal += 1;
      at += 1;
    } else {
      return null;
    }
  }
  return pattern.includes('.*') && literal >= FEWEST_LITERAL ? `^${pattern}$` : null;
}

/**
 * @param {string} text
 * @param {number} start at the opening brace
 * @returns {number} the index after the closing one
 */
function afterBraces(text, start) {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}
