import { defined, type GameQuestions, type QuestionWords } from '@lusoria/core';
import type { EventSummary } from '@lusoria/tournaments/protocol';
import type { Localized } from '@lusoria/web-kit/messages.svelte.ts';
import { late } from '@lusoria/web-kit/page/late.ts';
import { type PageGame } from '../../games.ts';
import { hasServer } from '../../has-server.ts';
import { type Connection, remoteServer } from '../../servers.svelte.ts';
import { messages } from '../messages.svelte.ts';
import { askableEvents } from './askable.ts';
import { loadWords } from './messages.svelte.ts';

/** What {@link AskThis} needs besides a moment. */
export interface Asking {
  readonly questions: GameQuestions;
  readonly words: Localized<QuestionWords>;
  readonly events: readonly EventSummary[];
  readonly connection: Connection;
}

/**
 * What a moment of a round of this game can be put to all with; null: nobody can be asked.
 *
 * @param event the one whose table is looked at; null: the round is of none
 */
export async function openAsking(game: PageGame, event: string | null): Promise<Asking | null> {
  const parts = game.manifest.questions;
  if (!parts || !hasServer) return null;
  const connection = remoteServer();
  const events = await askableEvents(connection, game.manifest.id, event);
  if (events.length === 0) return null;
  const [questions, words] = await Promise.all([
    late(defined(parts).load),
    late(async () => loadWords(game)),
    messages.load(),
  ]);
  return { questions, words, events, connection };
}
