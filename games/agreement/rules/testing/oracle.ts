import type { Cell } from '@lusoria/latin';

const CASES = ['nom', 'gen', 'dat', 'acc', 'abl'] as const;
const NUMBERS = ['sg', 'pl'] as const;
const GENDERS = ['m', 'f', 'n'] as const;

/** Case, number and gender. */
type Triple = readonly [(typeof CASES)[number], (typeof NUMBERS)[number], (typeof GENDERS)[number]];

const TRIPLES: readonly Triple[] = CASES.flatMap((kase) =>
  NUMBERS.flatMap((number) => GENDERS.map((gender): Triple => [kase, number, gender])),
);

const SHORT: Readonly<Record<string, string>> = { ā: 'a', ē: 'e', ī: 'i', ō: 'o', ū: 'u', ȳ: 'y' };

/**
 * Rules 3, 4 and 12 implemented a second time by brute force: from the printed strings alone,
 * without any of the game's code. Slow and plain on purpose.
 */
export interface Oracle {
  /** The form printed on the card of a cell. */
  print(cell: Cell): string;
  /** All cells with a printed form. */
  readings(form: string): readonly Cell[];
  /** Number of features (case, number, gender) that two cells share. */
  shared(a: Cell, b: Cell): number;
  /** Whether a printed form, so declared, may lie on a card that can be any of `on`. */
  right(form: string, as: Cell, on: readonly Cell[]): boolean;
}

/** All 30 cells, case by case. */
export const EVERY_CELL: readonly Cell[] = TRIPLES.map(nameOf);

/** An oracle for a deck's strings, one in each cell, or several or none; `plain` strips the macrons first. */
export function oracleFor(
  cells: Readonly<Record<Cell, string | readonly string[]>>,
  plain = false,
): Oracle {
  const printed = (cell: Cell): readonly string[] => [cells[cell]].flat().map(bare);
  const bare = (form: string): string => {
    if (!plain) return form;
    const spellings = form
      .split('/')
      .map((word) => Array.from(word, (c) => SHORT[c] ?? c).join(''));
    return spellings.filter((word, i) => spellings.indexOf(word) === i).join('/');
  };
  const readings = (form: string) => EVERY_CELL.filter((cell) => printed(cell).includes(form));
  return {
    print: (cell) => printed(cell).join(),
    readings,
    shared,
    right: (form, as, on) =>
      printed(as).includes(form) && on.some((cell) => shared(as, cell) === 2),
  };
}

function nameOf([kase, number, gender]: Triple): Cell {
  return `${kase}-${number}-${gender}`;
}

function shared(a: Cell, b: Cell): number {
  const [kase, number, gender] = a.split('-');
  const [kase2, number2, gender2] = b.split('-');
  return Number(kase === kase2) + Number(number === number2) + Number(gender === gender2);
}
