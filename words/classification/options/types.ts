import type { DECK_IDS, OptionKey, Options } from '@lusoria/classification';
import type { Labelled, OptionWords } from '../../agreement/types.ts';
import type { Sentence } from '../../sentence.ts';

type DeckId = (typeof DECK_IDS)[number];
type ValueOf<K extends OptionKey> = K extends 'deck' ? DeckId : Extract<Options[K], string>;

/** All options; a choice has a label for each of its values. */
export type ClassificationOptionTexts = {
  readonly [K in OptionKey]: [ValueOf<K>] extends [never]
    ? Labelled
    : Labelled & { readonly values: Readonly<Record<ValueOf<K>, string>> };
};

/** Bundles of options; which options they set is the page's to say. */
export type ClassificationPreset = 'first' | 'classic' | 'school';

/** The bots as they are offered. */
export type ClassificationBot =
  | 'random'
  | 'beginner'
  | 'skilled'
  | 'strong'
  | 'competitive'
  | 'teaching';

/** A deck of one's own. */
export interface OwnDeckTexts {
  /** The button that opens a file. */
  readonly open: string;
  readonly hint: string;
  /** Reads a table again in which cards agree in everything. */
  readonly allowAlike: string;
  /** A file was refused; the reason is a sentence. */
  refused(reason: string): string;
  /** "81 Karten, 4 Merkmale" */
  contents(cards: number, attributes: number): string;
  /** For how many players a deck suffices, at most. */
  seats(most: number): string;
  /** What lies before one: some of the cards. */
  readonly preview: string;
  readonly attributes: string;
  /** Shows all cards, or fewer again. */
  showAll(n: number): string;
  readonly showFew: string;
}

/** What one language says about tables of Classification and who sits there. */
export interface OptionTexts {
  /** What a table is called, after its deck. */
  title(options: Pick<Options, 'deck'>, seats: number): Sentence;
  /** An option by its key. */
  option(key: string): OptionWords;
  readonly presets: Readonly<Record<ClassificationPreset, Labelled>>;
  readonly ownDeck: OwnDeckTexts;
  /** A bot by its name, such as `reasoner:strong`. */
  bot(name: string): Labelled;
  /** Names for bots at a table, in the same order in every language. */
  readonly botNames: readonly string[];
}
