// A pseudo-language: English with accents, and longer. Text that stays plain English in it is hard-coded; text that is
// cut off would be cut off in a longer language, too.
import { parse, serialize, Transformer } from '@fluent/syntax';

/** @typedef {import('@fluent/syntax').TextElement} TextElement */

/** The tag of the language; no real one has it. */
export const PSEUDO = 'zz';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'àƀçđéƒĝħíĵķļɱñóþɋŕšţúṽŵẋýžÀƁÇĐÉƑĜĦÍĴĶĻṀÑÓÞɊŔŠŢÚṼŴẊÝŽ';
const LETTERS = new Map(PLAIN.split('').map((letter, i) => [letter, ACCENTED[i] ?? letter]));
const VOWEL = /[aeiou]/;

/**
 * A text with accents on its letters and its small vowels doubled, which makes it longer by a third.
 * @param {string} text
 */
export function pseudoText(text) {
  return text
    .split('')
    .map((letter) => (LETTERS.get(letter) ?? letter).repeat(VOWEL.test(letter) ? 2 : 1))
    .join('');
}

/**
 * An `.ftl` file in the pseudo-language: its texts change, its parameters, variants and functions do not.
 * @param {string} source
 */
export function pseudoFile(source) {
  const resource = parse(source, {});
  new Accents().visit(resource);
  return serialize(resource, {});
}

class Accents extends Transformer {
  /**
   * @override
   * @param {TextElement} node
   */
  visitTextElement(node) {
    node.value = pseudoText(node.value);
    return node;
  }
}
