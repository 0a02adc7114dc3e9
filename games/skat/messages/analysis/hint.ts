import type { HintDegrees } from '@lusoria/core';
import { capital } from '@lusoria/i18n';
import type { Hint, Nudge } from '../../analysis/types.ts';
import type { Action } from '../../rules/actions.ts';
import { partsOf } from '../../rules/cards.ts';
import type { View } from '../../rules/view.ts';
import type { Pack } from '@lusoria/core/playing-card';
import {
  cardName,
  cardNames,
  contractName,
  gameName,
  rankName,
  type SkatReader,
  suitName,
} from '../names.ts';
import { type AnalysisMessages, chanceText, leadText, shareText } from './play.ts';

/** The advice of a hint; `view` is that of the player. */
export function adviceText(
  { t, analysis }: AnalysisMessages,
  action: Action,
  view: View,
  pack: Pack,
): string {
  switch (action.type) {
    case 'bid':
      return analysis('advice-bid', { value: action.value });
    case 'hold':
      if (view.form !== 'three') throw new Error('nobody bids for two');
      return analysis('advice-hold', { value: view.bid });
    case 'double':
      return analysis('advice-double', { word: t(`double-${action.to}`) });
    case 'no-double':
      return analysis('advice-no-double', { word: t(`double-${view.phase === 're' ? 4 : 2}`) });
    case 'declare': {
      const contract = contractName(t, action.contract, pack, 'accusative');
      if (action.discards.length === 0) return analysis('advice-declare', { contract });
      const cards = cardNames(t, action.discards, pack);
      return analysis('advice-declare-away', { contract, cards });
    }
    case 'push':
      return analysis('advice-push', { cards: cardNames(t, action.cards, pack) });
    case 'play':
      return analysis('advice-play', { card: cardName(t, action.card, pack) });
    case 'claim':
      return analysis(`advice-claim-${action.level}`);
    case 'answer':
      return analysis(action.yes ? 'advice-answer-yes' : 'advice-answer-no');
    case 'name':
      return analysis('advice-name', { game: gameName(t, action.game, pack, 'accusative') });
    default:
      return analysis(`advice-${action.type}`);
  }
}

/** The degrees of a hint; `view` is that of the player. */
export function degreesOfHint(
  messages: AnalysisMessages,
  { nudge, action, reason }: Hint,
  view: View,
  reader: SkatReader,
): HintDegrees {
  return {
    nudge: nudge && [nudgeText(messages, nudge, reader)],
    advice: [adviceText(messages, action, view, reader.pack)],
    reason: [reasonText(messages, reason, reader.pack)],
  };
}

/** What to look at before a decision. */
function nudgeText(
  { t, analysis }: AnalysisMessages,
  nudge: Nudge,
  { pack, name }: SkatReader,
): string {
  switch (nudge.kind) {
    case 'trick':
      return analysis('nudge-trick', { name: name(nudge.seat), points: nudge.points });
    case 'trumps':
      return analysis('nudge-trumps', { n: nudge.n });
    case 'cards': {
      const { suit, rank } = partsOf(nudge.card);
      const kind = rank === 'J' ? rankName(t, rank, pack) : suitName(t, suit, pack);
      return analysis('nudge-cards', { kind });
    }
    default:
      return analysis(`nudge-${nudge.kind}`);
  }
}

/** Why a hint advises that. */
export function reasonText(
  { t, analysis }: AnalysisMessages,
  reason: Hint['reason'],
  pack: Pack,
): string {
  switch (reason.kind) {
    case 'only':
    case 'guess':
    case 'certain':
    case 'heuristic':
      return analysis(`reason-${reason.kind}`);
    case 'chance':
      return layoutsText({ t, analysis }, reason, pack);
    case 'score':
      return scoreText({ t, analysis }, reason, pack);
    case 'limit':
      if (reason.limit === 0) return withDoubt(analysis, analysis('reason-worthless'), reason);
      return withDoubt(analysis, analysis('reason-limit', { limit: reason.limit }), reason);
    case 'game':
      return analysis('reason-game', {
        chance: capital(chanceText(analysis, reason.winProbability)),
      });
  }
}

function withDoubt(
  analysis: AnalysisMessages['analysis'],
  text: string,
  { weighing }: Extract<Hint['reason'], { kind: 'limit' }>,
): string {
  const isSure = weighing === 'clear' || weighing === 'worse';
  return isSure ? text : `${text} ${analysis(`reason-${weighing}`)}`;
}

function layoutsText(
  { t, analysis }: AnalysisMessages,
  { estimate, next }: Extract<Hint['reason'], { kind: 'chance' }>,
  pack: Pack,
): string {
  if (estimate.low === 1) return analysis('reason-all');
  if (estimate.high === 0) return analysis('reason-none');
  const share = shareText(analysis, estimate);
  if (!next) return analysis('reason-chance-best', { share });
  const other = shareText(analysis, next);
  return analysis('reason-chance', { share, card: cardName(t, next.card, pack), other });
}

function scoreText(
  { t, analysis }: AnalysisMessages,
  { estimate, next }: Extract<Hint['reason'], { kind: 'score' }>,
  pack: Pack,
): string {
  const lead = leadText(analysis, estimate);
  if (!next) return analysis('reason-score-best', { lead });
  const other = leadText(analysis, next);
  return analysis('reason-score', { lead, card: cardName(t, next.card, pack), other });
}
