/** Continuation after an answer: the game goes on, or the player leaves. */
export type AfterAnswer = 'continue' | 'leave';

/** A question to the player in a round. */
export interface Question {
  /** Shows the situation, and returns the prompt. */
  prompt(): string;
  answer(line: string): Promise<AfterAnswer>;
}

/** Controller of a game at the terminal. */
export interface TableController {
  /** The question between two rounds. */
  readonly nextRoundPrompt: string;
  /** Lines at the beginning of a round. */
  roundLines(first: number): readonly string[];
  /** Lines for an event of the log. */
  eventLines(event: unknown): readonly string[];
  /** The present question; null when the table waits for others. Not called between rounds. */
  question(): Question | null;
  /** What there is to see, for a question that the table itself does not ask, as in a lesson. Absent: the question says it all. */
  tableLines?(): readonly string[];
  /** Result of a finished round, and the standings. */
  outcomeLines(): readonly string[];
  /** Handles a line between two rounds that neither goes on nor leaves. */
  betweenRounds(line: string): void;
}
