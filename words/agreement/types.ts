import type {
  Dispute,
  EndReason,
  Event,
  OptionKey,
  Options,
  UnnoticedError as Unnoticed,
  Verdict,
} from '@lusoria/agreement';
import type { Case, Cell, Gender, GrammaticalNumber, ParadigmId } from '@lusoria/latin';
import type { Sentence } from '../sentence.ts';

/** Who is who, for sentences about seats and cards. */
export interface Who {
  name(seat: number): string;
  /** The reader's own seat; null for whoever only watches. */
  readonly you: number | null;
  /** The printed form of a card; empty for the joker. */
  form(card: number): string;
}

/** A challenge that has been settled; the card comes as its form. */
export type Settled = Pick<Dispute, 'by' | 'seat' | 'as' | 'verdict' | 'upheld'>;

/** Who and what a settled challenge is about. Without `you` nobody is addressed. */
export interface SettledWho {
  readonly form: string;
  name(seat: number): string;
  readonly you?: number | null;
}

/** A lay with what is needed to explain whether it is right. */
export interface Judged {
  readonly form: string;
  /** The declared cell. */
  readonly as: Cell;
  readonly verdict: Verdict;
  /** What the form can be read as. */
  readonly readings: readonly Cell[];
  /**
   * What lay there: the declared cell, or every reading of the start card. Empty when it is not
   * known; then only the number of shared features is told.
   */
  readonly on: readonly Cell[];
}

/** A label and one sentence on it. */
export interface Labelled {
  readonly label: string;
  readonly text: string;
}

/** An option; `values` words those of a choice. */
export interface OptionWords extends Labelled {
  readonly values?: Readonly<Record<string, string>>;
}

type ValueOf<K extends OptionKey> = K extends 'deck' ? ParadigmId : Extract<Options[K], string>;

/** All options; a choice has a label for each of its values. */
export type OptionTexts = {
  readonly [K in OptionKey]: [ValueOf<K>] extends [never]
    ? Labelled
    : Labelled & { readonly values: Readonly<Record<ValueOf<K>, string>> };
};

/** Bundles of options; which options they set is the page's to say. */
export type PresetName = 'standard' | 'practice' | 'tournament';

/** The bots as they are offered; pupils in three strengths. */
export type BotLabel = 'random' | 'beginner' | 'learner' | 'advanced' | 'uniform' | 'mobile';

/** What one language says about the agreement games. */
export interface AgreementWords {
  /** The names, as labels. `…Short` fit on a small button. */
  readonly cases: Readonly<Record<Case, string>>;
  readonly casesShort: Readonly<Record<Case, string>>;
  readonly numbers: Readonly<Record<GrammaticalNumber, string>>;
  readonly numbersShort: Readonly<Record<GrammaticalNumber, string>>;
  readonly genders: Readonly<Record<Gender, string>>;
  readonly gendersShort: Readonly<Record<Gender, string>>;
  readonly caseLabel: string;
  readonly numberLabel: string;
  readonly genderLabel: string;
  /** "Akkusativ Singular Femininum", as in the middle of a sentence. */
  cell(cell: Cell): string;
  /** "Akk. Sg. fem." */
  cellShort(cell: Cell): string;

  /** The name of the joker. */
  readonly joker: string;
  /** The button that lays a card, with what is declared so far; an empty form is the joker. */
  layButton(form: string, as: Cell | null): Sentence;
  /** What was declared with a card that lies there. */
  declaration(as: Cell): string;

  /** A line of the log; null for what is not worth one. */
  event(event: Event, who: Who): Sentence | null;
  /** A settled challenge in one or two sentences. */
  settled(settled: Settled, who: SettledWho): Sentence;
  /** Why a lay is wrong, or right: for disputes, refusals of a table that checks, and the report. */
  verdict(judged: Judged): Sentence;
  /** An unnoticed error: who laid what on what; `verdict` says what was wrong. */
  report(entry: Unnoticed, who: Who): Sentence;
  /** Why a round ended. */
  readonly endReason: Readonly<Record<EndReason, string>>;

  /** An option by its key. */
  option(key: string): OptionWords;
  readonly presets: Readonly<Record<PresetName, Labelled>>;
  /** A bot by its name, such as `uniform` or `pupil:70,gen=30`. */
  bot(name: string): Labelled;
  /** Names for bots at a table, in the same order in every language. */
  readonly botNames: readonly string[];

  /** Whose turn it is; null: the reader's. */
  turnOf(name: string | null): string;
  /** For whoever can challenge: somebody has laid a card. */
  challengeOpen(name: string): string;
  /** How many cards the reader holds. */
  handCount(n: number): string;
}
