import { type Language, LANGUAGES, loadAgreementWords } from '@lusoria/words';
import { CLI_WORDS } from '@lusoria/cli-kit/words/index.ts';
import type { GameTerminal } from '@lusoria/cli-kit/game-terminal.ts';
import { agreementDesk } from './desk.ts';

/** The terminal of the agreement games, with the words of a language. */
export async function loadTerminal(language: Language): Promise<GameTerminal> {
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
export { agreementStudy as study } from './study.ts';
