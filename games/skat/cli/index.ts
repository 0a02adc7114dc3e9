import type { GameTerminal } from '@lusoria/cli-kit/game-terminal.ts';
import { type Language, LANGUAGES } from '@lusoria/i18n';
import { tableController } from './controller.ts';
import { spokenIn } from './spoken.ts';

/** The terminal of Skat, with the messages of a language. */
export async function loadTerminal(language: Language): Promise<GameTerminal> {
  const own = await spokenIn(language);
  const others = LANGUAGES.filter((other) => other !== language);
  const spoken = [own, ...(await Promise.all(others.map(spokenIn)))];
  return {
    sit: (playing) => tableController({ ...playing, ...own, spoken }),
  };
}
export { arena } from './arena/index.ts';
export { puzzles } from './puzzle/part.ts';
export { skatStudy as study } from './study.ts';
