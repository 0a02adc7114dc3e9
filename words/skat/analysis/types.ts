import type { Action, Card, Contract } from '@lusoria/skat';
import type {
  Winnable,
  AuctionReview,
  DeclarationReview,
  ExactGame,
  Hint,
  RatedGame,
  Verdict,
} from '@lusoria/skat/analysis';
import type { Labelled } from '../../agreement/types.ts';
import type { Pack, SkatWho } from '../types.ts';

/** A card that somebody played; `trick` from 1. */
export interface Told {
  readonly seat: number;
  readonly card: Card;
  readonly trick: number;
}

/** What a card promised: the chance to win, and the declarer's card points on average; null: in null. */
export interface Compared {
  readonly card: Card;
  readonly winProbability: number;
  readonly points: number | null;
}

/** What an analysis of a deal says, and a hint. */
export interface SkatAnalysis {
  /** "Hätte ich gewinnen können?"; of another seat with its name. */
  ask(seat: number, who: SkatWho): string;
  readonly title: string;
  /** For whom it is asked. */
  readonly seats: string;
  progress(percent: number): string;
  readonly cancel: string;
  readonly cancelled: string;
  readonly failed: string;

  /** Whether a side could have won; `step`: the card by which it turned, `alone`: of the declarer. */
  answer(
    answer: Winnable,
    of: { readonly seat: number; readonly alone: boolean; readonly step: Told | null },
    who: SkatWho,
  ): string;
  /** Nobody played alone. */
  readonly auctionOnly: string;

  /** A mark beside a card, with what it means. */
  readonly verdicts: Readonly<Record<Verdict, Labelled>>;
  /** What a card cost its side; null: the game of null. */
  lost(points: number | null): string;
  /** What the game became by a card, for the declarer. */
  readonly turned: Readonly<Record<'won' | 'lost', string>>;
  /** The cards that were best with open cards. */
  best(cards: readonly Card[], pack: Pack): string;
  /** What could be known: how often the own side wins with the card that was played, and with the best one. */
  promised(played: Compared, best: Compared, pack: Pack): string;

  readonly chart: string;
  /** The line in words: the declarer's points, trick by trick; null: in null. */
  line(points: readonly number[], target: number | null): string;
  /** At the line that has to be reached. */
  target(points: number): string;
  toTurn(trick: number): string;

  readonly auction: string;
  said(auction: AuctionReview): string;
  offer(offered: RatedGame, contract: (contract: Contract) => string): string;
  declared(
    declared: DeclarationReview,
    contract: (contract: Contract) => string,
    pack: Pack,
  ): string;
  /** Which games win on the cards as they lay. */
  exact(list: readonly ExactGame[], pack: Pack): string;

  readonly hint: string;
  readonly thinking: string;
  readonly noHint: string;
  advice(action: Action, pack: Pack): string;
  reason(reason: Hint['reason'], pack: Pack): string;
}
