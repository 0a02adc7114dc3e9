import { decode, type InsightOf } from '@lusoria/core';
import type { Language } from '@lusoria/i18n';
import { analyse, costliestOf } from './analysis/index.ts';
import { loadWeights } from './engine/index.ts';
import { loadSkatMessages } from './messages/index.ts';
import { insightText, loadInsightMessages } from './messages/insight/index.ts';
import { type View, viewSchema } from './rules/view.ts';

/** What cost a player most in a deal, worked out here and now. */
export async function insight(language: Language): Promise<InsightOf> {
  const [t, words] = await Promise.all([
    loadSkatMessages(language),
    loadInsightMessages(language),
    loadWeights(),
  ]);
  return ({ seat, end }) => {
    const view = decode(viewSchema, end);
    const found = costliestFor(view, seat);
    return insightText({ t, insight: words }, found, view, { you: seat, pack: 'french' });
  };
}

function costliestFor(view: View, seat: number): Parameters<typeof insightText>[1] {
  if (view.form === 'three' && !view.players.includes(seat)) return { kind: 'sat-out' };
  const work = analyse({ view, seat });
  for (;;) {
    const next = work.next();
    if (next.done) return next.value ? costliestOf(next.value, view) : { kind: 'failed' };
  }
}
