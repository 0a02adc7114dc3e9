import type { Sentence } from '@lusoria/i18n';
import type { Outcome, Played, Seat } from './contract.ts';

/** A round that is over, as the report on one of its players needs it. */
export interface ReportedRound {
  /** The player whom the report is about. */
  readonly seat: Seat;
  /** End of the round (milliseconds since 1970). */
  readonly at: number;
  readonly options: unknown;
  /** The public view at the end. */
  readonly end: unknown;
  /** Null if it was broken off, by the bell for example: what was played until then counts, but brings no points. */
  readonly outcome: Outcome | null;
  /**
   * Each action: player, their view before it, and its consequences; only people are held to account for their actions.
   */
  readonly actions: readonly {
    readonly seat: Seat;
    readonly actor: 'person' | 'bot' | 'substitute' | 'table';
    readonly action: unknown;
    readonly view: unknown;
    readonly events: readonly unknown[];
  }[];
}

/** A figure that is counted, or estimated, for a person. */
export interface ReportColumn {
  readonly key: string;
  readonly text: string;
  /** A count, a percentage, or a probability from 0 to 1 in a map of knowledge. */
  readonly kind: 'count' | 'percent' | 'estimate';
}

/** An error without names: equal errors are equal sentences. */
export interface ReportedError {
  readonly sentence: Sentence;
  /** The occasion, in a few words; null if there is no more to say. */
  readonly example: Sentence | null;
}

/** A question to all about something that happened, with its answer. */
export interface QuizQuestion {
  readonly question: Sentence;
  readonly answer: Sentence;
}

/** What one table has played of a series. */
export interface PlayedSeries {
  readonly options: unknown;
  readonly seats: number;
  readonly played: readonly Played[];
}

/** How a game adds up a series: the parts of the sum apart, as on its list on paper. */
export interface SeriesAccounts {
  readonly columns: readonly { readonly key: string; readonly text: string }[];
  /** By seat, figures by column key. */
  of(series: PlayedSeries): readonly Readonly<Record<string, number>>[];
}

/** Reports on the players of finished rounds: for a teacher, and for themselves. */
export interface GameReport {
  readonly columns: readonly ReportColumn[];
  /** Figures of one person over several rounds, by column key; null: none. */
  row(rounds: readonly ReportedRound[]): Readonly<Record<string, number | null>>;
  /** Errors of one person. Absent: none are reported. */
  errors?(rounds: readonly ReportedRound[]): readonly ReportedError[];
  /** Errors in a round that nobody noticed, from the public view at its end. Absent: there is no quiz. */
  quiz?(end: unknown): readonly QuizQuestion[];
  /** Absent: the game keeps no list of a series. */
  readonly accounts?: SeriesAccounts;
}
