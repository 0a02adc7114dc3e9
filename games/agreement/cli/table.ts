import { type Deck, deckOf, optionsSchema, type View, viewSchema } from '@lusoria/agreement';
import type { TableView } from '@lusoria/table';
import type { AgreementWords } from '@lusoria/words';
import * as v from 'valibot';
import type { Playing } from '@lusoria/cli-kit/playing.ts';
import type { Showing } from './screen.ts';

/** What the agreement games are played with. */
export interface Seated extends Playing {
  readonly agreement: AgreementWords;
  /** The words for case, number and gender in every language: any of them may be typed. */
  readonly typed: readonly AgreementWords[];
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
export function showing({ house, words, agreement, names, style }: Seated): Showing {
  const { ui, play } = words;
  const deck = deckAt(house.table.get().view);
  return { deck, agreement, ui, play, style, name: (seat) => names[seat] ?? '' };
}
