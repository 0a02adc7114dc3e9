/** The five cases of the game, in the order of Latin school grammars. */
export const CASES = ['nom', 'gen', 'dat', 'acc', 'abl'] as const;
/** Singular and plural. */
export const NUMBERS = ['sg', 'pl'] as const;
/** Masculine, feminine, neuter. */
export const GENDERS = ['m', 'f', 'n'] as const;

export type Case = (typeof CASES)[number];
/** Not `Number`, which is JavaScript's own. */
export type GrammaticalNumber = (typeof NUMBERS)[number];
export type Gender = (typeof GENDERS)[number];

/** One place in a paradigm, for example `nom-sg-m`. A card is declared as a cell. */
export type Cell = `${Case}-${GrammaticalNumber}-${Gender}`;

/** The three features of a cell. */
export interface Features {
  readonly case: Case;
  readonly number: GrammaticalNumber;
  readonly gender: Gender;
}

/** Number of features (case, number, gender) that two cells share. */
export type Agreement = 0 | 1 | 2 | 3;

/** The cell with these three features. */
export function cellOf(kase: Case, number: GrammaticalNumber, gender: Gender): Cell {
  return `${kase}-${number}-${gender}`;
}

/**
 * All 30 cells in the order of printed grammars: singular before plural, then by case, then m, f,
 * n.
 */
export const CELLS: readonly Cell[] = NUMBERS.flatMap((number) =>
  CASES.flatMap((kase) => GENDERS.map((gender) => cellOf(kase, number, gender))),
);

function isTotal<T>(table: Partial<Record<Cell, T>>): table is Record<Cell, T> {
  return CELLS.every((cell) => cell in table);
}

/**
 * A table with one entry for each of the 30 cells, its keys in the order of `CELLS`.
 * @param entry computes the entry of a cell; called once for each
 */
export function byCell<T>(entry: (cell: Cell) => T): Readonly<Record<Cell, T>> {
  const table: Partial<Record<Cell, T>> = {};
  for (const cell of CELLS) table[cell] = entry(cell);
  // Never false: the check makes the type `T` instead of `T | undefined` without a cast.
  if (!isTotal(table)) throw new Error('a cell is missing');
  return table;
}

const FEATURES_OF: ReadonlyMap<string, Features> = new Map(
  NUMBERS.flatMap((number) =>
    CASES.flatMap((kase) =>
      GENDERS.map(
        (gender) => [cellOf(kase, number, gender), { case: kase, number, gender }] as const,
      ),
    ),
  ),
);

/** Whether a value from outside is one of the 30 cells. */
export function isCell(x: unknown): x is Cell {
  return typeof x === 'string' && FEATURES_OF.has(x);
}

/**
 * Case, number and gender of a cell. The object is shared: compare its fields, do not keep state on
 * it.
 * @throws Error if the argument is no cell although its type says so
 */
export function features(cell: Cell): Features {
  const found = FEATURES_OF.get(cell);
  if (found === undefined) throw new Error(`no cell: ${cell}`);
  return found;
}

/** The cases, numbers and genders that some of these cells have, each in its order. */
export function featuresIn(cells: readonly Cell[]): {
  readonly cases: readonly Case[];
  readonly numbers: readonly GrammaticalNumber[];
  readonly genders: readonly Gender[];
} {
  const all = cells.map(features);
  return {
    cases: CASES.filter((kase) => all.some((one) => one.case === kase)),
    numbers: NUMBERS.filter((number) => all.some((one) => one.number === number)),
    genders: GENDERS.filter((gender) => all.some((one) => one.gender === gender)),
  };
}

function count(a: Cell, b: Cell): Agreement {
  const x = features(a);
  const y = features(b);
  const shared = [x.case === y.case, x.number === y.number, x.gender === y.gender].filter(Boolean);
  if (shared.length === 3) return 3;
  if (shared.length === 2) return 2;
  return shared.length === 1 ? 1 : 0;
}

// Precomputed: bots ask for one of these 900 answers millions of times in a search.
const AGREEMENT = byCell((a) => byCell((b) => count(a, b)));

/**
 * Number of features (case, number, gender) that two cells share; 3 means that they are the same
 * cell. A card may be laid if its declared cell agrees in exactly 2 with the top card (rule 3).
 */
export function agreement(a: Cell, b: Cell): Agreement {
  return AGREEMENT[a][b];
}

/** For each cell the 7 cells that share exactly two features with it, in the order of `CELLS`. */
export const NEIGHBOURS: Readonly<Record<Cell, readonly Cell[]>> = byCell((a) =>
  CELLS.filter((b) => agreement(a, b) === 2),
);
