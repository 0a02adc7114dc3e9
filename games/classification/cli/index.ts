import type { Language } from '@lusoria/i18n';
import type { GameTerminal } from '@lusoria/cli-kit/game-terminal.ts';
import { loadMessages } from '../messages/index.ts';
import { loadTerminalMessages } from '../messages/terminal/index.ts';
import { tableController } from './controller.ts';
import { loadTypedWords } from './keys.ts';

/** Loads the terminal of Classification in a language. */
export async function loadTerminal(language: Language): Promise<GameTerminal> {
  const [t, terminal, typed] = await Promise.all([
    loadMessages(language),
    loadTerminalMessages(language),
    loadTypedWords(language),
  ]);
  return {
    notes: { simulate: [terminal('help-figures')] },
    sit: (playing) => tableController({ ...playing, t, terminal, typed }),
  };
}
export { readOptionFile } from './option-file.ts';
export { classificationStudy as study } from './study.ts';
export { induction as trial } from './induction.ts';
