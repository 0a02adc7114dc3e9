import type { Sentence } from '@lusoria/i18n';
import type { Message, Remarked } from './lesson/types.ts';
import type { PlayingCard } from './playing-card.ts';

/** A label and one sentence on it. */
export interface Labelled {
  readonly label: string;
  readonly text: string;
}

/** An option; `values` names the values of a choice, and numbers with a special meaning, such as 0 for as many as you like. */
export interface LabelledOption extends Labelled {
  readonly values?: Readonly<Record<string, string>>;
}

/** A value of a view as people read it, and the card of the French pack that is drawn in its place, if it is one. */
export interface WordedValue {
  readonly text: string;
  readonly card?: PlayingCard;
}

/** Unit of play at a table: rounds, or deals of a card game in which a round is several deals. */
export type Unit = 'round' | 'deal';

/** Addressee of a text, and the names of the others. */
export interface Reader {
  name(seat: number): string;
  /** The reader's own seat; null for a spectator. */
  readonly you: number | null;
}

/**
 * A line of the log; `strife` is a challenge or the like, `round` begins or ends something. A `transient` line is shown
 * when it happens and not kept: players have to remember it.
 */
export interface LogLine {
  readonly sentence: Sentence;
  readonly kind: 'play' | 'strife' | 'round' | 'transient';
}

/** An answer given aloud across the table: the action, and its label on a button. */
export interface OpenAnswer {
  readonly action: unknown;
  readonly label: string;
}

/**
 * An answer that a player can give aloud without looking at their own cards: accepting a declaration, or objecting to
 * it. That they can answer must be public.
 */
export interface OpenQuestion {
  /** Whether the table waits for this player's answer and for nothing else. */
  readonly awaited: boolean;
  readonly accept: OpenAnswer | null;
  readonly object: OpenAnswer | null;
}

/** A section of the help on a game: heading and text. */
interface HelpSection {
  readonly title: string;
  readonly text: readonly Sentence[];
  /** Text for play with real cards, without a screen; without text the section is left out. Absent: the same text. */
  readonly paper?: { readonly title: string; readonly text: readonly Sentence[] };
}

/** A key of the keyboard, as printed on it, and its function in the page. */
interface Shortcut {
  readonly key: string;
  readonly text: string;
}

/** Names of an offer: for a heading, and a short one where there is little room. */
export interface OfferMessages {
  readonly title: Sentence;
  readonly short: string;
}

/** Lobby messages of a game that needs more than title and summary there, or has many messages. */
export interface LobbyMessages {
  readonly name: string;
  /** A description of the game for newcomers. */
  readonly summary: string;
  /** Names of its offers by key, if they differ from the game's name. */
  readonly offers?: Readonly<Record<string, OfferMessages>>;
  /** Its deals of the day by key, as they are called after the game's name; absent: there is one. */
  readonly deals?: Readonly<Record<string, string>>;
  /** Link texts of its extra pages, by path. */
  readonly pages?: Readonly<Record<string, string>>;
}

/**
 * Messages that every game provides in every language, whatever shows it: page, terminal, generic board. Views, events,
 * options and actions come as plain data and are read with the game's schemas.
 */
export interface GameMessages {
  title(options: unknown, seats: number): Sentence;
  /** A description of the game for newcomers. */
  readonly summary: string;
  /** Absent: rounds. */
  readonly unit?: Unit;
  option(key: string): LabelledOption;
  /** An aid of the game's own, by its name. Absent: it has none. */
  aid?(name: string): Labelled;
  /** Absent if the game has no presets. */
  preset?(name: string): Labelled;
  /** Name and description of a bot, `kind` or `kind:argument`. */
  bot(name: string): Labelled;
  /** Names for bots at a table, in the same order in every language. */
  readonly botNames: readonly string[];
  /**
   * The reason for a rejection by the game and, if that helps, what to do now; null for a code that is not the game's
   * own.
   */
  rejection(code: string, params: Readonly<Record<string, string | number>>): string | null;
  /** Log line for an event of the game; null if it is not worth one. */
  event(event: unknown, table: { readonly options: unknown }, reader: Reader): LogLine | null;
  /** Label of an action on a button. */
  action(action: unknown, view: unknown, reader: Reader): string;
  /**
   * The question that the holder of this view can answer aloud, if several people share a device; absent or null: none.
   */
  openQuestion?(view: unknown): OpenQuestion | null;
  /** A player's place by its name, such as forehand, from any view; absent or null: places are numbered. */
  place?(view: unknown, seat: number): string | null;
  /** Label of a field where the view is shown field by field; null if there is nothing better than its name. */
  field(name: string): string | null;
  /** A value in a field of this name, where the view is shown field by field; absent or null: as the data has it. */
  value?(field: string, value: string | number): WordedValue | null;
  readonly help: readonly HelpSection[];
  /** Keyboard shortcuts of the game's own board. */
  readonly shortcuts?: readonly Shortcut[];
}

/** Texts of a game's lessons. */
export interface LessonMessages {
  title(lesson: string): string;
  /** The coach's text. A rejection by the rules is worded like any other. */
  say(saying: Remarked): Sentence;
  /** Text of an offered answer. */
  answer(label: Message): Sentence;
  /** Names of the others by seat, if a lesson names them; absent: as for bots. */
  readonly others?: readonly (string | null)[];
}

/** A phase of a lesson in class. */
export interface LessonPhase {
  readonly minutes: number;
  /** What to do, and what to press. */
  readonly text: Sentence;
  /** What to ask the class. */
  readonly ask: Sentence;
}

/** How a lesson with the game goes, for whoever teaches it; it can be printed. */
export interface LessonPlan {
  /** Unique within the game. */
  readonly key: string;
  readonly title: Sentence;
  readonly aim: string;
  readonly phases: readonly LessonPhase[];
}
