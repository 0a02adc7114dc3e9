import type { Language } from '@lusoria/i18n';
import type { GameTerminal } from '@lusoria/cli-kit/game-terminal.ts';
import { genericStudy } from '@lusoria/cli-kit/generic/study.ts';
import { genericTerminal } from '@lusoria/cli-kit/generic/terminal.ts';
import type { Study } from '@lusoria/cli-kit/study.ts';
import type { Manifest } from './games.ts';

export async function terminalOf(manifest: Manifest, language: Language): Promise<GameTerminal> {
  const own = (await manifest.terminal?.())?.loadTerminal;
  if (own) return own(language);
  return genericTerminal(await manifest.load(), await manifest.messages(language));
}

/** Statistics of a game for simulations. */
export async function studyOf(manifest: Manifest): Promise<Study> {
  const own = (await manifest.terminal?.())?.study;
  if (own) return own;
  const load = async (language: Language) => manifest.messages(language);
  return genericStudy(await manifest.load(), load);
}
