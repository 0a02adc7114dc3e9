import { MAX_PASSKEYS, type StoredPasskey } from '@lusoria/table';
import { describe, expect, test } from 'vitest';
import { NOON, type OpenForTest } from './fixtures.ts';

const passkey = (id: string, person = 'p1', since = NOON): StoredPasskey => ({
  id,
  person,
  key: 'k'.repeat(100),
  counter: 1,
  since,
});

/** Passkeys of people. */
export function passkeyConformance(name: string, opened: OpenForTest): void {
  describe(`${name}: passkeys`, () => {
    test('a passkey is one known person’s, is counted once, and goes with the person', async () => {
      const store = await opened();
      for (const id of ['p1', 'p2']) {
        await store.addPerson({ id, name: id }, id.padEnd(64, '0'), NOON);
      }
      expect(await store.addPasskey(passkey('a'))).toBe(true);
      expect(await store.addPasskey(passkey('a', 'p2'))).toBe(false);
      expect(await store.addPasskey(passkey('b', 'nobody'))).toBe(false);
      expect(await store.addPasskey(passkey('c', 'p1', NOON + 1))).toBe(true);
      expect((await store.passkeysOf('p1')).map(({ id }) => id)).toEqual(['c', 'a']);
      expect(await store.countPasskey('a', 1, 7)).toBe(true);
      expect(await store.countPasskey('a', 1, 8)).toBe(false);
      expect(await store.passkey('a')).toEqual({ ...passkey('a'), counter: 7 });
      await store.removePasskey('a', 'p2');
      expect(await store.passkey('a')).not.toBeNull();
      await store.removePasskey('a', 'p1');
      expect(await store.passkey('a')).toBeNull();
      for (let i = 1; i < MAX_PASSKEYS; i += 1) {
        expect(await store.addPasskey(passkey(`d${i}`))).toBe(true);
      }
      expect(await store.addPasskey(passkey('e'))).toBe(false);
      await store.removePerson('p1');
      expect(await store.passkey('c')).toBeNull();
      expect(await store.passkeysOf('p1')).toEqual([]);
    });
  });
}
