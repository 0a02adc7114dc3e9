/** Why something cannot be printed. */
export type PrintProblemCode =
  /** There is nothing of this name. */
  | 'no-item'
  /** A choice has no such value. */
  | 'bad-choice'
  /** A letter that no font of ours has. */
  | 'letters'
  /** A text that would be too small to be read. */
  | 'too-long'
  /** More cards than anybody would cut. */
  | 'too-many'
  /** Nothing to print. */
  | 'empty'
  /** What there is does not go on the page. */
  | 'no-room'
  /** The options of the game are wrong. */
  | 'bad-options';

/** Something cannot be printed: a code with parameters, worded in the reader's language where it is shown. */
export class PrintProblem extends Error {
  readonly code: PrintProblemCode;
  readonly params: Readonly<Record<string, string | number>>;

  constructor(code: PrintProblemCode, params: Readonly<Record<string, string | number>> = {}) {
    super(code);
    this.code = code;
    this.params = params;
  }
}
