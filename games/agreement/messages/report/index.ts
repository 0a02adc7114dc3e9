import { decodeOnce, type GameReport, type ReportColumn } from '@lusoria/core';
import { la, type Language, type Sentence } from '@lusoria/i18n';
import { CASES, CELLS, GENDERS, NUMBERS } from '@lusoria/latin';
import type { ClassReport, Tally } from '../../learning/class-report.ts';
import { type Deck, deckOf, formOf, JOKER, readingsOf } from '../../rules/deck.ts';
import { viewSchema } from '../../rules/schemas.ts';
import type { PileCard } from '../../rules/types.ts';
import { cellText, label, readingsText } from '../cells.ts';
import { type AgreementTranslator, loadAgreementMessages } from '../index.ts';
import { verdictText } from '../verdict.ts';
import { loadMessages, type MessageTranslator } from './keys.gen.ts';

const FEATURES = [...CASES, ...NUMBERS, ...GENDERS];

/**
 * Report on the players of finished rounds of the agreement games.
 *
 * @param reportOf counts and estimates from the rounds of one person.
 */
export async function loadReport(
  language: Language,
  reportOf: (rounds: Parameters<GameReport['row']>[0]) => ClassReport,
): Promise<GameReport> {
  const [t, words] = await Promise.all([loadMessages(language), loadAgreementMessages(language)]);
  const column = (key: string, text: string, kind: ReportColumn['kind'] = 'count') => ({
    key,
    text,
    kind,
  });
  return {
    columns: [
      column('lays', t('lays')),
      column('right', t('right'), 'percent'),
      ...FEATURES.map((feature) => column(`right-${feature}`, label(words, feature), 'percent')),
      column('upheld', t('upheld')),
      column('rejected', t('rejected')),
      column('overlooked', t('overlooked')),
      ...CELLS.map((cell) => column(`known-${cell}`, cellText(words, cell), 'estimate')),
    ],
    row(rounds) {
      const { lays, byFeature, challenges, overlooked, known } = reportOf(rounds);
      return {
        lays: lays.all,
        right: percent(lays),
        ...Object.fromEntries(
          FEATURES.map((feature) => [`right-${feature}`, percent(byFeature(feature))]),
        ),
        upheld: challenges.right,
        rejected: challenges.all - challenges.right,
        overlooked,
        ...Object.fromEntries(CELLS.map((cell) => [`known-${cell}`, known.get(cell) ?? null])),
      };
    },
    errors: (rounds) =>
      reportOf(rounds).confusions.map((one) => ({
        sentence: confused(words, t, one),
        example: one.on && onWhat(words, t, deckOf(one.view.options), one.on),
      })),
    quiz(end) {
      const view = decodeOnce(viewSchema, end);
      const deck = deckOf(view.options);
      return (view.end?.report ?? []).map((error) => ({
        question: t.sentence('quiz', {
          form: la(formOf(deck, error.card)),
          as: cellText(words, error.as),
          on: onWhat(words, t, deck, error.on),
        }),
        answer: verdictText(words, {
          form: formOf(deck, error.card),
          as: error.as,
          verdict: error.verdict,
          readings: readingsOf(deck, error.card),
          on: error.on.as === null ? readingsOf(deck, error.on.card) : [error.on.as],
        }),
      }));
    },
  };
}

function percent({ all, right }: Tally): number | null {
  return all === 0 ? null : Math.round((100 * right) / all);
}

/** The card on which a card was played. */
function onWhat(
  words: AgreementTranslator,
  t: MessageTranslator,
  deck: Deck,
  { card, as }: Pick<PileCard, 'card' | 'as'>,
): Sentence {
  const below = card === JOKER ? words('the-joker') : la(formOf(deck, card));
  return as === null
    ? t.sentence('on-start', { below })
    : t.sentence('on-declared', { below, cell: cellText(words, as) });
}

function confused(
  words: AgreementTranslator,
  t: MessageTranslator,
  { card, as, was, view }: ClassReport['confusions'][number],
): Sentence {
  const form = la(formOf(deckOf(view.options), card));
  return t.sentence('confused', { form, as: cellText(words, as), was: readingsText(words, was) });
}
