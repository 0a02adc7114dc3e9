import type { LobbyMessages } from '@lusoria/core';
import type { Language } from '@lusoria/i18n';
import { loadMessages } from './keys.gen.ts';

/** Loads what the lobby says of Skat. */
export async function loadLobby(language: Language): Promise<LobbyMessages> {
  const t = await loadMessages(language);
  return {
    name: t('name'),
    summary: t('summary'),
    deals: { short: t('deal-short'), long: t('deal-long') },
    pages: {
      '/skat/puzzles': t('puzzles'),
      '/skat/board': t('board'),
      '/skat/figures': t('figures'),
      '/records': t('records'),
    },
  };
}
