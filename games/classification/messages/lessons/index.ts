import { defined, type LessonMessages } from '@lusoria/core';
import { type Language, messageLoader } from '@lusoria/i18n';
import type { Messages } from './keys.gen.ts';

const load = messageLoader<Messages>((language) => new URL(`./${language}.ftl`, import.meta.url));

/** Loads what is said in the round that teaches the game. */
export async function loadLessonMessages(language: Language): Promise<LessonMessages> {
  const t = await load(language);
  const worded = (key: string) => defined(t.lookupSentence(key), `the message ${key}`);
  return {
    title: (lesson) => t.lookup(`lesson-${lesson}`) ?? lesson,
    answer: ({ key }) => worded(key),
    // Nothing is worked out about an error: the cards on the table tell it.
    say: (saying) => (saying.kind === 'message' ? worded(saying.message.key) : []),
    others: [t('sage'), null, t('other')],
  };
}
