import { decodeOnce, defined, type HintOf } from '@lusoria/core';
import type { Language, Sentence } from '@lusoria/i18n';
import type { LayHint } from '../../analysis/hint.ts';
import { deckOf } from '../../rules/deck-of.ts';
import { viewSchema } from '../../rules/schemas.ts';
import type { View } from '../../rules/types.ts';
import { cardPart } from '../cards.ts';
import { loadMessages, type MessageTranslator } from './keys.gen.ts';

/**
 * The hints at a table.
 *
 * @param hintIn where a card belongs in a view
 */
export async function loadHint(
  language: Language,
  hintIn: (view: View) => LayHint | null,
): Promise<HintOf> {
  const t = await loadMessages(language);
  return (raw) => {
    const view = decodeOnce(viewSchema, raw);
    const found = hintIn(view);
    if (!found) return null;
    const { to, right, of } = found;
    const card = cardPart(deckOf(view.options), found.card, language);
    return {
      nudge: nudge(t, found, view, language),
      advice:
        to === null
          ? t.sentence('advice-new', { card })
          : t.sentence('advice-lay', { card, class: to + 1 }),
      reason: right === of ? t.sentence('reason-certain') : t.sentence('reason', { right, of }),
    };
  };
}

function nudge(
  t: MessageTranslator,
  { refused }: LayHint,
  { options, classes }: View,
  language: Language,
): Sentence {
  if (refused) {
    const card = cardPart(deckOf(options), defined(refused.cards[0], 'a card'), language);
    return refused.class === null
      ? t.sentence('nudge-refused-new', { card })
      : t.sentence('nudge-refused', { card, class: refused.class + 1 });
  }
  const largest = classes.toSorted((a, b) => b.cards.length - a.cards.length)[0];
  const at = largest ? classes.indexOf(largest) : -1;
  return largest && largest.cards.length > 1
    ? t.sentence('nudge-class', { class: at + 1 })
    : t.sentence('nudge-first');
}
