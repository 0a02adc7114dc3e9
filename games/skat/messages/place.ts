import type { View } from '../rules/view.ts';
import type { SkatTranslator } from './index.ts';

const PLACES = ['forehand', 'middlehand', 'rearhand'] as const;

/** Forehand, middlehand, rearhand, or the dealer of four; null in Skat of two. */
export function placeName(t: SkatTranslator, view: View, seat: number): string | null {
  if (view.form !== 'three') return null;
  return t(`position-${PLACES[view.players.indexOf(seat)] ?? 'dealer'}`);
}
