import type { QuestionField, QuestionForm } from '@lusoria/core';
import { CELLS } from '@lusoria/latin';
import * as v from 'valibot';
import type { Source } from '../../puzzles/question.ts';
import { type Deck, deckOf, readingsOf } from '../../rules/deck.ts';
import { optionsSchema } from '../../rules/schemas.ts';
import { cellText } from '../cells.ts';
import { inGrammar } from '../grammar.ts';
import type { AgreementTranslator } from '../index.ts';
import type { MessageTranslator } from './keys.gen.ts';

/** Cards to choose from in a question made by hand. */
const LAYS = ['1', '2', '3'] as const;

type Values = Readonly<Record<string, string>>;

/** A card by its form, and its declaration, as a form has them. */
function layIn(values: Values, key: string) {
  const as = CELLS.find((cell) => cell === values[`${key}-as`]);
  const card = Number(values[key]);
  return as === undefined || values[key] === undefined ? null : { card, as };
}

/** Forms by which a question about the cards of a class is made by hand. */
export function formsFor(
  { t, words }: { readonly t: MessageTranslator; readonly words: AgreementTranslator },
  raw: unknown,
): readonly QuestionForm[] {
  const read = v.safeParse(optionsSchema, raw);
  if (!read.success) return [];
  const { deck: option, plain } = read.output;
  const deck = deckOf({ deck: option, plain, joker: false });
  const cards = { deck: option, plain };
  const lay = (values: Values, key: string, labels: readonly [string, string], isTrue: boolean) =>
    layFields(inGrammar(words, deck), deck, values, { key, labels, isTrue });
  const top = (values: Values) => lay(values, 'on', [t('field-on'), t('field-on-as')], true);
  return [
    {
      key: 'lays',
      title: t('form-lays'),
      fields: (values) => [
        ...top(values),
        ...LAYS.flatMap((n) =>
          lay(values, n, [t('field-card', { n }), t('field-card-as', { n })], false),
        ),
      ],
      source(values): Source | null {
        const on = layIn(values, 'on');
        const lays = LAYS.flatMap((n) => layIn(values, n) ?? []);
        return on && lays.length === LAYS.length ? { kind: 'lays', ...cards, on, lays } : null;
      },
    },
    {
      key: 'bluff',
      title: t('form-bluff'),
      fields: (values) => [
        ...top(values),
        ...lay(values, 'laid', [t('field-laid'), t('field-on-as')], false),
      ],
      source(values): Source | null {
        const on = layIn(values, 'on');
        const laid = layIn(values, 'laid');
        return on && laid ? { kind: 'bluff', ...cards, on, lay: laid } : null;
      },
    },
  ];
}

/** The card, then what it is declared: what it can be first, and else, where it may be false, anything. */
function layFields(
  words: AgreementTranslator,
  deck: Deck,
  values: Values,
  {
    key,
    labels: [card, as],
    isTrue,
  }: { readonly key: string; readonly labels: readonly [string, string]; readonly isTrue: boolean },
): readonly QuestionField[] {
  const forms = deck.forms.map((text, index) => ({ value: String(index), text }));
  const chosen = forms.find(({ value }) => value === values[key]);
  const own = chosen ? readingsOf(deck, Number(chosen.value)) : [];
  const others = isTrue ? [] : CELLS.filter((cell) => !own.includes(cell));
  const readings = chosen ? [...own, ...others] : [];
  return [
    { key, label: card, choices: forms },
    {
      key: `${key}-as`,
      label: as,
      choices: readings.map((cell) => ({ value: cell, text: cellText(words, cell) })),
    },
  ];
}
