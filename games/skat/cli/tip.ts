import type { View } from '@lusoria/skat';
import { hintFor } from '@lusoria/skat/analysis';
import { loadWeights } from '@lusoria/skat/engine';
import { adviceText, nudgeText, reasonText } from '../messages/analysis/hint.ts';
import { loadAnalysisMessages } from '../messages/analysis/index.ts';
import type { Seated } from './table.ts';

/** Milliseconds for a tip; the strongest player of the arena takes longer. */
const TIME = 2500;

/** Whether the player plays against bots only: tips are given only then. */
export function mayAskForTip({ localServer }: Pick<Seated, 'localServer'>): boolean {
  const { seat: you, seats } = localServer.table.get().view;
  return you !== null && seats.every(({ kind }, seat) => seat === you || kind === 'bot');
}

/** Advice to the player to move, with its reason; or, if not `told`, a nudge towards it. */
export async function tipLines(
  view: View,
  seated: Seated,
  told: boolean,
): Promise<readonly string[]> {
  const { t, language, style } = seated;
  const [analysis] = await Promise.all([loadAnalysisMessages(language), loadWeights()]);
  const end = performance.now() + TIME;
  const hint = hintFor(view, { left: () => end - performance.now() });
  if (!hint) return [`  ${t('no-hint')}`];
  const messages = { t, analysis };
  const nudge = told ? null : nudgeText(messages, hint, 'french');
  if (nudge !== null) return [`  ${style.loud(nudge)} ${style.quiet(analysis('nudge-more'))}`];
  const advice = style.loud(adviceText(messages, hint.action, view, 'french'));
  return [`  ${advice} ${reasonText(messages, hint.reason, 'french')}`];
}
