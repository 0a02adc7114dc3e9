import type { Language } from '@lusoria/i18n';
import type { Colours } from './colour.ts';
import type { Drawing } from './drawing.ts';
import type { Fonts } from './fonts.ts';
import type { Offset } from './impose.ts';
import type { CardSize, Paper, Size } from './paper.ts';
import type { Pictures } from './pdf/pictures.ts';

/** What the folder `print/` of a game offers. */
export interface GamePrint {
  /**
   * What can be printed of the game, in the order in which it is offered.
   *
   * @param options of a table or an offer, not checked: what they say is the usual value of a choice
   */
  items(language: Language, options: unknown): Promise<readonly PrintItem[]>;
}

/** Something that can be printed. */
export interface PrintItem {
  /** Its name in commands: `cards` in `lusoria print skat/cards`. */
  readonly key: string;
  readonly label: string;
  /** A sentence on it. */
  readonly text: string;
  readonly kind: 'cards' | 'sheets';
  /** How large its cards are where nothing else is said. */
  readonly size?: CardSize;
  /** What is to be chosen about it, beside the options of the game. */
  readonly choices: readonly PrintChoice[];
  /** @throws PrintProblem */
  make(order: Order): Promise<Made>;
}

/** A choice. One that is called as an option of the game stands for it. */
export interface PrintChoice {
  readonly key: string;
  readonly label: string;
  readonly values: readonly { readonly value: string; readonly label: string }[];
  /** What is usual; the first value if left out. */
  readonly standard?: string;
}

/** What somebody wants printed, and what to draw it with. */
export interface Order {
  /** Of the game: a table's, or an offer's. Not checked. */
  readonly options: unknown;
  /** The value of a choice of the item. */
  choice(key: string): string;
  readonly language: Language;
  readonly colours: Colours;
  /** Letters half as large again, for whoever sees badly. */
  readonly large: boolean;
  readonly paper: Paper;
  /** Of a card, in millimetres. */
  readonly card: Size;
  readonly fonts: Fonts;
  /** By how much second sides are moved. */
  readonly offset: Offset;
}

/** Fronts of cards, each in units of its own; or sheets in millimetres. */
export interface Made {
  readonly title: string;
  /** The pictures that its marks name, if they name any. */
  readonly pictures?: Pictures;
  /** Cards are laid out on sheets, sheets are printed as they are. */
  readonly drawings: readonly Drawing[];
}
