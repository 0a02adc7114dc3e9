import { describe, expect, test } from 'vitest';
import { NOON, type OpenForTest } from './fixtures.ts';

/** People: names, tokens, transfer codes. */
export function peopleConformance(name: string, opened: OpenForTest): void {
  describe(`${name}: people`, () => {
    test('are known by the hash of their token', async () => {
      const store = await opened();
      await store.addPerson({ id: 'p1', name: 'Gāius' }, 'hash 1', NOON);
      await store.addPerson({ id: 'p2', name: '' }, 'hash 2', NOON);
      expect(await store.personOf('hash 1', NOON)).toEqual({ id: 'p1', name: 'Gāius' });
      expect(await store.personOf('hash 2', NOON)).toEqual({ id: 'p2', name: '' });
      expect(await store.personOf('hash 3', NOON)).toBeNull();
    });

    test('have as many tokens as they have devices', async () => {
      const store = await opened();
      await store.addPerson({ id: 'p1', name: 'Gaius' }, 'hash 1', NOON);
      await store.addToken('p1', 'hash 2');
      expect(await store.personOf('hash 1', NOON)).toEqual({ id: 'p1', name: 'Gaius' });
      expect(await store.personOf('hash 2', NOON)).toEqual({ id: 'p1', name: 'Gaius' });
    });

    test('change their names', async () => {
      const store = await opened();
      await store.addPerson({ id: 'p1', name: 'Gaius' }, 'hash 1', NOON);
      await store.rename('p1', "Robert'); DROP TABLE person;--");
      await store.rename('p2', 'nobody');
      expect((await store.personOf('hash 1', NOON))?.name).toBe("Robert'); DROP TABLE person;--");
    });

    test('lend a code, which can be claimed once and in time', async () => {
      const store = await opened();
      await store.addPerson({ id: 'p1', name: 'Gaius' }, 'hash 1', NOON);
      await store.addTransferCode('code 1', 'p1', NOON + 10);
      await store.addTransferCode('code 2', 'p1', NOON + 10);
      expect(await store.redeemTransferCode('code 3', NOON)).toBeNull();
      expect(await store.redeemTransferCode('code 1', NOON + 10)).toEqual({
        id: 'p1',
        name: 'Gaius',
      });
      expect(await store.redeemTransferCode('code 1', NOON)).toBeNull();
      expect(await store.redeemTransferCode('code 2', NOON + 11)).toBeNull();
      expect(await store.redeemTransferCode('code 2', NOON)).toBeNull();
    });

    test('claim a code once, however many try at the same time', async () => {
      const store = await opened();
      await store.addPerson({ id: 'p1', name: 'Gaius' }, 'hash 1', NOON);
      await store.addTransferCode('code', 'p1', NOON);
      const claims = await Promise.all(
        Array.from({ length: 8 }, () => store.redeemTransferCode('code', NOON)),
      );
      expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
    });
  });
}
