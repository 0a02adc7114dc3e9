import { capital } from '@lusoria/i18n';
import type { Winnable } from '../../analysis/verdict.ts';
import type { CardEstimate, CardReview, ScoreEstimate, ScoreReview } from '../../analysis/types.ts';
import type { View } from '../../rules/view.ts';
import type { SkatTranslator } from '../index.ts';
import type { Pack } from '@lusoria/core/playing-card';
import { cardName, person, signed, type SkatReader } from '../names.ts';
import type { AnalysisTranslator } from './index.ts';

/** The messages for an analysis: its own, and those of the table for cards and games. */
export interface AnalysisMessages {
  readonly t: SkatTranslator;
  readonly analysis: AnalysisTranslator;
}

/** The seat that a deal was analysed for, and the card by which it turned. */
interface Asked {
  readonly seat: number;
  readonly isDeclarer: boolean;
  readonly step: Pick<CardReview, 'seat' | 'card' | 'trick'> | null;
}

/** The verdict on a seat that was not asked for a call before the auction broke off. */
export function unaskedText(
  { analysis }: AnalysisMessages,
  seat: number,
  reader: SkatReader,
): string {
  return analysis(`auction-unasked-${person(seat, reader)}`, { name: reader.name(seat) });
}

/** Whether a side could have won; null: nobody played alone. */
export function answerText(
  { t, analysis }: AnalysisMessages,
  answer: Winnable | null,
  { seat, isDeclarer, step }: Asked,
  reader: SkatReader,
): string {
  const side = isDeclarer ? person(seat, reader) : 'defenders';
  const name = reader.name(seat);
  const start = capital(name);
  const laid =
    step === null
      ? ''
      : analysis(`laid-${person(step.seat, reader)}`, {
          name: reader.name(step.seat),
          card: cardName(t, step.card, reader.pack),
          trick: step.trick + 1,
        });
  if (answer === null) return analysis('auction-only');
  switch (answer.kind) {
    case 'won':
      if (step === null) return analysis(`answer-safe-${side}`, { name, start });
      return analysis(`answer-won-${side}`, { name, start, laid });
    case 'until':
      return analysis(`answer-until-${side}`, { name, laid });
    case 'given-up':
      return analysis(`answer-given-up-${side}`, { name });
    case 'declared-wrongly':
      return analysis('answer-declared-wrongly');
    case 'never':
      return analysis('answer-never', { side, name });
  }
}

/** The question to the analysis of a deal that is over: to the winner, whether that was certain. */
export function couldWinText(
  t: SkatTranslator,
  { end }: View,
  seat: number,
  reader: SkatReader,
): string {
  const result = end?.result;
  const won = result?.kind === 'game' && result.won === (seat === result.declarer);
  const who = person(seat, reader);
  const of = { name: reader.name(seat) };
  return won ? t(`was-certain-${who}`, of) : t(`could-win-${who}`, of);
}

/** The estimates by what could be known: the win rate with the card played, and with the best one. */
export function promisedText(
  { t, analysis }: AnalysisMessages,
  played: CardEstimate,
  best: CardEstimate,
  pack: Pack,
): string {
  const share = shareText(analysis, played);
  if (played.card === best.card) return analysis('promised-best', { share });
  const card = cardName(t, best.card, pack);
  const other = shareText(analysis, best);
  if (share === other || played.winProbability >= best.winProbability) {
    return analysis('promised-points', { share, card });
  }
  return analysis('promised', { share, card, best: other });
}

/** The range of a win probability, in percent: two numbers, or one if they are equal. */
export function shareText(
  analysis: AnalysisTranslator,
  { low, high }: Pick<CardEstimate, 'low' | 'high'>,
): string {
  const [from, to] = [Math.floor(low * 100), Math.ceil(high * 100)];
  return from === to ? String(from) : analysis('share', { low: from, high: to });
}

/** Mean points before the others or behind them: a range, or one number if its ends are equal. */
export function leadText(
  analysis: AnalysisTranslator,
  { low, high }: Pick<ScoreEstimate, 'low' | 'high'>,
): string {
  const [from, to] = [Math.floor(low), Math.ceil(high)];
  const points = (a: number, b: number) =>
    a === b ? String(a) : analysis('share', { low: a, high: b });
  if (to <= 0 && from < 0) return analysis('lead-behind', { points: points(-to, -from) });
  if (from >= 0) return analysis('lead-before', { points: points(from, to) });
  return analysis('lead-between', { low: signed(from), high: signed(to) });
}

/** The estimate of a card in ramsch or in the game for two, beside the best one. */
export function scoreReviewText(
  { t, analysis }: AnalysisMessages,
  { trick, card, estimates, avoidable }: ScoreReview,
  pack: Pack,
): string {
  const played = estimates.find((one) => one.card === card);
  const [best] = estimates;
  if (!played || !best) return '';
  const of = {
    trick: trick + 1,
    card: cardName(t, card, pack),
    lead: leadText(analysis, played),
  };
  if (!avoidable) return analysis('score-best', of);
  const other = leadText(analysis, best);
  return analysis('score-worse', { ...of, best: cardName(t, best.card, pack), other });
}

/** The chart in words: the declarer's points, trick by trick; without a target in null. */
export function lineText(
  analysis: AnalysisTranslator,
  values: readonly number[],
  target: number | null,
): string {
  if (target === null) {
    const trick = values.indexOf(1);
    if (trick < 0) return analysis('null-safe');
    return trick === 0 ? analysis('null-lost') : analysis('null-until', { trick });
  }
  const needed = target > 120 ? analysis('no-target') : analysis('needs', { target });
  return analysis('line', { values: values.join(', '), needed });
}

/** How many of ten such games are won, as a clause: a chance is known to about a tenth. */
export function chanceText(analysis: AnalysisTranslator, part: number): string {
  return analysis('tenths', { n: Math.round(part * 10) });
}
