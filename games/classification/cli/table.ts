import { type Action, deckOf, type View, viewSchema } from '@lusoria/classification';
import type { TypedWords } from '@lusoria/cli-kit/keys.ts';
import { defined } from '@lusoria/core';
import { ask, type Playing, viewIn } from '@lusoria/cli-kit/playing.ts';
import { shortCardLabel } from '../messages/cards.ts';
import type { ClassificationTranslator } from '../messages/index.ts';
import type { TableReader } from '../messages/reader.ts';
import type { TerminalTranslator } from '../messages/terminal/index.ts';
import type { ClassificationKey } from './keys.ts';

/** The context of a player at the terminal. */
export interface Seated extends Playing {
  readonly t: ClassificationTranslator;
  readonly terminal: TerminalTranslator;
  /** Words for each command in every language, the player's own first. */
  readonly typed: readonly TypedWords<ClassificationKey>[];
}

/** The player's view of the round; null before it. */
export function viewAt({ live }: Pick<Playing, 'live'>): View | null {
  return viewIn(viewSchema, live.table.get().view);
}

/** The addressee of the table's sentences. */
export function readerAt({ names, t }: Seated, view: View): TableReader {
  const deck = deckOf(view.options);
  return {
    you: view.you,
    name: (seat) => defined(names[seat]),
    card: (card) => shortCardLabel(deck, card, t.language),
  };
}

/** Sends an action, and shows the reason if it is rejected. */
export async function act(seated: Seated, action: Action): Promise<void> {
  return ask(seated, { do: 'act', action });
}
