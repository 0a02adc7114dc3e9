import type { Sentence } from '@lusoria/i18n';
import type { Outcome, Seat } from './contract.ts';

/** A finished round, for what it tells of one who played it. */
export interface ReportedRound {
  /** Whom it is to tell of. */
  readonly seat: Seat;
  /** When it ended (milliseconds since 1970). */
  readonly at: number;
  readonly options: unknown;
  /** What everybody sees when it is over. */
  readonly end: unknown;
  readonly outcome: Outcome;
  /** What was done, by whom, what they saw before, and what came of it; only people answer for what they do. */
  readonly actions: readonly {
    readonly seat: Seat;
    readonly actor: 'person' | 'bot' | 'substitute' | 'table';
    readonly action: unknown;
    readonly view: unknown;
    readonly events: readonly unknown[];
  }[];
}

/** What is counted, or estimated, of somebody. */
export interface ReportColumn {
  readonly key: string;
  readonly text: string;
  /** How often; of a hundred; or a probability, from 0 to 1, in a map of what is known. */
  readonly kind: 'count' | 'percent' | 'estimate';
}

/** An error without names: the same error is the same sentence. */
export interface ReportedError {
  readonly sentence: Sentence;
  /** Where it was made, in a few words; null: there is no more to say. */
  readonly example: Sentence | null;
}

/** A question to all about something that has happened, with its answer. */
export interface QuizQuestion {
  readonly question: Sentence;
  readonly answer: Sentence;
}

/** What finished rounds tell of those who played them: for a teacher, and for themselves. */
export interface GameReport {
  readonly columns: readonly ReportColumn[];
  /** What rounds tell of one person, by the keys of the columns; null: nothing. */
  row(rounds: readonly ReportedRound[]): Readonly<Record<string, number | null>>;
  /** Errors of one person. Absent: none are told. */
  errors?(rounds: readonly ReportedRound[]): readonly ReportedError[];
  /** What went wrong in a round and nobody noticed, from what everybody sees when it is over. Absent: nothing is asked. */
  quiz?(end: unknown): readonly QuizQuestion[];
}
