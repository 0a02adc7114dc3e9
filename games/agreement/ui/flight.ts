import type { View } from '@lusoria/agreement';
import { around } from '@lusoria/web-kit/table/around.ts';

/** Origin of the top card's flight onto the pile, from the reader's perspective (px). */
export function flightOf({ pile, you, counts }: View): { readonly x: number; readonly y: number } {
  const seat = pile.at(-1)?.seat ?? null;
  if (seat === null) return { x: -120, y: 0 };
  if (seat === you) return { x: 0, y: 240 };
  const { west, east } = around(counts.length, you);
  if (west.includes(seat)) return { x: -320, y: 0 };
  return east.includes(seat) ? { x: 320, y: 0 } : { x: 0, y: -180 };
}
