import type { InsightOf, ReportedRound } from '@lusoria/core';
import { la, type Language, type Sentence } from '@lusoria/i18n';
import type { Mistake, RoundInsight } from '../../learning/insight.ts';
import { formOf, readingsOf } from '../../rules/deck.ts';
import { cellText, readingsText } from '../cells.ts';
import { inGrammar } from '../grammar.ts';
import { type AgreementTranslator, loadAgreementMessages } from '../index.ts';
import { loadMessages, type MessageTranslator } from './keys.gen.ts';

/**
 * The insight that a finished round of the agreement games holds.
 *
 * @param insightOf what the round shows
 * @param practice address of practice on the forms that were mistaken; null if there is none
 */
export async function loadInsight(
  language: Language,
  insightOf: (round: ReportedRound) => RoundInsight,
  practice: (insight: RoundInsight) => string | null,
): Promise<InsightOf> {
  const [t, words] = await Promise.all([loadMessages(language), loadAgreementMessages(language)]);
  return (round) => {
    const found = insightOf(round);
    const [worst] = found.mistakes;
    const path = practice(found);
    return {
      praise: praise(t, found),
      sentence: worst ? mistaken(t, words, found, worst) : t.sentence('flawless'),
      teaches: worst !== undefined,
      step: worst?.lay ?? null,
      practice: path === null ? null : { path, text: t('practice') },
    };
  };
}

/** Maximum number of forms named. */
const NAMED = 2;

function praise(t: MessageTranslator, found: RoundInsight): Sentence | null {
  const { deck, lays, challenges, learned } = found;
  const forms = joined(
    learned.slice(0, NAMED).map((card) => [la(formOf(deck, card))]),
    ', ',
  );
  const parts = [
    ...(lays.right > 0 ? [t.sentence('lays', { right: lays.right, n: lays.all })] : []),
    ...(challenges.right > 0 ? [t.sentence('challenges', { n: challenges.right })] : []),
    ...(forms.length > 0 ? [[t('learned'), ' ', ...forms]] : []),
  ];
  if (parts.length === 0) return null;
  return joined(parts, '\u00a0· ');
}

function joined(parts: readonly Sentence[], between: string): Sentence {
  return parts.flatMap((part, i) => [...(i > 0 ? [between] : []), ...part]);
}

function mistaken(
  t: MessageTranslator,
  words: AgreementTranslator,
  { deck }: RoundInsight,
  { kind, card, as: declared }: Mistake,
): Sentence {
  const form = la(formOf(deck, card));
  const named = inGrammar(words, deck);
  const as = cellText(named, declared);
  if (kind === 'misread' || kind === 'overlooked') {
    return t.sentence(kind, { form, as, was: readingsText(named, readingsOf(deck, card)) });
  }
  return t.sentence(kind, { form, as });
}
