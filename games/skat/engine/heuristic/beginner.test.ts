import { expect, test } from 'vitest';
import type { ThreeView } from '../../rules/three/types.ts';
import { beginnersCard } from './beginner.ts';
import { cards, laid, view } from './testing/view.ts';
import { heuristicAction } from './three.ts';

const card = (name: string) => cards(name)[0];

test('a beginner leads other cards before its aces, until few are left', () => {
  const many = view({ hand: cards('HA H7 H8 S9 S8 S7 DQ D9 D8 C7') });
  expect(heuristicAction(many)).toEqual({ type: 'play', card: card('HA') });
  expect(beginnersCard(many, 2)).not.toBe('HA');
  const few = view({ hand: cards('HA H7 S9 DQ'), counts: [4, 4, 4] });
  expect(beginnersCard(few, 2)).toBe('HA');
});

test('it forgets which trumps have fallen', () => {
  const tricks = [
    'CJ C7 C8',
    'SJ C9 CQ',
    'HJ CK DJ',
    'DA D8 D9',
    'SA S7 S8',
    'ST S9 SQ',
    'HA H9 HQ',
  ].map((text) => ({ cards: laid(1, text), winner: 1 }));
  const own: Partial<ThreeView> = { you: 1, current: 1, declarer: 1, skat: cards('H7 H8') };
  const late = view({ ...own, hand: cards('CA HT DT'), counts: [3, 3, 3], tricks });
  // The ace is the only trump, and both tens are the highest of their suits.
  expect(beginnersCard(late, 7)).toBe('CA');
  expect(beginnersCard(late, 2)).toBe('HT');
});
