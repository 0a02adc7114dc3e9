import { decodeOnce, defined, type InsightOf } from '@lusoria/core';
import type { Language, Sentence } from '@lusoria/i18n';
import type { RoundInsight } from '../../analysis/insight.ts';
import { deckOf } from '../../rules/deck-of.ts';
import { viewSchema } from '../../rules/schemas.ts';
import type { View } from '../../rules/types.ts';
import { cardPart } from '../cards.ts';
import { loadMessages, type MessageTranslator } from './keys.gen.ts';

/**
 * The insight that a finished round of Classification holds.
 *
 * @param insightOf what the round shows about a seat
 */
export async function loadInsight(
  language: Language,
  insightOf: (view: View, seat: number) => RoundInsight,
): Promise<InsightOf> {
  const t = await loadMessages(language);
  return ({ seat, end }) => {
    const view = decodeOnce(viewSchema, end);
    const found = insightOf(view, seat);
    const { knowable } = found;
    return {
      praise: praise(t, found),
      sentence: sentenceOf(t, knowable, view, language),
      teaches: !found.isSage && found.described !== true,
      step: 'lay' in knowable ? knowable.lay.no + 1 : null,
      practice: null,
    };
  };
}

/** The sage cannot lay wrongly: that is no praise. */
function praise(t: MessageTranslator, { isSage, lays, described }: RoundInsight): Sentence | null {
  const parts = [
    ...(!isSage && lays.right > 0 ? [t.sentence('lays', { right: lays.right, n: lays.all })] : []),
    ...(described === true ? [t.sentence('described')] : []),
  ];
  if (parts.length === 0) return null;
  return parts.flatMap((part, i) => [...(i > 0 ? [' · '] : []), ...part]);
}

function sentenceOf(
  t: MessageTranslator,
  knowable: RoundInsight['knowable'],
  { options }: View,
  language: Language,
): Sentence {
  if (knowable.kind === 'outside' || knowable.kind === 'untold') return t.sentence(knowable.kind);
  const { no, cards } = knowable.lay;
  const card = cardPart(deckOf(options), defined(cards[0], 'a card that was laid'), language);
  const of = { lay: no + 1, card };
  if (knowable.kind === 'known') return t.sentence('known', of);
  return t.sentence('telling', { ...of, before: knowable.before, after: knowable.after });
}
