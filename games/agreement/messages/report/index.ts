import type { GameReport, ReportColumn } from '@lusoria/core';
import { la, type Language, messageLoader, type Sentence } from '@lusoria/i18n';
import { CASES, CELLS, GENDERS, NUMBERS } from '@lusoria/latin';
import type { ClassReport, Tally } from '../../learning/class-report.ts';
import { deckOf, formOf } from '../../rules/deck.ts';
import { cellText, label, readingsText } from '../cells.ts';
import { type AgreementTranslator, loadAgreementMessages } from '../index.ts';
import type { Messages } from './keys.gen.ts';

const load = messageLoader<Messages>((language) => new URL(`./${language}.ftl`, import.meta.url));

const FEATURES = [...CASES, ...NUMBERS, ...GENDERS];

/**
 * What rounds of the agreement games tell of those who played them.
 *
 * @param reportOf counts and estimates what the rounds of one person tell.
 */
export async function loadReport(
  language: Language,
  reportOf: (rounds: Parameters<GameReport['row']>[0]) => ClassReport,
): Promise<GameReport> {
  const [t, words] = await Promise.all([load(language), loadAgreementMessages(language)]);
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
    errors: (rounds) => reportOf(rounds).confusions.map((one) => confused(words, t, one)),
  };
}

function percent({ all, right }: Tally): number | null {
  return all === 0 ? null : Math.round((100 * right) / all);
}

function confused(
  words: AgreementTranslator,
  t: Awaited<ReturnType<typeof load>>,
  { card, as, was, view }: ClassReport['confusions'][number],
): Sentence {
  const form = la(formOf(deckOf(view.options), card));
  return t.sentence('confused', { form, as: cellText(words, as), was: readingsText(words, was) });
}
