import { byCell, type Cell, CELLS } from './cells.ts';
import type { Paradigm } from './paradigm.ts';

/** Readings of the printed forms of a deck. */
export interface Forms {
  /** The distinct printed forms, in the order in which they first appear in `CELLS`. */
  readonly forms: readonly string[];
  /** Index in `forms` of the form of each cell. */
  readonly of: Readonly<Record<Cell, number>>;
  /** For each form, by its index, all cells with that printed form, in the order of `CELLS`. */
  readonly readings: readonly (readonly Cell[])[];
}

// A deck never changes, and rules, bots and views all ask for its readings.
const MEMO = new WeakMap<Paradigm, Forms>();

/**
 * The forms of a deck and their readings. Readings are computed from the printed forms, never typed
 * in: `ea` and `eā` are two forms, `iī/eī` is another one than `eī`. Computed once for each
 * paradigm object.
 */
export function formsOf(paradigm: Paradigm): Forms {
  const known = MEMO.get(paradigm);
  if (known !== undefined) return known;
  const { cells } = paradigm;
  const forms = [...new Set(CELLS.map((cell) => cells[cell]))];
  const result: Forms = {
    forms,
    of: byCell((cell) => forms.indexOf(cells[cell])),
    readings: forms.map((form) => CELLS.filter((cell) => cells[cell] === form)),
  };
  MEMO.set(paradigm, result);
  return result;
}
