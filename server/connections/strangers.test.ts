import { expect, test } from 'vitest';
import { createStrangers } from './strangers.ts';

const MOST = 6;

/** What comes of strangers from these addresses, one after another: `in`, `refused`, or which one had to go. */
function outcomes(addresses: readonly string[]): readonly string[] {
  const strangers = createStrangers();
  const gone: string[] = [];
  return addresses.map((address, n) => {
    const before = gone.length;
    const stranger = strangers.admit(address, MOST, () => gone.push(`${address}${n} goes`));
    return stranger ? (gone[before] ?? 'in') : 'refused';
  });
}

test('however many are there, whoever comes from an address of few is let in', () => {
  expect(outcomes([...'aaaaaaaa'])).toEqual([...Array(6).fill('in'), 'refused', 'refused']);
  expect(outcomes([...'aaaabbcbd'])).toEqual([
    ...Array(6).fill('in'),
    'a0 goes',
    'a1 goes',
    'b4 goes',
  ]);
  // All have as many: nobody has to go for one more of theirs.
  expect(outcomes([...'abcdefag'])).toEqual([...Array(6).fill('in'), 'refused', 'a0 goes']);
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
