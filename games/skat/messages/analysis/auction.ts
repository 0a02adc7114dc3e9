import { capital } from '@lusoria/i18n';
import type { Auction, Declared, Exact, Offered } from '../../analysis/types.ts';
import { cardNames, contractName, gameName, listText, type Pack, signed } from '../names.ts';
import type { AnalysisTranslator } from './index.ts';
import { type AnalysisMessages, percentOf } from './play.ts';

/** What a hand was worth in the auction, and what was made of it. */
export function auctionText(
  analysis: AnalysisTranslator,
  { said, refused, limit, verdict }: Auction,
): string {
  const worth = limit === 0 ? analysis('hand-worthless') : analysis('hand-worth', { limit });
  if (said === 0 && refused === 0) return worth;
  const word = said > 0 ? analysis('said', { bid: said }) : analysis('refused', { bid: refused });
  return [worth, word, analysis(verdict)].join(' ');
}

/** A game that could have been played, with what it promised. */
export function offerText(messages: AnalysisMessages, offered: Offered, pack: Pack): string {
  return messages.analysis('offer', {
    contract: capital(offeredName(messages, offered, pack)),
    percent: percentOf(offered.chance),
    worth: signed(Math.round(offered.worth)),
  });
}

/** What was declared, beside the best there was. */
export function declaredText(
  messages: AnalysisMessages,
  { chosen, best }: Declared,
  pack: Pack,
): string {
  const { t, analysis } = messages;
  const own = analysis('declared', {
    contract: capital(offeredName(messages, chosen, pack)),
    percent: percentOf(chosen.chance),
  });
  if (best.worth < chosen.worth + 3) return `${own} ${analysis('nothing-better')}`;
  const away =
    best.away.length > 0 ? analysis('better-away', { cards: cardNames(t, best.away, pack) }) : '';
  const isSame = chosen.game === best.game && chosen.ouvert === best.ouvert;
  const other = isSame && away !== '' ? [away] : [offeredName(messages, best, pack), away];
  const better = other.filter((text) => text !== '').join(', ');
  return `${own} ${analysis('better', { other: better, percent: percentOf(best.chance) })}`;
}

/** Which games win on the cards as they lay. */
export function exactText(
  { t, analysis }: AnalysisMessages,
  list: readonly Exact[],
  pack: Pack,
): string {
  const won = list.filter(({ wins }) => wins);
  if (won.length === 0) return analysis('no-win');
  const games = won.map(({ game, away }) => {
    const name = gameName(t, game, pack);
    if (away.length === 0) return name;
    return analysis('exact-away', { game: name, cards: cardNames(t, away, pack) });
  });
  return analysis('wins-exact', { games: listText(t, games) });
}

function offeredName({ t }: AnalysisMessages, { game, hand, ouvert }: Offered, pack: Pack): string {
  return contractName(t, { game, hand, schneider: false, schwarz: false, ouvert }, pack);
}
