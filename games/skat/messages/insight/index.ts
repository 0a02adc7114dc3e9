import type { Insight } from '@lusoria/core';
import type { Costliest } from '../../analysis/costliest.ts';
import type { View } from '../../rules/view.ts';
import type { SkatTranslator } from '../index.ts';
import { cardName, cardNames, type SkatReader } from '../names.ts';
import type { MessageTranslator } from './keys.gen.ts';

export { loadMessages as loadInsightMessages } from './keys.gen.ts';

/** The messages for an insight: its own, and those of the table for cards. */
interface Words {
  readonly t: SkatTranslator;
  readonly insight: MessageTranslator;
}

/**
 * The insight that a deal holds for the reader.
 *
 * @param found what cost most; `failed` if that could not be worked out, `sat-out` for whoever did not play
 */
export function insightText(
  words: Words,
  found: Costliest | { readonly kind: 'failed' | 'sat-out' },
  view: View,
  reader: Omit<SkatReader, 'name'>,
): Insight {
  const eyes = found.kind === 'sat-out' ? null : eyesOf(view, reader);
  return {
    praise: eyes && words.insight.sentence('eyes', eyes),
    sentence: [sentenceOf(words, found, reader)],
    teaches: ['card', 'score', 'bold', 'timid'].includes(found.kind),
    step: 'trick' in found ? found.trick + 1 : null,
    practice: null,
  };
}

function sentenceOf(
  { t, insight }: Words,
  found: Parameters<typeof insightText>[1],
  { pack }: Pick<SkatReader, 'pack'>,
): string {
  switch (found.kind) {
    case 'card': {
      const { lost, avoidable } = found;
      const of = { trick: found.trick + 1, card: cardName(t, found.card, pack) };
      const best = cardNames(t, found.best, pack, 'or');
      if (lost === null) {
        return avoidable ? insight('card-game', { ...of, best }) : insight('unlucky-game', of);
      }
      return avoidable
        ? insight('card', { ...of, lost, best })
        : insight('unlucky', { ...of, lost });
    }
    case 'score':
      return insight('score', {
        trick: found.trick + 1,
        card: cardName(t, found.card, pack),
        best: cardName(t, found.best, pack),
        lost: Math.max(1, Math.round(found.lost)),
      });
    case 'bold':
    case 'timid':
      return insight(found.kind, { limit: found.limit });
    default:
      return insight(found.kind);
  }
}

/** Card points of the reader's side and of the other; null where nobody played alone, or points do not count. */
function eyesOf(
  { end }: View,
  { you }: Pick<SkatReader, 'you'>,
): { readonly own: number; readonly others: number } | null {
  if (end?.result.kind !== 'game' || end.result.contract.game === 'null') return null;
  const { declarer, points } = end.result;
  return you === declarer
    ? { own: points, others: 120 - points }
    : { own: 120 - points, others: points };
}
