import { type Language, LANGUAGES, loadAgreementWords } from '@lusoria/words';
import { CLI_WORDS } from '../../words/index.ts';
import type { Face } from '../desk.ts';
import { agreementDesk } from './desk.ts';

/** The face of the agreement games, with the words of a language. */
export async function loadFace(language: Language): Promise<Face> {
  const [agreement, typed] = await Promise.all([
    loadAgreementWords(language),
    Promise.all(LANGUAGES.map(loadAgreementWords)),
  ]);
  return {
    // They err now and then, so there is something to notice.
    bot: 'pupil',
    botNames: agreement.botNames,
    botWords: (bot) => agreement.bot(bot),
    optionLabel: (key) => agreement.option(key).label,
    botNotes: [CLI_WORDS[language].help.pupil],
    sit: (playing) => agreementDesk({ ...playing, agreement, typed }),
  };
}
