import { byCell, type Cell } from './cells.ts';

/** A deck: the form printed on the card of each cell. */
export interface Paradigm {
  /** Short name for addresses and files: lower case letters, digits, hyphens. */
  readonly id: string;
  /** Title for players, for example `is – ea – id`. */
  readonly title: string;
  /** The grammar that the forms were checked against. */
  readonly source: string;
  /** Decisions where grammars differ, one or two sentences each. */
  readonly notes: readonly string[];
  /**
   * The printed form of each cell: lower case, composed (NFC), long vowels with a macron. If a
   * grammar gives two spellings the card shows both, `iī/eī`, and that is one form of its own.
   */
  readonly cells: Readonly<Record<Cell, string>>;
}

const MACRON = '\u0304';

/** Whether a text has a macron. */
export function hasMacron(text: string): boolean {
  return text.normalize('NFD').includes(MACRON);
}

/** A text without its macrons: `eā` becomes `ea`. Other marks stay. */
function withoutMacrons(text: string): string {
  return text.normalize('NFD').replaceAll(MACRON, '').normalize('NFC');
}

/** A printed form without macrons; two spellings that differ only in a macron become one. */
export function plainForm(form: string): string {
  return [...new Set(form.split('/').map(withoutMacrons))].join('/');
}

const PLAIN = new WeakMap<Paradigm, Paradigm>();

/**
 * The same deck without macrons, for classes that do not write them (rule 12). Forms that differ
 * only in a macron coincide, so readings must be computed anew from the result. The id stays: plain
 * is an option of the table, not another deck. The same paradigm object always gives the same
 * result object, and a plain one gives itself.
 */
export function plain(paradigm: Paradigm): Paradigm {
  const known = PLAIN.get(paradigm);
  if (known !== undefined) return known;
  const result: Paradigm = {
    ...paradigm,
    title: withoutMacrons(paradigm.title),
    cells: byCell((cell) => plainForm(paradigm.cells[cell])),
  };
  PLAIN.set(paradigm, result);
  PLAIN.set(result, result);
  return result;
}
