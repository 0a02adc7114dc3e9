import { defined } from '@lusoria/core';
import { capital, listOf } from '@lusoria/i18n';
import type {
  AuctionReview,
  CallReview,
  ClaimReview,
  DeclarationReview,
  ExactGame,
  PlannedGame,
  RatedGame,
} from '../../analysis/types.ts';
import type { Pack } from '@lusoria/core/playing-card';
import { cardNames, contractName, gameName } from '../names.ts';
import type { AnalysisTranslator } from './index.ts';
import { type AnalysisMessages, chanceText } from './play.ts';

/** The value of a hand in the auction, and the verdict on its calls. */
export function auctionText(
  analysis: AnalysisTranslator,
  { highestBid, refusedBid, calls, verdict, judgedAt, winProbability, weighing }: AuctionReview,
): string {
  const first = defined(calls[0]);
  // The others' bids may change the value of a hand.
  const isSame = calls.every(({ limit }) => limit === first.limit);
  const worth = isSame
    ? first.limit === 0
      ? analysis('hand-worthless')
      : analysis('hand-worth', { limit: first.limit })
    : calls.map((call) => worthThen(analysis, call)).join(' ');
  const price = analysis(`price-${weighing}`, {
    bid: judgedAt,
    chance: chanceText(analysis, winProbability),
  });
  if (highestBid === 0 && refusedBid === 0) return `${worth} ${price}`;
  const word =
    highestBid > 0
      ? analysis('said', { bid: highestBid })
      : analysis('refused', { bid: refusedBid });
  return [worth, price, word, analysis(verdict)].join(' ');
}

function worthThen(analysis: AnalysisTranslator, { bid, limit }: CallReview): string {
  return limit === 0
    ? analysis('hand-worthless-at', { bid })
    : analysis('hand-worth-at', { bid, limit });
}

/** A claim below the certain level; empty if there is none. */
export function claimText(analysis: AnalysisTranslator, claim: ClaimReview | null): string {
  if (!claim || claim.level === claim.certain || claim.certain === 'game') return '';
  return analysis(`claim-below-${claim.certain}`);
}

/** Games that are best with fewer skats than this part are not named. */
const MIN_SHARE = 0.05;

/** The plans of a hand that are worth naming. */
export function plansOf({ games }: AuctionReview): readonly PlannedGame[] {
  return games.filter(({ share }) => share === null || share >= MIN_SHARE);
}

/** What is said of the games that are not named, so that those listed add up; empty if there are none. */
export function restText(analysis: AnalysisTranslator, review: AuctionReview): string {
  const named = plansOf(review);
  const rest = review.games.filter((one) => !named.includes(one));
  const share = rest.reduce((sum, one) => sum + defined(one.share ?? undefined), 0);
  if (share === 0) return '';
  const wins = rest.reduce((sum, one) => sum + (one.share ?? 0) * one.winProbability, 0);
  return analysis('offer-rest', { chance: chanceText(analysis, wins / share) });
}

/** With how many skats a game is the best, in words: the parts of all are not known to hundredths. */
function frequencyOf(share: number): 'most' | 'some' | 'few' {
  if (share >= 0.5) return 'most';
  return share >= 0.2 ? 'some' : 'few';
}

/** A game that could have been played, with its chance. */
export function offerText(messages: AnalysisMessages, offered: PlannedGame, pack: Pack): string {
  const values = {
    contract: capital(offeredName(messages, offered, pack)),
    chance: chanceText(messages.analysis, offered.winProbability),
  };
  return offered.share === null
    ? messages.analysis('offer', values)
    : messages.analysis(`offer-${frequencyOf(offered.share)}`, values);
}

/** The declared game, beside the best one. */
export function declaredText(
  messages: AnalysisMessages,
  { chosen, best }: DeclarationReview,
  pack: Pack,
): string {
  const { t, analysis } = messages;
  const own = analysis('declared', {
    contract: capital(offeredName(messages, chosen, pack)),
    chance: chanceText(analysis, chosen.winProbability),
  });
  if (best.expectedValue <= chosen.expectedValue) return `${own} ${analysis('nothing-better')}`;
  const away =
    best.discards.length > 0
      ? analysis('better-away', { cards: cardNames(t, best.discards, pack) })
      : '';
  const isSame =
    chosen.game === best.game &&
    chosen.ouvert === best.ouvert &&
    chosen.schneider === best.schneider &&
    chosen.schwarz === best.schwarz;
  const other = isSame && away !== '' ? [away] : [offeredName(messages, best, pack), away];
  const better = other.filter((text) => text !== '').join(', ');
  const chance = chanceText(analysis, best.winProbability);
  return `${own} ${analysis('better', { other: better, chance })}`;
}

/** Which games win on the cards as they lay. */
export function exactText(
  { t, analysis }: AnalysisMessages,
  list: readonly ExactGame[],
  pack: Pack,
): string {
  const won = list.filter(({ wins }) => wins);
  if (won.length === 0) return analysis('no-win');
  const games = won.map(({ game, discards }) => {
    const name = gameName(t, game, pack);
    if (discards.length === 0) return name;
    return analysis('exact-away', { game: name, cards: cardNames(t, discards, pack) });
  });
  return analysis('wins-exact', { games: listOf(t.language, 'and', games) });
}

function offeredName({ t }: AnalysisMessages, offered: RatedGame, pack: Pack): string {
  return contractName(t, offered, pack);
}
