import { defined, type Insight, type ReportedRound, type Seat } from '@lusoria/core';
import type { Language } from '@lusoria/i18n';
import {
  actionsOf,
  finishedRound,
  type GameRecord,
  type RoundNumber,
  viewAtEnd,
} from '@lusoria/table';
import type { Names } from '@lusoria/web-kit/names.ts';
import { loadRules, type PageGame } from '../../games.ts';

/** Whether a game tells a player what to keep from a round. */
export function hasInsight({ ui, manifest }: PageGame): boolean {
  return ui?.insight !== undefined || manifest.insight !== undefined;
}

interface Asked {
  readonly seat: Seat;
  readonly game: PageGame;
  readonly names: Names;
  readonly language: Language;
  /** Aborted when nobody waits for the insight any more. */
  readonly signal: AbortSignal;
}

/** The insight that a finished round of a record holds for the player on a seat; null for a round that was broken off. */
export async function insightInto(
  record: GameRecord,
  number: RoundNumber,
  { seat, game, names, language, signal }: Asked,
): Promise<Insight | null> {
  const rules = defined((await loadRules(record.game)) ?? undefined, record.game);
  const finished = finishedRound(record, number, rules);
  if (!finished?.outcome) return null;
  const { options, outcome } = finished;
  const round: ReportedRound = {
    seat,
    at: Date.now(),
    options,
    end: viewAtEnd(finished, rules),
    outcome,
    actions: actionsOf(finished, rules),
  };
  if (game.ui?.insight) return game.ui.insight(round, names, signal);
  const insightOf = await defined(game.manifest.insight, 'insight')(language);
  return insightOf(round);
}
