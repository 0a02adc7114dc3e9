import type { LobbyMessages } from '@lusoria/core';
import { type Language, messageLoader } from '@lusoria/i18n';
import type { Messages } from './keys.gen.ts';

const load = messageLoader<Messages>((language) => new URL(`./${language}.ftl`, import.meta.url));

/** Loads the lobby messages of Classification. */
export async function loadLobby(language: Language): Promise<LobbyMessages> {
  const t = await load(language);
  const pages = { '/classification/figures': t('figures') };
  return { name: t('name'), summary: t('summary'), pages };
}
