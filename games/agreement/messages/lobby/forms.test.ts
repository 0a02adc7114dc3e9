import { PARADIGM_IDS, PARADIGMS } from '@lusoria/latin';
import { expect, test } from 'vitest';
import { FORMS } from './forms.ts';

test('the lobby calls the decks what the paradigms call them', () => {
  expect(Object.entries(FORMS).map(([id, forms]) => [id, forms.join(' – ')])).toEqual(
    PARADIGM_IDS.map((id) => [id, PARADIGMS[id].title]),
  );
});
