import { loadGame } from '@lusoria/games';
import type { Language, Sentence } from '@lusoria/i18n';
import { actionsOf, finishedRound, viewAtEnd } from '@lusoria/table';
import type { Manifest } from './games.ts';
import type { Visit } from './remote/visit.ts';

/** What the player at a table should keep from the round that has just ended; null if there is nothing. */
export async function roundInsight(
  { session, table }: Visit,
  manifest: Manifest,
  language: Language,
): Promise<Sentence | null> {
  const { seat, round } = table.get().view;
  if (!manifest.insight || seat === null || !round) return null;
  const [record, game, insightOf] = await Promise.all([
    session.record(table.id),
    loadGame(manifest.id),
    manifest.insight(language),
  ]);
  const finished = record.ok && game ? finishedRound(record.value, round.number, game) : null;
  if (!finished?.outcome || !game) return null;
  const { options, outcome } = finished;
  const end = viewAtEnd(finished, game);
  const actions = actionsOf(finished, game);
  return insightOf({ seat, at: Date.now(), options, end, outcome, actions }).sentence;
}
