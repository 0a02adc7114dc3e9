/** A decision of which it is known what is right, as a question to any player of the game. */
export interface ExamPosition {
  /** Unique in the game's exam. */
  readonly id: string;
  /** What is examined, such as `endings`. */
  readonly category: string;
  readonly view: unknown;
  /** The right actions, at least one. Any other is wrong. */
  readonly right: readonly unknown[];
  /** Why, in English, where more is to be said than what the category says. */
  readonly because?: string;
}

/** Something to be worked out by the rules: what a deal counts, what a record says. */
export interface ExamTask {
  readonly id: string;
  readonly category: string;
  readonly given: unknown;
  /** The one right answer, as JSON has it. */
  readonly right: unknown;
}

/**
 * What a game asks its players, whoever wrote them and in whatever language: data, so that it can be handed on. Legal
 * moves are not in it, for they follow from the rules.
 */
export interface Exam {
  /** The options that its positions were made for. */
  readonly options: unknown;
  readonly seats: number;
  readonly positions: readonly ExamPosition[];
  readonly tasks: readonly ExamTask[];
}
