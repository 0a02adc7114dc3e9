import type { Sentence } from '@lusoria/i18n';
import type { Message, Remarked } from './lesson/types.ts';

/** A label and one sentence on it. */
export interface Labelled {
  readonly label: string;
  readonly text: string;
}

/** An option; `values` names those of a choice, and numbers that stand for something else, such as 0 for as many as you like. */
export interface LabelledOption extends Labelled {
  readonly values?: Readonly<Record<string, string>>;
}

/** What is played at a table one after the other: rounds, or deals of a card game in which a round is several of them. */
export type Unit = 'round' | 'deal';

/** Whom a text speaks to, and what the others are called. */
export interface Reader {
  name(seat: number): string;
  /** The reader's own seat; null for whoever only watches. */
  readonly you: number | null;
}

/**
 * A line of the log; `strife` is a challenge or the like, `round` begins or ends something. What is `passing` is told when
 * it happens and not kept: whoever plays has to remember it.
 */
export interface LogLine {
  readonly sentence: Sentence;
  readonly kind: 'play' | 'strife' | 'round' | 'passing';
}

/** Something that is said across the table: the action, and what it is called on a button. */
export interface OpenAnswer {
  readonly action: unknown;
  readonly label: string;
}

/**
 * What somebody can say to all without a look at their own cards: that they accept what was declared, or that they object
 * to it. That they can must be public.
 */
export interface OpenQuestion {
  /** Whether the table waits for this answer of theirs, and for nothing else. */
  readonly awaited: boolean;
  readonly accept: OpenAnswer | null;
  readonly object: OpenAnswer | null;
}

/** A step of the help on a game: a heading and what there is to say. */
export interface HelpSection {
  readonly title: string;
  readonly text: readonly Sentence[];
  /** What there is to say where real cards are played, without a screen; without text: nothing. Absent: the same. */
  readonly paper?: { readonly title: string; readonly text: readonly Sentence[] };
}

/** A key of the keyboard, as it is printed there, and what it does in the page. */
export interface Shortcut {
  readonly key: string;
  readonly text: string;
}

/** What an offer is called: in a heading, and in a word where there is little room. */
export interface OfferMessages {
  readonly title: Sentence;
  readonly short: string;
  /** What it is, where that is not what the game's summary says already. */
  readonly about?: string;
}

/** What the lobby says of a game, where it says more than its title and summary, or the game has many messages. */
export interface LobbyMessages {
  readonly name: string;
  /** What the game is, for whoever does not know it. */
  readonly summary: string;
  /** What its offers are called, by key, where that is not the game's name. */
  readonly offers?: Readonly<Record<string, OfferMessages>>;
  /** What a link to a page of its own says, by path. */
  readonly pages?: Readonly<Record<string, string>>;
}

/**
 * What must be said of a game in every language, whoever shows it: page, terminal, generic board. Views, events, options
 * and actions come as plain data and are read with the game's schemas.
 */
export interface GameMessages {
  /** What a table is called, from its options and the number of its seats. */
  title(options: unknown, seats: number): Sentence;
  /** What the game is, for whoever does not know it. */
  readonly summary: string;
  /** Absent: rounds. */
  readonly unit?: Unit;
  option(key: string): LabelledOption;
  /** A bot by its name, `kind` or `kind:argument`. */
  bot(name: string): Labelled;
  /** Names for bots at a table, in the same order in every language. */
  readonly botNames: readonly string[];
  /** Why the game refused something and, where that helps, what to do now; null for a code that is not the game's own. */
  rejection(code: string, params: Readonly<Record<string, string | number>>): string | null;
  /** An event of the game for the log; null for what is not worth a line. */
  event(event: unknown, table: { readonly options: unknown }, reader: Reader): LogLine | null;
  /** What an action is called on a button. */
  action(action: unknown, view: unknown, reader: Reader): string;
  /** What whoever has this view can answer aloud, where several people sit at one device; absent or null: nothing. */
  openQuestion?(view: unknown): OpenQuestion | null;
  /** What a field of the view is called where it is shown as a table; null: nothing better than its name. */
  field(name: string): string | null;
  readonly help: readonly HelpSection[];
  /** Keys of the game's own board. */
  readonly shortcuts?: readonly Shortcut[];
}

/** What is said in the lessons of a game. */
export interface LessonMessages {
  /** What a lesson is called, by its name. */
  title(lesson: string): string;
  /** What the coach says. Why the rules refuse something is a rejection like any other. */
  say(saying: Remarked): Sentence;
  /** What an answer is called that is offered. */
  answer(label: Message): Sentence;
  /** What the others are called, by seat, where a lesson names them; absent: as bots are. */
  readonly others?: readonly (string | null)[];
}
