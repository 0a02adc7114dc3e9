import type { PlayedSeries } from '@lusoria/core';
import type { Language } from '@lusoria/i18n';
import type { Colours } from './colour.ts';
import type { Drawing } from './drawing.ts';
import type { Fonts } from './fonts.ts';
import type { Offset } from './impose.ts';
import type { CardSize, Paper, Size } from './paper.ts';
import type { Pictures } from './pdf/pictures.ts';

/** The list of a series at one table, to be printed. */
export interface PrintedSeries extends PlayedSeries {
  /** Which series, and at which table. */
  readonly title: string;
  /** Of the event, and the date. */
  readonly about: string;
  /** By seat. */
  readonly names: readonly string[];
}

/** Interface of a game's folder `print/`. */
export interface GamePrint {
  /**
   * Printable items of the game, in the order in which they are offered.
   *
   * @param options of a table or an offer, not checked: they set the default values of choices
   * @param series lists of an event; none elsewhere
   */
  items(
    language: Language,
    options: unknown,
    series?: readonly PrintedSeries[],
  ): Promise<readonly PrintItem[]>;
  /** Absent: what a player holds, as the game declares it. */
  scene?(scene: Scene): Promise<ScenePicture>;
}

/** A position as one player sees it, or a puzzle as it is set: for the picture of a link. */
interface Scene {
  /** A view of the game, or what the game's puzzles give in its place. */
  readonly view: unknown;
  readonly language: Language;
}

/** What a scene shows: cards in rows, such as those on the table, and those in the hand. */
export interface ScenePicture {
  readonly rows: readonly (readonly Drawing[])[];
  /** The pictures referenced by their marks, if any. */
  readonly pictures?: Pictures;
}

export interface PrintItem {
  /** Name in commands: `cards` in `lusoria print skat/cards`. */
  readonly key: string;
  readonly label: string;
  /** A one-sentence description. */
  readonly text: string;
  readonly kind: 'cards' | 'sheets';
  /** Default size of its cards. */
  readonly size?: CardSize;
  /** Choices about it, besides the options of the game. */
  readonly choices: readonly PrintChoice[];
  /** @throws PrintProblem */
  make(order: Order): Promise<Made>;
}

/** A choice. If it has the name of an option of the game, it stands for that option. */
export interface PrintChoice {
  readonly key: string;
  readonly label: string;
  readonly values: readonly { readonly value: string; readonly label: string }[];
  /** Default value; the first value if absent. */
  readonly standard?: string;
}

/** A print order: chosen values and drawing resources. */
export interface Order {
  /** Options of the game: a table's, or an offer's. Not checked. */
  readonly options: unknown;
  /** The value of a choice of the item. */
  choice(key: string): string;
  readonly language: Language;
  readonly colours: Colours;
  /** Whether letters are half as large again, for people with low vision. */
  readonly large: boolean;
  readonly paper: Paper;
  /** Of a card, in millimetres. */
  readonly card: Size;
  readonly fonts: Fonts;
  /** Offset of second sides. */
  readonly offset: Offset;
  /** Photos of the cards of the deck in the options, as addresses of JPEGs (`data:`). */
  readonly photos: readonly string[];
}

/** Fronts of cards, each in its own units; or sheets in millimetres. */
export interface Made {
  readonly title: string;
  /** The pictures referenced by its marks, if any. */
  readonly pictures?: Pictures;
  /** Cards are laid out on sheets; sheets are printed as they are. */
  readonly drawings: readonly Drawing[];
}
