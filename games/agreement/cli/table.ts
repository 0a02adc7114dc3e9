import { type Deck, deckOf, optionsSchema, type View, viewSchema } from '@lusoria/agreement';
import { decodeOnce, defined } from '@lusoria/core';
import type { TableView } from '@lusoria/table';
import type { TypedWords } from '@lusoria/cli-kit/keys.ts';
import { type Playing, viewIn } from '@lusoria/cli-kit/playing.ts';
import type { AgreementTranslator } from '../messages/index.ts';
import type { TerminalTranslator } from '../messages/terminal/index.ts';
import type { AgreementKey } from './keys.ts';
import type { Showing } from './screen.ts';

/** Context of an agreement game at the terminal. */
export interface Seated extends Playing {
  /** Messages of the game, and those of the terminal alone. */
  readonly t: AgreementTranslator;
  readonly terminal: TerminalTranslator;
  /** Messages in every language: names of case, number and gender may be typed in any. */
  readonly declarations: readonly AgreementTranslator[];
  /** The commands in every language, the player's own first. */
  readonly commands: readonly TypedWords<AgreementKey>[];
}

/** The player's view of the round in progress; null before the deal. */
export function roundOf(table: TableView): View | null {
  return viewIn(viewSchema, table);
}

export function deckAt(table: TableView): Deck {
  return deckOf(decodeOnce(optionsSchema, table.options));
}

/** The current table with everything needed to show it. */
export function showing({ live, common, t, terminal, names, style }: Seated): Showing {
  const deck = deckAt(live.table.get().view);
  return { deck, t, terminal, common, style, name: (seat) => defined(names[seat]) };
}
