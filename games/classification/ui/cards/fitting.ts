const NARROW = /[iījlftr.,'’]/u;
const WIDE = /[mwMW@]/u;

/** Approximate width of a text in the serif, in em. */
export function widthOf(text: string): number {
  return Array.from(text, (letter) => {
    if (WIDE.test(letter)) return 0.8;
    if (NARROW.test(letter)) return 0.31;
    return letter === letter.toLowerCase() ? 0.48 : 0.64;
  }).reduce((sum, width) => sum + width, 0);
}

const LONG = 9;
const VOWELS = 'aeiouyäöüāēīōū';
const CONSONANTS = 'bcdfghjklmnpqrstvwxzß';
const OPEN = new RegExp(`(?<=[${VOWELS}])(?=[${CONSONANTS}][${VOWELS}])`, 'giu');
const CLOSED = new RegExp(
  `(?<=[${VOWELS}][${CONSONANTS}])(?=(?:[${CONSONANTS}]|[cpst][hlr])[${VOWELS}])`,
  'giu',
);
const BEFORE_SCH = new RegExp(
  `(?<=[${VOWELS}][${CONSONANTS}]{0,3})(?=sch[lmnrw]?[${VOWELS}])`,
  'giu',
);
/** In a longer row of consonants, as in German compounds: geschlecht-lich, Kreuz-spinne. */
const LATE = new RegExp(
  `(?<=[${VOWELS}][${CONSONANTS}]{2,5})(?=[${CONSONANTS}][${VOWELS}])|(?<=[${VOWELS}][${CONSONANTS}]{1,4})(?=s[pt][${VOWELS}])`,
  'giu',
);
const TOGETHER =
  /(?<=[cpst])\u00AD(?=h)|(?<=[^cgh][cpst])\u00AD(?=[lr])|(?<=s)\u00AD(?=ch)|(?<=sch)\u00AD(?=[lmnrw])|(?<=\u00ADs)\u00AD(?=[pt])/giu;

/**
 * Inserts soft hyphens at syllable ends of long words, for browsers without a hyphenation
 * dictionary.
 */
export function hyphened(text: string): string {
  return text.replaceAll(/\p{L}+/gu, (word) =>
    word.length < LONG
      ? word
      : word
          .replaceAll(OPEN, '\u00AD')
          .replaceAll(BEFORE_SCH, '\u00AD')
          .replaceAll(CLOSED, '\u00AD')
          .replaceAll(LATE, '\u00AD')
          .replaceAll(TOGETHER, '')
          .replace(/^(.)\u00AD/u, '$1')
          .replace(/\u00AD(.)$/u, '$1'),
  );
}

/** Length of the longest unbreakable piece of a text, in letters. */
export function longestPiece(text: string): number {
  return Math.max(
    1,
    ...hyphened(text)
      .split(/[\s\u00AD-]+/u)
      .map((piece) => piece.length),
  );
}
