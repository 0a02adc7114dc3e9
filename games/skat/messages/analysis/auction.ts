import { capital, listOf } from '@lusoria/i18n';
import type {
  AuctionReview,
  DeclarationReview,
  ExactGame,
  RatedGame,
} from '../../analysis/types.ts';
import { cardNames, contractName, gameName, type Pack, signed } from '../names.ts';
import type { AnalysisTranslator } from './index.ts';
import { type AnalysisMessages, percentOf } from './play.ts';

/** What a hand was worth in the auction, and what was made of it. */
export function auctionText(
  analysis: AnalysisTranslator,
  { highestBid, refusedBid, limit, verdict }: AuctionReview,
): string {
  const worth = limit === 0 ? analysis('hand-worthless') : analysis('hand-worth', { limit });
  if (highestBid === 0 && refusedBid === 0) return worth;
  const word =
    highestBid > 0
      ? analysis('said', { bid: highestBid })
      : analysis('refused', { bid: refusedBid });
  return [worth, word, analysis(verdict)].join(' ');
}

/** A game that could have been played, with what it promised. */
export function offerText(messages: AnalysisMessages, offered: RatedGame, pack: Pack): string {
  return messages.analysis('offer', {
    contract: capital(offeredName(messages, offered, pack)),
    percent: percentOf(offered.winProbability),
    worth: signed(Math.round(offered.expectedValue)),
  });
}

/** What was declared, beside the best there was. */
export function declaredText(
  messages: AnalysisMessages,
  { chosen, best }: DeclarationReview,
  pack: Pack,
): string {
  const { t, analysis } = messages;
  const own = analysis('declared', {
    contract: capital(offeredName(messages, chosen, pack)),
    percent: percentOf(chosen.winProbability),
  });
  if (best.expectedValue < chosen.expectedValue + 3) return `${own} ${analysis('nothing-better')}`;
  const away =
    best.away.length > 0 ? analysis('better-away', { cards: cardNames(t, best.away, pack) }) : '';
  const isSame = chosen.game === best.game && chosen.ouvert === best.ouvert;
  const other = isSame && away !== '' ? [away] : [offeredName(messages, best, pack), away];
  const better = other.filter((text) => text !== '').join(', ');
  return `${own} ${analysis('better', { other: better, percent: percentOf(best.winProbability) })}`;
}

/** Which games win on the cards as they lay. */
export function exactText(
  { t, analysis }: AnalysisMessages,
  list: readonly ExactGame[],
  pack: Pack,
): string {
  const won = list.filter(({ wins }) => wins);
  if (won.length === 0) return analysis('no-win');
  const games = won.map(({ game, away }) => {
    const name = gameName(t, game, pack);
    if (away.length === 0) return name;
    return analysis('exact-away', { game: name, cards: cardNames(t, away, pack) });
  });
  return analysis('wins-exact', { games: listOf(t.language, 'and', games) });
}

function offeredName(
  { t }: AnalysisMessages,
  { game, hand, ouvert }: RatedGame,
  pack: Pack,
): string {
  return contractName(t, { game, hand, schneider: false, schwarz: false, ouvert }, pack);
}
