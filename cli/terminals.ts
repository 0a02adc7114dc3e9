import type { GameManifest } from '@lusoria/core';
import type { GameTerminal } from '@lusoria/cli-kit/game-terminal.ts';
import type { Study } from '@lusoria/cli-kit/study.ts';
import { type GameId, REGISTRY } from '@lusoria/games';
import type { Language } from '@lusoria/words';

/** What the folder `cli/` of a game must offer. */
interface TerminalModule {
  loadTerminal(language: Language): Promise<GameTerminal>;
  readonly study: Study;
}

const manifests: Readonly<Record<GameId, () => Promise<GameManifest<unknown, TerminalModule>>>> =
  REGISTRY;

/** @throws when the game has nothing for the terminal. */
async function terminalModule(game: GameId): Promise<TerminalModule> {
  const { terminal } = await manifests[game]();
  if (!terminal) throw new Error(`${game} has no terminal`);
  return terminal();
}

/** What the terminal shows of a game, in a language. */
export async function terminalOf(game: GameId, language: Language): Promise<GameTerminal> {
  return (await terminalModule(game)).loadTerminal(language);
}

/** What is counted of a game that is simulated. */
export async function studyOf(game: GameId): Promise<Study> {
  return (await terminalModule(game)).study;
}
