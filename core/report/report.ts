import type { Sentence } from '@lusoria/i18n';
import type { Outcome, Played, Seat } from '../contract.ts';

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
  /** Whether somebody else held the seat at the end: only their actions are the player's, neither end nor outcome. */
  readonly left?: true;
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
  /** A count, a mean, a percentage, or a probability from 0 to 1 in a map of knowledge. */
  readonly kind: 'count' | 'mean' | 'percent' | 'estimate';
  /** The part of the report to which it belongs: it is shown where `keys` names it. Absent: it is always shown. */
  readonly part?: string;
}

/** A number of a report, and what it rests on. */
export interface Figure {
  readonly value: number;
  /** Number of answers that it rests on; null for a count. */
  readonly n: number | null;
  /** Interval in which the true value lies with a probability of 0.8; null for counts and means. */
  readonly range: readonly [from: number, to: number] | null;
}

/** Figures of one person or of all, by column key; null: none. */
export type ReportRow = Readonly<Record<string, Figure | null>>;

/** A table of estimates: column keys by rows. Together the tables hold every estimate once; each title is another. */
export interface ReportTable {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly title: string; readonly keys: readonly string[] }[];
  /** The part of the report to which it belongs. */
  readonly part?: string;
}

/** An error without names: equal errors are equal sentences. */
export interface ReportedError {
  readonly sentence: Sentence;
  /** The occasion, in a few words; null if there is no more to say. */
  readonly example: Sentence | null;
  /** Source of a question to all about it; absent: there is none. */
  readonly ask?: unknown;
}

/** A question to all about something that happened, with its answer. */
export interface QuizQuestion {
  readonly question: Sentence;
  readonly answer: Sentence;
  /** Source of the same as a question to all; absent: there is none. */
  readonly ask?: unknown;
}

/** Items of a game's practice that one person has answered. */
export interface AnsweredPractice {
  readonly options: unknown;
  readonly answers: readonly {
    readonly item: unknown;
    readonly answer: unknown;
    /** When it was answered (milliseconds since 1970). */
    readonly at: number;
  }[];
}

/** What is known of one person after some rounds; each further round makes another one, and is reckoned once. */
export interface PersonReport {
  after(round: ReportedRound): PersonReport;
  /** After practice, too. Absent: it tells nothing. */
  practised?(practice: AnsweredPractice): PersonReport;
  row(): ReportRow;
  /** Empty where none are reported. */
  errors(): readonly ReportedError[];
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
  /** How the estimates stand beside each other. Absent: in no particular order. */
  readonly tables?: readonly ReportTable[];
  /** Keys of all columns with a part that rounds or practice with these options can tell of. Absent: no column has a part. */
  keys?(options: unknown): readonly string[];
  /** Of a person who has played nothing yet. */
  readonly nothing: PersonReport;
  /** Errors in a round that nobody noticed, from the public view at its end. Absent: there is no quiz. */
  quiz?(end: unknown): readonly QuizQuestion[];
  /** Absent: the game keeps no list of a series. */
  readonly accounts?: SeriesAccounts;
}
