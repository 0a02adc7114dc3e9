import { expect, test } from 'vitest';
import { createStrangers } from './strangers.ts';

const MOST = 6;
const ALL_IN = Array.from({ length: MOST }, () => 'in');

/** What comes of strangers from these addresses, a letter each: `in`, `refused`, or which one had to go. */
function outcomes(addresses: string): readonly string[] {
  const strangers = createStrangers();
  const gone: string[] = [];
  return Array.from(addresses, (address, n) => {
    const before = gone.length;
    const stranger = strangers.admit(address, MOST, () => gone.push(`${address}${n} goes`));
    return stranger ? (gone[before] ?? 'in') : 'refused';
  });
}

test('however many are there, whoever comes from an address of few is let in', () => {
  expect(outcomes('aaaaaaaa')).toEqual([...ALL_IN, 'refused', 'refused']);
  expect(outcomes('aaaabbcbd')).toEqual([...ALL_IN, 'a0 goes', 'a1 goes', 'b4 goes']);
  // All have as many: nobody has to go for one more of theirs.
  expect(outcomes('abcdefag')).toEqual([...ALL_IN, 'refused', 'a0 goes']);
});

test('who has said who they are, or has gone, makes room, once', () => {
  const strangers = createStrangers();
  const enter = (address: string) => strangers.admit(address, MOST, () => undefined);
  const all = Array.from({ length: MOST }, () => enter('a'));
  expect(enter('a')).toBeNull();
  all[2]?.leave();
  all[2]?.leave();
  expect([enter('a') === null, enter('a') === null]).toEqual([false, true]);
});
