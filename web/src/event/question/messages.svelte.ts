import { defined, type QuestionWords } from '@lusoria/core';
import { GAME_IDS } from '@lusoria/games';
import type { Given, Key } from '@lusoria/i18n';
import { type Localized, localized } from '@lusoria/web-kit/messages.svelte.ts';
import type { PageGame } from '../../games.ts';
import { loadQuestionMessages, type Messages } from './messages/index.ts';

const messages = localized(loadQuestionMessages);

/** The messages of questions to all. */
const loadTexts = messages.load;

export function t<K extends Key<Messages>>(key: K, ...given: Given<Messages[K]>): string {
  return messages.get()(key, ...given);
}

const games = new Map<string, PageGame>();
// Created up front: state created during a render is not tracked by it.
const words = new Map<string, Localized<QuestionWords>>(
  GAME_IDS.map((id) => [
    id,
    localized(async (language) => {
      const { manifest, ui } = defined(games.get(id), 'a game that asks');
      const own = ui?.questionWords?.(language);
      return own ?? defined(manifest.questions, 'its questions').words(language);
    }),
  ]),
);

/** How a game words its questions, loaded. */
export async function loadWords(game: PageGame): Promise<Localized<QuestionWords>> {
  games.set(game.manifest.id, game);
  const found = defined(words.get(game.manifest.id), 'a game of the registry');
  await Promise.all([found.load(), loadTexts()]);
  return found;
}
