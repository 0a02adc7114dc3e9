import type { Labelled, LabelledOption } from '@lusoria/core';
import { la, type Sentence } from '@lusoria/i18n';
import { PARADIGM_IDS, PARADIGMS } from '@lusoria/latin';
import * as v from 'valibot';
import { deckOf } from '../rules/deck.ts';
import { agreement } from '../rules/game.ts';
import { optionsSchema } from '../rules/types.ts';
import type { AgreementTranslator } from './index.ts';

/** What a table is called: its deck's three nominatives, the same in every language. */
export function titleOf(options: unknown): Sentence {
  return [la(deckOf(v.parse(optionsSchema, options)).paradigm.title)];
}

/** An option by its key; one that is not known is called by its key. */
export function option(t: AgreementTranslator, key: string): LabelledOption {
  const field = agreement.optionFields.find((one) => one.key === key);
  const label = field && t.lookup(`option-${key}`);
  if (!label) return { label: key, text: '' };
  const text = t.lookup(`option-${key}-text`) ?? '';
  if (field.kind !== 'choice') return { label, text };
  const values = field.values.map((value) => [value, valueText(t, key, value)] as const);
  return { label, text, values: Object.fromEntries(values) };
}

function valueText(t: AgreementTranslator, key: string, value: string): string {
  const deck = key === 'deck' ? PARADIGM_IDS.find((id) => id === value) : undefined;
  return deck ? PARADIGMS[deck].title : (t.lookup(`option-${key}-${value}`) ?? value);
}

/** How much a pupil knows when nothing is said, in percent. */
const USUAL_KNOWLEDGE = 80;

/** A bot by its name, of which an argument may follow a colon: `pupil:70,gen=30`. */
export function bot(t: AgreementTranslator, name: string): Labelled {
  const [kind = '', argument = ''] = name.split(':', 2);
  switch (kind) {
    case 'uniform':
    case 'mobile':
    case 'random':
      return { label: t(`bot-${kind}`), text: t(`bot-${kind}-text`) };
    case 'pupil': {
      const strength = strengthOf(argument);
      return { label: t(`bot-${strength}`), text: t(`bot-${strength}-text`) };
    }
    default:
      return { label: name, text: '' };
  }
}

function strengthOf(argument: string): 'beginner' | 'learner' | 'advanced' {
  const knows = Number(/^\d+/u.exec(argument)?.[0] ?? USUAL_KNOWLEDGE);
  if (knows < 60) return 'beginner';
  return knows < 80 ? 'learner' : 'advanced';
}

/** Names for bots at a table. */
export function botNames(t: AgreementTranslator): readonly string[] {
  return t('bot-names').split(', ');
}
