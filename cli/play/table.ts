import { type Deck, deckOf, optionsSchema, type View, viewSchema } from '@lusoria/agreement';
import type { TableView } from '@lusoria/table';
import type { AgreementWords, Language, Refusals } from '@lusoria/words';
import type { UiWords } from '@lusoria/words/ui';
import * as v from 'valibot';
import type { CliWords } from '../words/index.ts';
import type { House } from './house.ts';
import type { Input } from './input.ts';
import type { Showing } from './screen.ts';
import type { Style } from './style.ts';

/** Everything that is said at the table, in the player's language. */
export interface TableWords {
  readonly language: Language;
  readonly agreement: AgreementWords;
  readonly ui: UiWords;
  readonly refusals: Refusals;
  readonly play: CliWords['play'];
  /** The words for case, number and gender in every language: any of them may be typed. */
  readonly typed: readonly AgreementWords[];
}

/** What a game at the terminal is played with. */
export interface Playing {
  readonly house: House;
  readonly input: Input;
  readonly words: TableWords;
  readonly style: Style;
  /** Names by seat. */
  readonly names: readonly string[];
  out(line: string): void;
  /** Lets the player follow: waits for as long as these milliseconds should feel. */
  pause(ms: number): Promise<void>;
  /** Called whenever a match is over, or broken off. */
  finished(): Promise<void>;
}

/** What the player sees of the round under way; null before the deal. */
export function roundOf(table: TableView): View | null {
  const play = table.round?.play;
  return play ? v.parse(viewSchema, play.view) : null;
}

/** The deck of a table. */
export function deckAt(table: TableView): Deck {
  return deckOf(v.parse(optionsSchema, table.options));
}

/** The table as it is now, for whoever shows it. */
export function showing({ house, words, names, style }: Playing): Showing {
  const { agreement, ui, play } = words;
  const deck = deckAt(house.table.get().view);
  return { deck, agreement, ui, play, style, name: (seat) => names[seat] ?? '' };
}
