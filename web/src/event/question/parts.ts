import type { QuestionProps } from '@lusoria/web-kit/game-ui.ts';
import type { QuestionWords } from '@lusoria/core';
import type { Localized } from '@lusoria/web-kit/messages.svelte.ts';
import { late } from '@lusoria/web-kit/page/late.ts';
import type { Component } from 'svelte';
import type { PageGame } from '../../games.ts';
import { loadWords } from './messages.svelte.ts';

/** What shows a game's questions. */
export interface Parts {
  readonly words: Localized<QuestionWords>;
  /** Null: positions are told in words. */
  readonly Picture: Component<QuestionProps> | null;
}

export async function loadParts(game: PageGame): Promise<Parts> {
  const [words, Picture] = await Promise.all([
    late(async () => loadWords(game)),
    game.ui?.question ? late(game.ui.question) : null,
  ]);
  return { words, Picture };
}
