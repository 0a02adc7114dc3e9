import { defined, type LessonMessages } from '@lusoria/core';
import type { Message, Params } from '@lusoria/core/lesson';
import { type Language, la, type Part, type Sentence } from '@lusoria/i18n';
import { CASES, CELLS, GENDERS, NUMBERS } from '@lusoria/latin';
import * as v from 'valibot';
import { remarkSchema } from '../../lessons/judge.ts';
import { type AgreementTranslator, loadAgreementMessages } from '../index.ts';
import { cellText, label } from '../cells.ts';
import { verdictText } from '../verdict.ts';
import { loadMessages } from './keys.gen.ts';

const cellSchema = v.picklist(CELLS);
const featureSchema = v.picklist([...CASES, ...NUMBERS, ...GENDERS]);

/** Loads the coach's messages in the lessons of the agreement games. */
export async function loadLessonMessages(language: Language): Promise<LessonMessages> {
  const [t, agreement] = await Promise.all([
    loadMessages(language),
    loadAgreementMessages(language),
  ]);
  const message = ({ key, params = {} }: Message): Sentence =>
    defined(t.lookupSentence(key, worded(agreement, params)), `the message ${key}`);
  return {
    title: (lesson) => t.lookup(`lesson-${lesson}`) ?? lesson,
    answer: message,
    say(saying) {
      if (saying.kind === 'message') return message(saying.message);
      const { kind, ...judged } = v.parse(remarkSchema, saying.remark);
      return t.sentence(`remark-${kind}`, { verdict: verdictText(agreement, judged) });
    },
  };
}

/** The forms of the deck are Latin words; cells and features are named. */
function worded(
  t: AgreementTranslator,
  params: Params,
): Readonly<Record<string, string | number | Part>> {
  const part = (name: string, value: string | number): string | number | Part => {
    if (name.startsWith('form')) return la(String(value));
    if (name.startsWith('cell')) return cellText(t, v.parse(cellSchema, value));
    // The second one stands within a sentence.
    if (name === 'featureTwo') return t(`name-${v.parse(featureSchema, value)}`);
    if (name.startsWith('feature')) return label(t, v.parse(featureSchema, value));
    return value;
  };
  const all = Object.entries(params).map(([name, value]) => [name, part(name, value)] as const);
  return Object.fromEntries(all);
}
