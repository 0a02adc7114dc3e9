import {
  type Action,
  type Deck,
  deckOf,
  type Language as DeckLanguage,
  type View,
  viewSchema,
} from '@lusoria/classification';
import type { ClassificationWho, ClassificationWords } from '@lusoria/words';
import * as v from 'valibot';
import { ask, type Playing } from '@lusoria/cli-kit/playing.ts';

/** What Classification is played with. */
export interface Seated extends Playing {
  readonly classification: ClassificationWords;
}

/** What the player sees of the round under way; null before it. */
export function viewAt({ house }: Pick<Playing, 'house'>): View | null {
  const play = house.table.get().view.round?.play;
  return play ? v.parse(viewSchema, play.view) : null;
}

/** A card in words. The names of shapes and forms say everything; other cards go with their values. */
export function cardName(deck: Deck, card: number, language: DeckLanguage): string {
  const found = deck.cards[card];
  if (!found) return '';
  const label = found.label[language];
  if (found.picture.kind === 'shapes' || found.picture.kind === 'latin') return label;
  const values = deck.attributes.map(
    (attribute, i) => attribute.values[found.values[i] ?? -1]?.names[language] ?? '',
  );
  return `${label} (${values.join(', ')})`;
}

/** Who is who and what is what, for sentences. */
export function whoAt(seated: Playing, view: View): ClassificationWho {
  const deck = deckOf(view.options);
  return {
    you: view.you,
    name: (seat) => seated.names[seat] ?? '',
    card: (card) => cardName(deck, card, seated.words.language),
  };
}

/** Does something in the game, and says why when it is refused. */
export async function act(seated: Playing, action: Action): Promise<void> {
  return ask(seated, { do: 'act', action });
}
