import { STANDARD, type TableView } from '@lusoria/table';
import { expect, test } from 'vitest';
import { isHushed } from './sounding.ts';

const hushed = (
  direction: TableView['direction'],
  settings: Partial<TableView['settings']>,
): boolean => isHushed({ direction, settings: { ...STANDARD, ...settings } });

test('devices are silent only at a table of an event at which nobody may talk', () => {
  const direction = { event: 'ev-1', next: 'players' } as const;
  const none = { chat: false, reactions: false };
  expect(hushed(direction, none)).toBe(true);
  expect(hushed(direction, { chat: false })).toBe(false);
  expect(hushed(direction, {})).toBe(false);
  expect(hushed(null, none)).toBe(false);
});
