import { type Cell, cellOf, type Gender, type Grammar } from '@lusoria/latin';
import { type FormFault, formIn, type FormNote } from './form.ts';
import type { Label } from './labels.ts';

/** Why something could not be read. */
export type ProblemCode =
  | FormFault
  | 'empty'
  | 'unknown-case'
  | 'unknown-number'
  | 'unknown-gender'
  | 'case-missing'
  | 'number-missing'
  | 'gender-missing'
  | 'no-table';

/** What was done to something to read it, or what looks doubtful. */
export type NoteCode =
  | FormNote
  | 'merged'
  | 'duplicate'
  | 'column-skipped'
  | 'row-skipped'
  | 'vocative'
  | 'number-by-order'
  | 'mixed-voices'
  | 'macron-missing'
  | 'macron-differs'
  | 'no-macrons';

/** A remark on a place of the table; row and column count from 1, as in a spreadsheet, and 0 stands for all of it. */
export interface Remark<Code extends string> {
  readonly code: Code;
  readonly row: number;
  readonly column: number;
  readonly params: Readonly<Record<string, string>>;
}

/** A form with its reading, and where it stands. */
export interface FoundForm {
  readonly form: string;
  readonly cell: Cell;
  readonly row: number;
  readonly column: number;
}

/** Everything that was found in a table. */
export interface Found {
  /** What the features of the forms are. */
  readonly grammar: Grammar;
  readonly forms: readonly FoundForm[];
  readonly problems: readonly Remark<ProblemCode>[];
  readonly notes: readonly Remark<NoteCode>[];
}

/** A place in the table: indices from 0. */
export interface At {
  readonly row: number;
  readonly column: number;
}

/** Features of a form, as far as they are known. */
export type Known = Pick<Label, 'cases' | 'numbers' | 'genders'>;

/** Collects what is read. */
export class Finder implements Omit<Found, 'grammar'> {
  readonly forms: FoundForm[] = [];
  readonly problems: Remark<ProblemCode>[] = [];
  readonly notes: Remark<NoteCode>[] = [];
  readonly #gender: readonly Gender[];
  readonly #place: (at: At) => At;

  /**
   * @param gender of all forms for which the table says none
   * @param place where a place of the grid stands in the table as it was pasted
   */
  constructor(gender: readonly Gender[], place: (at: At) => At) {
    this.#gender = gender;
    this.#place = place;
  }

  problem(code: ProblemCode, at: At, params: Remark<ProblemCode>['params'] = {}): void {
    this.#say(this.problems, { code, ...this.#counted(at), params });
  }

  note(code: NoteCode, at: At, params: Remark<NoteCode>['params'] = {}): void {
    this.#say(this.notes, { code, ...this.#counted(at), params });
  }

  /** The form in a text, with the features that are known of it; null if it cannot be read. */
  form(text: string, at: At, { cases, numbers, genders }: Known): string | null {
    const read = formIn(text);
    if (!read.ok) {
      this.problem(read.fault, at, { found: text.slice(0, 40), char: read.char });
      return null;
    }
    for (const code of read.notes)
      this.note(code, at, { found: text.slice(0, 40), form: read.form });
    this.place(read.form, at, { cases, numbers, genders });
    return read.form;
  }

  /** Puts a form in all cells with these features. */
  place(form: string, at: At, { cases, numbers, genders: named }: Known): void {
    const genders = named.length > 0 ? named : this.#gender;
    if (cases.length === 0) this.problem('case-missing', at, { found: form });
    else if (numbers.length === 0) this.problem('number-missing', at, { found: form });
    else if (genders.length === 0) this.problem('gender-missing', at, { found: form });
    for (const kase of cases) {
      for (const number of numbers) {
        for (const gender of genders) {
          this.forms.push({ form, cell: cellOf(kase, number, gender), ...this.#counted(at) });
        }
      }
    }
  }

  #counted(at: At): At {
    const { row, column } = this.#place(at);
    return { row: row + 1, column: column + 1 };
  }

  /** The same of the same place is said once. */
  #say<Code extends string>(list: Remark<Code>[], remark: Remark<Code>): void {
    const { code, row, column } = remark;
    const isSaid = list.some(
      (one) => one.code === code && one.row === row && one.column === column,
    );
    if (!isSaid) list.push(remark);
  }
}
