import { textOf } from '@lusoria/i18n';
import { expect, test } from 'vitest';
import { script } from '../../rules/testing/script.ts';
import { loadSkatMessages } from '../index.ts';
import { insightText, loadInsightMessages } from './index.ts';

const HANDS = {
  fore: 'C7 C8 C9 S7 S8 S9 H7 H8 H9 DK',
  middle: 'DA CA CK CQ CJ CT SA SK SQ SJ',
  rear: 'ST HA HK HQ HJ HT DQ DJ DT D9',
};

test('of several cards that were as good only one could have been played', async () => {
  const [t, insight] = await Promise.all([loadSkatMessages('de'), loadInsightMessages('de')]);
  const deal = script(HANDS).bid('1 18 0 y 1 p 2 p').declare(0, { game: 'null', hand: true });
  const view = deal.play('H7 DA HA D9 DK CA').view('spectator');
  const found = {
    kind: 'card',
    trick: 1,
    card: 'DJ',
    best: ['C7', 'C8'],
    lost: 15,
    avoidable: true,
  } as const;
  const { sentence } = insightText({ t, insight }, found, view, { you: 0, pack: 'french' });
  expect(textOf(sentence)).toBe(
    'Stich 2, Karo-Bube: Das hat 15 Augen gekostet. Besser: Kreuz-7 oder Kreuz-8.',
  );
});
