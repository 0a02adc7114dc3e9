import { type Language, loadClassificationWords } from '@lusoria/words';
import type { Face } from '../desk.ts';
import { classificationDesk } from './desk.ts';

/** The face of Classification, with the words of a language. */
export async function loadFace(language: Language): Promise<Face> {
  const classification = await loadClassificationWords(language);
  return {
    bot: 'reasoner:skilled',
    botNames: classification.botNames,
    botWords: (bot) => classification.bot(bot),
    optionLabel: (key) => classification.option(key).label,
    botNotes: [],
    sit: (playing) => classificationDesk({ ...playing, classification }),
  };
}
