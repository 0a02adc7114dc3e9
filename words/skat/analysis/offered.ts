import type { Contract } from '@lusoria/skat';
import type { RatedGame } from '@lusoria/skat/analysis';

/** An offer as a contract. */
export function contractIn({ game, hand, ouvert }: RatedGame): Contract {
  return { game, hand, schneider: false, schwarz: false, ouvert };
}

/** Card points on average; empty where none count. */
export function average(points: number | null, mean: string): string {
  return points === null ? '' : ` (${mean} ${Math.round(points)})`;
}

/** A part of one in hundredths. */
export function percent(part: number): number {
  return Math.round(part * 100);
}
