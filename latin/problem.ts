import type { Cell } from './cells.ts';

// In braces: the parameters of the problem. `at` is a path such as `singular.nom.1` in the file.
const TEXTS = {
  'wrong-type': '{at} must be of type {expected}',
  missing: '{at} is missing',
  'unknown-key': '{at} is not a part of a deck file',
  'too-many': '{at}: too many, at most {max} are allowed',
  id: '{at} must be a lower case letter, then letters, digits or hyphens, 24 at most: {found}',
  empty: '{at} is empty',
  untrimmed: '{at} begins or ends with a space: {found}',
  'not-composed': '{at} has a mark that is not one character with its letter (write NFC): {found}',
  control: '{at} has an invisible character',
  'too-long': '{at} is longer than {max} characters: {found}',
  breve: '{at} has a breve, write short vowels without a mark: {found}',
  letters: '{at} has the character {char}, allowed are a to z, ā ē ī ō ū ȳ and /: {found}',
  spellings: '{at} must be one spelling, or two different ones with / between them: {found}',
  'too-few-forms': 'all forms are the same, macrons aside',
  'macrons-missing': 'no form has a macron; if that is meant, the file must say "macrons": false',
  'macrons-unexpected': '{found} has a macron, but the file says "macrons": false',
} as const;

/** Faults that a deck file can have. */
export type ProblemCode = keyof typeof TEXTS;

/** Whether a string is a problem code. */
export function isProblemCode(x: string): x is ProblemCode {
  return Object.hasOwn(TEXTS, x);
}

/** The first problem found in a deck file. */
export interface ParadigmProblem {
  readonly code: ProblemCode;
  /** The cell concerned; for a missing row or number, the first cell of it. */
  readonly cell?: Cell;
  /**
   * `at`: path in the file, `''` for the whole of it, absent for the deck as a whole. `found`: the
   * offending text, shortened. `max`, `expected`, `char`: if the code has them.
   */
  readonly params: Readonly<Record<string, string | number>>;
}

/** A problem as one plain English line, for the command line and logs; not for players. */
export function problemText(problem: ParadigmProblem): string {
  const text = TEXTS[problem.code].replaceAll(/\{(\w+)\}/gu, (_, key: string) => {
    const value = problem.params[key] ?? '';
    if (key === 'at' && value === '') return 'the file';
    // Text from the file is quoted, so that a line break in it makes no second line in a log.
    const bare = typeof value === 'number' || (key === 'at' && /^[\w.-]+$/u.test(value));
    return bare ? String(value) : JSON.stringify(value);
  });
  return problem.cell === undefined ? text : `${problem.cell}: ${text}`;
}
