import type { LobbyMessages } from '@lusoria/core';
import type { Language } from '@lusoria/i18n';
import { loadMessages } from './keys.gen.ts';

export async function loadLobby(language: Language): Promise<LobbyMessages> {
  const t = await loadMessages(language);
  const pages = { '/classification/figures': t('figures'), '/classification/decks': t('decks') };
  return { name: t('name'), summary: t('summary'), pages };
}
