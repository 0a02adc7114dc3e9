import {
  countFigure,
  decodeOnce,
  type GameReport,
  type PersonReport,
  type ReportColumn,
  type ReportTable,
  shareFigure,
} from '@lusoria/core';
import { la, type Language, type Sentence } from '@lusoria/i18n';
import {
  CASES,
  cellOf,
  CELLS,
  type Features,
  GENDERS,
  type Grammar,
  GRAMMARS,
  NUMBERS,
} from '@lusoria/latin';
import type { bluffSource } from '../../puzzles/question.ts';
import type * as learning from '../../learning/class-report.ts';
import type { formKey, keysOf } from '../../learning/form-key.ts';
import { type Deck, deckOf, formOf, JOKER, readingsOf } from '../../rules/deck.ts';
import { viewSchema } from '../../rules/schemas.ts';
import type { PileCard } from '../../rules/types.ts';
import { cellText, label, readingsText } from '../cells.ts';
import { type AgreementTranslator, loadAgreementMessages } from '../index.ts';
import { verdictText } from '../verdict.ts';
import { inGrammar } from '../grammar.ts';
import { loadMessages, type MessageTranslator } from './keys.gen.ts';

const FEATURES = [...CASES, ...NUMBERS, ...GENDERS];

/** What reckons a person's report. */
interface Reckoning {
  readonly nothing: learning.ClassReport;
  readonly reportAfter: typeof learning.reportAfter;
  readonly reportPractised: typeof learning.reportPractised;
  readonly tallyOf: typeof learning.tallyOf;
  readonly knownCells: typeof learning.knownCells;
  readonly formKey: typeof formKey;
  readonly keysOf: typeof keysOf;
  /** The question about a lay, as a source; null: none. */
  readonly asks: typeof bluffSource;
}

/** Report on the players of finished rounds of the agreement games. */
export async function loadReport(language: Language, reckoning: Reckoning): Promise<GameReport> {
  const [t, words] = await Promise.all([loadMessages(language), loadAgreementMessages(language)]);
  const column = (key: string, text: string, kind: ReportColumn['kind'] = 'count') => ({
    key,
    text,
    kind,
  });
  /** The numbers of both grammars have the same names. */
  const named = (grammar: Grammar, feature: Features[keyof Features]): string => {
    const text = label(inGrammar(words, { grammar }), feature);
    const isNumber = NUMBERS.some((number) => number === feature);
    return grammar === 'verb' && isNumber ? t('of-verbs', { what: text }) : text;
  };
  const person = (told: learning.ClassReport): PersonReport => ({
    after: (round) => person(reckoning.reportAfter(told, round)),
    practised: (practice) => person(reckoning.reportPractised(told, practice)),
    row() {
      const { all, right } = reckoning.tallyOf(told);
      const { challenges, overlooked } = told;
      return {
        lays: countFigure(all),
        right: shareFigure(right, all),
        ...Object.fromEntries(
          GRAMMARS.flatMap((grammar) =>
            FEATURES.map((feature) => {
              const about = reckoning.tallyOf(told, { grammar, feature });
              return [
                reckoning.formKey('right', grammar, feature),
                shareFigure(about.right, about.all),
              ];
            }),
          ),
        ),
        upheld: countFigure(challenges.right),
        rejected: countFigure(challenges.all - challenges.right),
        overlooked: countFigure(overlooked),
        ...Object.fromEntries(
          GRAMMARS.flatMap((grammar) => {
            const known = reckoning.knownCells(told, grammar);
            return CELLS.map((cell) => [reckoning.formKey('known', grammar, cell), known[cell]]);
          }),
        ),
      };
    },
    errors: () =>
      told.confusions.map((one) => ({
        sentence: confused(inGrammar(words, deckOf(one.view.options)), t, one),
        example:
          one.on &&
          onWhat(inGrammar(words, deckOf(one.view.options)), t, deckOf(one.view.options), one.on),
        ask: one.on && reckoning.asks(one.view.options, one.on, one),
      })),
  });
  return {
    columns: [
      column('lays', t('lays')),
      column('right', t('right'), 'percent'),
      ...GRAMMARS.flatMap((grammar) =>
        FEATURES.map((feature) => ({
          ...column(
            reckoning.formKey('right', grammar, feature),
            named(grammar, feature),
            'percent',
          ),
          part: grammar,
        })),
      ),
      column('upheld', t('upheld')),
      column('rejected', t('rejected')),
      column('overlooked', t('overlooked')),
      ...GRAMMARS.flatMap((grammar) =>
        CELLS.map((cell) => ({
          ...column(
            reckoning.formKey('known', grammar, cell),
            cellText(inGrammar(words, { grammar }), cell),
            'estimate',
          ),
          part: grammar,
        })),
      ),
    ],
    tables: GRAMMARS.flatMap((grammar) =>
      NUMBERS.map(
        (number): ReportTable => ({
          title: named(grammar, number),
          columns: GENDERS.map((gender) => named(grammar, gender)),
          rows: CASES.map((kase) => ({
            title: named(grammar, kase),
            keys: GENDERS.map((gender) =>
              reckoning.formKey('known', grammar, cellOf(kase, number, gender)),
            ),
          })),
          part: grammar,
        }),
      ),
    ),
    keys: reckoning.keysOf,
    nothing: person(reckoning.nothing),
    quiz(end) {
      const view = decodeOnce(viewSchema, end);
      const deck = deckOf(view.options);
      const inDeck = inGrammar(words, deck);
      return (view.end?.report ?? []).map((error) => ({
        question: t.sentence('quiz', {
          form: la(formOf(deck, error.card)),
          as: cellText(inDeck, error.as),
          on: onWhat(inDeck, t, deck, error.on),
        }),
        answer: verdictText(inDeck, {
          form: formOf(deck, error.card),
          as: error.as,
          verdict: error.verdict,
          readings: readingsOf(deck, error.card),
          on: error.on.as === null ? readingsOf(deck, error.on.card) : [error.on.as],
        }),
        ask: reckoning.asks(view.options, error.on, error),
      }));
    },
  };
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
  { card, as, was, view }: learning.ClassReport['confusions'][number],
): Sentence {
  const form = la(formOf(deckOf(view.options), card));
  return t.sentence('confused', { form, as: cellText(words, as), was: readingsText(words, was) });
}
