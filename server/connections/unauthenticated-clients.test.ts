import { expect, test } from 'vitest';
import { createUnauthenticatedClients } from './unauthenticated-clients.ts';

const LIMITS = { max: 6, maxSilent: 3 };
const ALL_IN = Array.from({ length: LIMITS.max }, () => 'in');

/** Outcomes for clients from these addresses, a letter each: `in`, `refused`, or the one that had to go. */
function outcomes(addresses: string): readonly string[] {
  const clients = createUnauthenticatedClients(() => 0);
  const gone: string[] = [];
  return Array.from(addresses, (address, n) => {
    const before = gone.length;
    const client = clients.admit(address, LIMITS, () => gone.push(`${address}${n} goes`));
    return client ? (gone[before] ?? 'in') : 'refused';
  });
}

test('however many are there, whoever comes from an address of few is let in', () => {
  expect(outcomes('aaaaaaaa')).toEqual([...ALL_IN, 'refused', 'refused']);
  expect(outcomes('aaaabbcbd')).toEqual([...ALL_IN, 'a0 goes', 'a1 goes', 'b4 goes']);
  // All have as many: nobody has to go for one more of theirs.
  expect(outcomes('abcdefag')).toEqual([...ALL_IN, 'refused', 'a0 goes']);
});

test('who has said who they are, or has gone, makes room, once', () => {
  const clients = createUnauthenticatedClients(() => 0);
  const enter = (address: string) => clients.admit(address, LIMITS, () => undefined);
  const all = Array.from({ length: LIMITS.max }, () => enter('a'));
  expect(enter('a')).toBeNull();
  all[2]?.leave();
  all[2]?.leave();
  expect([enter('a') === null, enter('a') === null]).toEqual([false, true]);
});

test('of those who go on saying nothing few are left, a few from every address', () => {
  let now = 0;
  const clients = createUnauthenticatedClients(() => now);
  const gone: string[] = [];
  for (const [n, address] of Array.from('aaaabb').entries()) {
    clients.admit(address, LIMITS, () => gone.push(`${address}${n}`));
  }
  clients.evictIdle(LIMITS);
  expect(gone).toEqual([]);
  now = 5000;
  clients.evictIdle(LIMITS);
  expect(gone).toEqual(['a0', 'a1', 'a2']);
  clients.evictIdle(LIMITS);
  expect(gone).toHaveLength(3);
  // Recent ones are exempt, however many they are.
  for (let n = 0; n < 3; n += 1) clients.admit('c', LIMITS, () => gone.push('c'));
  clients.evictIdle({ ...LIMITS, maxSilent: 2 });
  expect(gone).toEqual(['a0', 'a1', 'a2', 'b4']);
});
