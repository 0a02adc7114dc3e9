/** What came of an answer: the game goes on, or the player leaves. */
export type Went = 'on' | 'away';

/** What the player is asked in a round. */
export interface Question {
  /** Shows what it is about, and gives what stands before the answer. */
  prompt(): string;
  answer(line: string): Promise<Went>;
}

/** One game at the terminal while it is played. */
export interface TableController {
  /** The question between two rounds. */
  readonly next: string;
  /** What is said when a round has begun, with its deal. */
  begun(first: number): readonly string[];
  /** What has happened, a line each; the event as the log has it. */
  told(event: unknown): readonly string[];
  /** What to ask now; null when the table waits for somebody else. Not asked between rounds. */
  question(): Question | null;
  /** What a round came to that is over, and how the match stands. */
  ending(): readonly string[];
  /** Between two rounds something was typed that neither goes on nor leaves. */
  between(line: string): void;
}
