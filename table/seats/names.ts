/** Maximum characters of a nickname, and of a chat message. */
export const NAME_LENGTH = 24;
export const CHAT_LENGTH = 300;

// Control, formatting (bidirectional overrides, zero-width), private-use and unassigned characters; fillers, joiners,
// selectors of variants, and the empty pattern of Braille, which show nothing.
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;
// More than three combining marks on one letter would run into the lines above and below.
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu;

/** Text as others may see it: composed, on one line, nothing invisible, at most `length` characters. Idempotent. */
export function cleaned(text: string, length: number): string {
  const visible = text
    // Spaces first: line feeds, which are control characters, too, become spaces.
    .replace(/\s/gu, ' ')
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .replace(PILED_MARKS, '$1')
    .replace(/ +/gu, ' ')
    .trim();
  return Array.from(visible).slice(0, length).join('').trim();
}

/** Name of an erased person. */
export const NAMELESS = '–';

/** A unique name: with a number behind it where another person has it, ignoring case. */
export function distinctName(name: string, others: readonly string[]): string {
  const taken = new Set(others.map((other) => other.toLowerCase()));
  for (let n = 1; ; n += 1) {
    const number = n === 1 ? '' : ` ${n}`;
    const short = Array.from(name).slice(0, NAME_LENGTH - number.length);
    const distinct = `${short.join('').trim()}${number}`;
    if (!taken.has(distinct.toLowerCase())) return distinct;
  }
}
