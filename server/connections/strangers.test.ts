import { expect, test } from 'vitest';
import { createStrangers } from './strangers.ts';

const ROOM = { most: 6, mostSilent: 3 };
const ALL_IN = Array.from({ length: ROOM.most }, () => 'in');

/** Outcomes for strangers from these addresses, a letter each: `in`, `refused`, or the one that had to go. */
function outcomes(addresses: string): readonly string[] {
  const strangers = createStrangers(() => 0);
  const gone: string[] = [];
  return Array.from(addresses, (address, n) => {
    const before = gone.length;
    const stranger = strangers.admit(address, ROOM, () => gone.push(`${address}${n} goes`));
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
  const strangers = createStrangers(() => 0);
  const enter = (address: string) => strangers.admit(address, ROOM, () => undefined);
  const all = Array.from({ length: ROOM.most }, () => enter('a'));
  expect(enter('a')).toBeNull();
  all[2]?.leave();
  all[2]?.leave();
  expect([enter('a') === null, enter('a') === null]).toEqual([false, true]);
});

test('of those who go on saying nothing few are left, a few from every address', () => {
  let now = 0;
  const strangers = createStrangers(() => now);
  const gone: string[] = [];
  for (const [n, address] of Array.from('aaaabb').entries()) {
    strangers.admit(address, ROOM, () => gone.push(`${address}${n}`));
  }
  strangers.thin(ROOM);
  expect(gone).toEqual([]);
  now = 5000;
  strangers.thin(ROOM);
  expect(gone).toEqual(['a0', 'a1', 'a2']);
  strangers.thin(ROOM);
  expect(gone).toHaveLength(3);
  // Recent strangers are exempt, however many they are.
  for (let n = 0; n < 3; n += 1) strangers.admit('c', ROOM, () => gone.push('c'));
  strangers.thin({ ...ROOM, mostSilent: 2 });
  expect(gone).toEqual(['a0', 'a1', 'a2', 'b4']);
});
