import { type Language, LANGUAGES, loadSkatWords } from '@lusoria/words';
import { CLI_WORDS } from '@lusoria/cli-kit/words/index.ts';
import type { GameTerminal } from '@lusoria/cli-kit/game-terminal.ts';
import { skatDesk } from './desk.ts';
import type { Spoken } from './spoken.ts';

async function spokenIn(language: Language): Promise<Spoken> {
  return { words: await loadSkatWords(language), typed: CLI_WORDS[language].play.skat };
}

/** The terminal of Skat, with the words of a language. */
export async function loadTerminal(language: Language): Promise<GameTerminal> {
  const own = await spokenIn(language);
  const others = await Promise.all(
    LANGUAGES.filter((other) => other !== language).map(async (other) => spokenIn(other)),
  );
  const skat = own.words;
  return {
    bot: 'decent',
    botNames: skat.botNames,
    botWords: (bot) => skat.bot(bot),
    optionLabel: (key) => skat.option(key).label,
    botNotes: [],
    sit: (playing) => skatDesk({ ...playing, skat, spoken: [own, ...others] }),
  };
}
export { arena } from './arena.ts';
export { commands } from './commands.ts';
export { skatStudy as study } from './study.ts';
