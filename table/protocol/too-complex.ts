import { defined } from '@lusoria/core';

/**
 * Maximum nesting of a message: no game has anything nearly as deep, and endless nesting would
 * crash a recursive copy.
 */
const MAX_DEPTH = 100;
/** Maximum keys of one object: an engine builds an object of thousands of different keys 20 times as slowly as its text. */
const MAX_KEYS = 512;
/** Shorter texts have neither. */
const SIMPLE_CHARS = 100;

const QUOTE = 0x22;
const COLON = 0x3a;
const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;

/**
 * Whether a JSON text is nested deeper, or has an object of more keys, than any message may. It
 * costs a fraction of parsing it.
 */
export function isTooComplex(text: string): boolean {
  if (text.length <= SIMPLE_CHARS) return false;
  let depth = 0;
  const keys = new Uint16Array(MAX_DEPTH + 1);
  for (let i = 0; i < text.length; i += 1) {
    switch (text.charCodeAt(i)) {
      case QUOTE:
        i = endOfString(text, i);
        break;
      case OPEN_BRACE:
      case OPEN_BRACKET:
        depth += 1;
        if (depth > MAX_DEPTH) return true;
        keys[depth] = 0;
        break;
      case CLOSE_BRACE:
      case CLOSE_BRACKET:
        depth = Math.max(0, depth - 1);
        break;
      case COLON: {
        const count = defined(keys[depth]) + 1;
        if (count > MAX_KEYS) return true;
        keys[depth] = count;
      }
    }
  }
  return false;
}

/** Index of the quote that ends the string begun at `start`; beyond the text if none does. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end === -1 ? text.length : end;
}

function isEscaped(text: string, at: number): boolean {
  let slashes = 0;
  while (text.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes += 1;
  return slashes % 2 === 1;
}
