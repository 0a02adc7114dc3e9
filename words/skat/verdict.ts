import type { GameResult } from '@lusoria/skat';
import { stepsSum } from './arithmetic.ts';

/** Why a game was won or lost. */
export type Reason =
  /** Null below its bid. */
  | { readonly kind: 'instead' }
  /** It counts less than the bid. */
  | { readonly kind: 'overbid'; readonly worth: number }
  /** Null, by its tricks. */
  | { readonly kind: 'null'; readonly tricks: number }
  /** An announced level was missed. */
  | { readonly kind: 'announced'; readonly level: 'schneider' | 'schwarz' }
  | { readonly kind: 'tie' }
  | { readonly kind: 'points' }
  | { readonly kind: 'claimed' }
  /** The declarer, or the defenders, have given up. */
  | { readonly kind: 'conceded' }
  | { readonly kind: 'yielded' }
  /** It was decided before somebody gave up. */
  | { readonly kind: 'decided' };

/** Why a game was won or lost. */
export function reasonOf(result: GameResult): Reason {
  const { contract, ending, won, overbid, instead, points, tricks, base } = result;
  if (instead !== null) return { kind: 'instead' };
  if (overbid) return { kind: 'overbid', worth: base * stepsSum(result) };
  if (ending !== 'played') {
    // What is decided stays decided, whoever gives up afterwards.
    return won === (ending === 'conceded') ? { kind: 'decided' } : { kind: ending };
  }
  if (contract.game === 'null') return { kind: 'null', tricks };
  if (!won && contract.schwarz) return { kind: 'announced', level: 'schwarz' };
  if (!won && contract.schneider) return { kind: 'announced', level: 'schneider' };
  return { kind: !won && points === 60 ? 'tie' : 'points' };
}

/** Who came to schneider or schwarz. */
export interface Beaten {
  readonly level: 'schneider' | 'schwarz';
  readonly side: 'declarer' | 'defenders';
}

/** Who came to schneider or schwarz in a game that was played out or claimed; null when nobody did. */
export function beatenIn(result: GameResult, reason: Reason): Beaten | null {
  const { schneider, schwarz, points, tricks, contract } = result;
  const isTold = reason.kind === 'points' || reason.kind === 'claimed';
  if (!isTold || contract.game === 'null') return null;
  if (schwarz) return { level: 'schwarz', side: tricks === 0 ? 'declarer' : 'defenders' };
  if (schneider) return { level: 'schneider', side: points <= 30 ? 'declarer' : 'defenders' };
  return null;
}
