import type { GameTerminal } from '@lusoria/cli-kit/game-terminal.ts';
import { type Language, LANGUAGES } from '@lusoria/i18n';
import { inGrammar } from '../messages/grammar.ts';
import { loadAgreementMessages } from '../messages/index.ts';
import { loadTerminalMessages } from '../messages/terminal/index.ts';
import { tableController } from './controller.ts';
import { typedFor } from './keys.ts';
import { deckAt } from './table.ts';

const FIGURES = ['draws', 'challenges', 'errors'] as const;

/** Loads the terminal of the agreement games in a language. */
export async function loadTerminal(language: Language): Promise<GameTerminal> {
  const [t, terminal, declarations, known] = await Promise.all([
    loadAgreementMessages(language),
    loadTerminalMessages(language),
    Promise.all(LANGUAGES.map(loadAgreementMessages)),
    Promise.all(LANGUAGES.map(loadTerminalMessages)),
  ]);
  const commands = [terminal, ...known].map(typedFor);
  return {
    // It errs now and then, so there is something to notice.
    bot: 'pupil',
    botNotes: [terminal('pupil')],
    notes: {
      play: [terminal('help-play')],
      simulate: FIGURES.map((figures) => terminal(`help-figures-${figures}`)),
    },
    sit(playing) {
      const deck = deckAt(playing.live.table.get().view);
      return tableController({
        ...playing,
        t: inGrammar(t, deck),
        terminal: inGrammar(terminal, deck),
        declarations: declarations.map((one) => inGrammar(one, deck)),
        commands,
      });
    },
  };
}
export { readOptionFile } from './option-file.ts';
export { puzzles } from './puzzle.ts';
export { agreementStudy as study } from './study.ts';
