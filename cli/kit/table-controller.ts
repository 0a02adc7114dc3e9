/** What comes after an answer: the game goes on, or the player leaves. */
export type AfterAnswer = 'continue' | 'leave';

/** What the player is asked in a round. */
export interface Question {
  /** Shows what it is about, and gives what stands before the answer. */
  prompt(): string;
  answer(line: string): Promise<AfterAnswer>;
}

/** One game at the terminal while it is played. */
export interface TableController {
  /** The question between two rounds. */
  readonly nextRoundPrompt: string;
  /** What is said when a round has begun. */
  roundLines(first: number): readonly string[];
  /** What has happened, a line each; the event as the log has it. */
  eventLines(event: unknown): readonly string[];
  /** What to ask now; null when the table waits for somebody else. Not asked between rounds. */
  question(): Question | null;
  /** What a round came to that is over, and how the match stands. */
  outcomeLines(): readonly string[];
  /** Answers what was typed between two rounds and neither goes on nor leaves. */
  betweenRounds(line: string): void;
}
