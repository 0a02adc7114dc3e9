import { expect, test } from 'vitest';
import { readOnce } from './read-once.ts';

test('an object is read once, what is equal to it again, anything else each time', () => {
  const seen: unknown[] = [];
  const read = readOnce((raw) => {
    seen.push(raw);
    return { raw };
  });
  const event = { type: 'laid' };
  expect(read(event)).toBe(read(event));
  expect(read({ ...event })).not.toBe(read(event));
  expect([read('a'), read('a')]).toEqual([{ raw: 'a' }, { raw: 'a' }]);
  expect(seen).toEqual([event, event, 'a', 'a']);
});
