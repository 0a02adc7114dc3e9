import { defined, type LessonMessages } from '@lusoria/core';
import type { Language } from '@lusoria/i18n';
import { loadMessages } from './keys.gen.ts';

/** Loads the messages of the guided round. */
export async function loadLessonMessages(language: Language): Promise<LessonMessages> {
  const t = await loadMessages(language);
  const worded = (key: string) => defined(t.lookupSentence(key), `the message ${key}`);
  return {
    title: (lesson) => t.lookup(`lesson-${lesson}`) ?? lesson,
    answer: ({ key }) => worded(key),
    // Errors have no remarks: the cards on the table show them.
    say: (saying) => (saying.kind === 'message' ? worded(saying.message.key) : []),
    others: [t('sage'), null, t('other')],
  };
}
