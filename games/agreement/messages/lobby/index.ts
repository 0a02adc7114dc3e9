import type { LobbyMessages } from '@lusoria/core';
import type { Language } from '@lusoria/i18n';
import { FORMS, namedBy } from './forms.ts';
import { loadMessages } from './keys.gen.ts';

/** Loads the lobby messages of the agreement games; each deck is named by its nominatives. */
export async function loadLobby(language: Language): Promise<LobbyMessages> {
  const t = await loadMessages(language);
  return {
    name: t('name'),
    summary: t('summary'),
    deals: { is: FORMS.is[0], is3: t('day-is3') },
    pages: {
      '/practice/agreement': t('practice'),
      '/forms/agreement': t('forms'),
      '/agreement/puzzles': t('puzzles'),
      '/agreement/words': t('words'),
    },
    offers: Object.fromEntries(
      Object.entries(FORMS).map(([deck, forms]) => [
        deck,
        {
          title: namedBy(forms.join(' – ')),
          short: forms[0],
        },
      ]),
    ),
  };
}
