/** Reasons why something cannot be printed. */
export type PrintProblemCode =
  /** There is no item of this name. */
  | 'no-item'
  /** A choice has no such value. */
  | 'bad-choice'
  /** A letter that none of our fonts has. */
  | 'letters'
  /** A text that would be too small to read. */
  | 'too-long'
  /** More cards than anybody would cut. */
  | 'too-many'
  /** Nothing to print. */
  | 'empty'
  /** The content does not fit on the page. */
  | 'no-room'
  /** The options of the game are wrong. */
  | 'bad-options';

/** A print failure: a code with parameters, worded in the reader's language where it is shown. */
export class PrintProblem extends Error {
  readonly code: PrintProblemCode;
  readonly params: Readonly<Record<string, string | number>>;

  constructor(code: PrintProblemCode, params: Readonly<Record<string, string | number>> = {}) {
    super(code);
    this.code = code;
    this.params = params;
  }
}
