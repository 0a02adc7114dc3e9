import type { Case, Cell, Features, Gender, GrammaticalNumber } from '@lusoria/latin';

export { capital, listed } from '@lusoria/i18n';

// Repeated from `latin`, of which the page loads nothing only to word something.
const CASES: readonly Case[] = ['nom', 'gen', 'dat', 'acc', 'abl'];
const NUMBERS: readonly GrammaticalNumber[] = ['sg', 'pl'];
const GENDERS: readonly Gender[] = ['m', 'f', 'n'];

/**
 * Case, number and gender of a cell.
 *
 * @throws RangeError when the type system was cheated and the argument is no cell.
 */
export function featuresOf(cell: Cell): Features {
  const [first, second, third] = cell.split('-');
  const kase = CASES.find((name) => name === first);
  const number = NUMBERS.find((name) => name === second);
  const gender = GENDERS.find((name) => name === third);
  if (!kase || !number || !gender) throw new RangeError(`no cell: ${cell}`);
  return { case: kase, number, gender };
}
