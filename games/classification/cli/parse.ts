/**
 * Cards, by their places in the list shown, and their target: a class by its number, or a new one.
 */
interface Said {
  /** From 0. */
  readonly cards: readonly number[];
  /** From 0; null: a class that is not on the table. */
  readonly to: number | null;
}

/** Reasons why a line is no lay; `count` is the number of choices. */
type LayProblem =
  | { readonly code: 'form' }
  | { readonly code: 'no-card'; readonly count: number }
  | { readonly code: 'no-class'; readonly count: number };

export type ReadLay =
  | { readonly ok: true; readonly said: Said }
  | { readonly ok: false; readonly problem: LayProblem };

/** Sign of a class that is not on the table yet. */
const NEW = '+';

function wrong(problem: LayProblem): ReadLay {
  return { ok: false, problem };
}

/** Reads `1 3 > 2` or `1,3>+`: cards by number, then the class, or a plus for a new one. */
export function readLay(line: string, cards: number, classes: number): ReadLay {
  const [left = '', right = '', ...rest] = line.split('>').map((part) => part.trim());
  const numbers = left.split(/[\s,]+/u).filter((word) => word !== '');
  if (rest.length > 0 || numbers.length === 0 || !numbers.every(isNumber)) {
    return wrong({ code: 'form' });
  }
  const chosen = [...new Set(numbers.map((word) => Number(word) - 1))];
  if (chosen.some((card) => card < 0 || card >= cards)) {
    return wrong({ code: 'no-card', count: cards });
  }
  const to = readClass(right, classes);
  if (to === undefined) {
    return wrong(isNumber(right) ? { code: 'no-class', count: classes } : { code: 'form' });
  }
  return { ok: true, said: { cards: chosen, to } };
}

/**
 * Reads `1 + 2 2 …`: a class or a plus for every card; null if the number of words is not that of
 * the cards.
 */
export function readSorting(
  line: string,
  cards: number,
  classes: number,
): readonly (number | null)[] | null {
  const words = line.split(/[\s,]+/u).filter((word) => word !== '');
  const read = words.map((word) => readClass(word, classes));
  const all = read.filter((one) => one !== undefined);
  return words.length === cards && all.length === cards ? all : null;
}

function isNumber(word: string): boolean {
  return /^\d{1,3}$/u.test(word);
}

/** Undefined if there is no such class. */
function readClass(word: string, classes: number): number | null | undefined {
  if (word === NEW) return null;
  const number = isNumber(word) ? Number(word) : 0;
  return number >= 1 && number <= classes ? number - 1 : undefined;
}
