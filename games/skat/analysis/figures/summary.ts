import { GAMES, type GameName } from '../../rules/cards.ts';
import { type Phase, PHASES, type PlayedDeal } from './deal.ts';

/** Deals of a list, by the International Skat Order. */
const LIST = 36;

/** A count, of a total. */
export interface Share {
  readonly count: number;
  readonly of: number;
}

/** The summary of some deals. */
export interface Summary {
  readonly deals: number;
  /** Games won alone, and against a declarer. */
  readonly alone: Share;
  readonly defended: Share;
  /** Points that a list of such deals would bring; null without deals. */
  readonly pointsAList: number | null;
  /** Bids that were clearly too high and too low, of the deals with computed errors. */
  readonly bold: Share;
  readonly timid: Share;
  /** Points lost to errors, by phase, a deal in which an error was possible; null: there was none. */
  readonly lost: Readonly<Record<Phase, number | null>>;
}

export function summaryOf(deals: readonly PlayedDeal[]): Summary {
  const share = (role: PlayedDeal['role']): Share => {
    const games = deals.filter((deal) => deal.role === role);
    return { count: games.filter(({ won }) => won === true).length, of: games.length };
  };
  const bids = deals.flatMap(({ errors }) => errors?.bid ?? []);
  const bidShare = (verdict: string): Share => ({
    count: bids.filter((bid) => bid === verdict).length,
    of: bids.length,
  });
  const points = deals.reduce((sum, deal) => sum + deal.points, 0);
  return {
    deals: deals.length,
    alone: share('declarer'),
    defended: share('defender'),
    pointsAList: deals.length > 0 ? (LIST * points) / deals.length : null,
    bold: bidShare('bold'),
    timid: bidShare('timid'),
    lost: {
      auction: meanLoss(deals, 'auction'),
      skat: meanLoss(deals, 'skat'),
      alone: meanLoss(deals, 'alone'),
      defence: meanLoss(deals, 'defence'),
    },
  };
}

function meanLoss(deals: readonly PlayedDeal[], phase: Phase): number | null {
  const losses = deals
    .flatMap(({ errors }) => (errors ? [errors.lost[phase]] : []))
    .filter((points) => points !== null);
  return losses.length > 0 ? losses.reduce((sum, one) => sum + one, 0) / losses.length : null;
}

/** A player's results as declarer of a game. */
export interface ContractFigures {
  readonly game: GameName;
  readonly won: Share;
  /** The mean score. */
  readonly points: number;
  /** Mean points lost to errors, with the skat and in play; null: not computed for any game. */
  readonly lost: number | null;
}

/** Games played alone, by contract; those that were never played are left out. */
export function byContract(deals: readonly PlayedDeal[]): readonly ContractFigures[] {
  return GAMES.flatMap((game): readonly ContractFigures[] => {
    const games = deals.filter((deal) => deal.role === 'declarer' && deal.game === game);
    if (games.length === 0) return [];
    const { alone, lost } = summaryOf(games);
    const points = games.reduce((sum, deal) => sum + deal.points, 0) / games.length;
    const isReckoned = PHASES.some((phase) => lost[phase] !== null);
    return [
      { game, won: alone, points, lost: isReckoned ? (lost.skat ?? 0) + (lost.alone ?? 0) : null },
    ];
  });
}
