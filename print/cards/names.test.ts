import { expect, test } from 'vitest';
import { loadCardNames } from './names.ts';

test('a value is worded as a card, as a suit, or not at all', async () => {
  const names = await loadCardNames('de');
  expect(names.worded('HQ')).toEqual({ text: 'Herz-Dame', card: 'HQ' });
  expect(names.worded('H')).toEqual({ text: 'Herz' });
  expect([names.worded('Q'), names.worded(7)]).toEqual([null, null]);
});
