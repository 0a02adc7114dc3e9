import { decode, type Insight, type ReportedRound } from '@lusoria/core';
import { viewSchema } from '@lusoria/skat';
import { costliestOf } from '@lusoria/skat/analysis';
import { prefs } from '@lusoria/web-kit/prefs.svelte.ts';
import { insightText, loadInsightMessages } from '../messages/insight/index.ts';
import { analysisOf } from './analysis/asking.svelte.ts';
import { skatMessages } from './messages.svelte.ts';
import { preferences } from './options/preferences.svelte.ts';

/** What cost a player most in a deal, worked out by a worker, which `signal` ends. */
export async function skatInsight(
  { seat, end }: ReportedRound,
  signal: AbortSignal,
): Promise<Insight> {
  const insight = await loadInsightMessages(prefs.language);
  const words = { t: skatMessages(), insight };
  const view = decode(viewSchema, end);
  const pack = preferences.deck.value;
  const reader = { you: seat, pack };
  if (view.form === 'three' && !view.players.includes(seat)) {
    return insightText(words, { kind: 'sat-out' }, view, reader);
  }
  const analysis = await analysisOf(view, seat, signal);
  const found = analysis ? costliestOf(analysis, view) : ({ kind: 'failed' } as const);
  return insightText(words, found, view, reader);
}
