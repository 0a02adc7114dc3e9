import type { LobbyMessages } from '@lusoria/core';
import type { Language } from '@lusoria/i18n';
import { loadMessages } from './keys.gen.ts';

/** What the hall says of the game; everything else is loaded with its table. */
export async function loadLobby(language: Language): Promise<LobbyMessages> {
  const t = await loadMessages(language);
  return { name: t('name'), summary: t('summary') };
}
