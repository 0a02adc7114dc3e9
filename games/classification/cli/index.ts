import { type Language, loadClassificationWords } from '@lusoria/words';
import type { GameTerminal } from '@lusoria/cli-kit/game-terminal.ts';
import { classificationDesk } from './desk.ts';

/** The terminal of Classification, with the words of a language. */
export async function loadTerminal(language: Language): Promise<GameTerminal> {
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
export { classificationStudy as study } from './study.ts';
