import {
  decodeOnce,
  type Labelled,
  labelled,
  type LabelledOption,
  labelledOption,
} from '@lusoria/core';
import type { Sentence } from '@lusoria/i18n';
import { PARADIGM_IDS, PARADIGMS } from '@lusoria/latin';
import { deckOf } from '../rules/deck.ts';
import { gameFacts } from '../rules/facts.ts';
import { optionsSchema } from '../rules/schemas.ts';
import type { AgreementTranslator } from './index.ts';
import { namedBy } from './lobby/forms.ts';

/** Title of a table: its deck's three nominatives, the same in every language. */
export function titleOf(options: unknown): Sentence {
  return namedBy(deckOf(decodeOnce(optionsSchema, options)).title);
}

/** An option by its key; decks are named by their nominatives. */
export function option(t: AgreementTranslator, key: string): LabelledOption {
  return labelledOption(t, gameFacts.optionFields, key, (_, value) => {
    const deck = key === 'deck' ? PARADIGM_IDS.find((id) => id === value) : undefined;
    return deck ? PARADIGMS[deck].title : null;
  });
}

/** Default knowledge of a pupil, in percent. */
const USUAL_KNOWLEDGE = 80;

/** Label of a bot by its name, which may have an argument after a colon: `pupil:70,gen=30`. */
export function bot(t: AgreementTranslator, name: string): Labelled {
  const [kind = '', argument = ''] = name.split(':', 2);
  return labelled(t, `bot-${kind === 'pupil' ? strengthOf(argument) : kind}`, name);
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
