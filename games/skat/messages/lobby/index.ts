import type { LobbyMessages } from '@lusoria/core';
import { type Language, messageLoader } from '@lusoria/i18n';
import type { Messages } from './keys.gen.ts';

const load = messageLoader<Messages>((language) => new URL(`./${language}.ftl`, import.meta.url));

/** Loads what the lobby says of Skat. */
export async function loadLobby(language: Language): Promise<LobbyMessages> {
  const t = await load(language);
  return {
    name: t('name'),
    summary: t('summary'),
    pages: {
      '/skat/puzzles': t('puzzles'),
      '/skat/board': t('board'),
      '/skat/figures': t('figures'),
      '/records': t('records'),
    },
  };
}
