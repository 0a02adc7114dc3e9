import { expect, test } from 'vitest';
import { packFrom } from './playing-card.ts';

test('a pack begins with its lowest rank in each suit', () => {
  expect(packFrom('7')).toHaveLength(32);
  expect(packFrom('2')).toHaveLength(52);
  expect(packFrom('K')).toEqual(['CK', 'CA', 'SK', 'SA', 'HK', 'HA', 'DK', 'DA']);
});
