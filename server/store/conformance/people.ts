import { describe, expect, test } from 'vitest';
import { SEEN_MS } from '@lusoria/table';
import { NOON, type OpenForTest } from './fixtures.ts';

/** People: names, tokens, transfer codes. */
export function peopleConformance(name: string, opened: OpenForTest): void {
  const withGaius = async () => {
    const store = await opened();
    await store.addPerson({ id: 'p1', name: 'Gaius' }, 'hash 1', NOON);
    return store;
  };

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
      const store = await withGaius();
      await store.addToken('p1', 'hash 2', NOON);
      expect(await store.personOf('hash 1', NOON)).toEqual({ id: 'p1', name: 'Gaius' });
      expect(await store.personOf('hash 2', NOON)).toEqual({ id: 'p1', name: 'Gaius' });
    });

    test('have devices, which are here to the day, and are taken away one by one', async () => {
      const store = await withGaius();
      await store.addPerson({ id: 'p2', name: 'Titus' }, 'hash 9', NOON);
      await store.addToken('p1', 'hash 2', NOON + 5);
      await store.addToken('p1', 'hash 3', NOON + 7);
      const later = NOON + 5 + SEEN_MS;
      await store.personOf('hash 2', later);
      await store.personOf('hash 3', NOON + 9);
      expect(await store.devicesOf('p1')).toEqual([
        { device: 'hash 2', since: NOON + 5, seen: later },
        { device: 'hash 3', since: NOON + 7, seen: NOON + 7 },
        { device: 'hash 1', since: NOON, seen: NOON },
      ]);
      await store.removeTokens('p1', { kind: 'one', device: 'hash 3' });
      expect(await store.personOf('hash 3', later)).toBeNull();
      expect((await store.devicesOf('p1')).map(({ device }) => device)).toEqual([
        'hash 2',
        'hash 1',
      ]);
      await store.addToken('p1', 'hash 4', later);
      await store.removeTokens('p1', { kind: 'others', device: 'hash 2' });
      expect((await store.devicesOf('p1')).map(({ device }) => device)).toEqual(['hash 2']);
      expect(await store.personOf('hash 2', later)).toMatchObject({ id: 'p1' });
      expect(await store.personOf('hash 9', later)).toMatchObject({ id: 'p2' });
      expect(await store.devicesOf('p3')).toEqual([]);
    });

    test('own bots, which are people with an owner, until they are removed', async () => {
      const store = await opened();
      for (const [n, id, known] of [
        [2, 'p2', 'Otto'],
        [3, 'p3', 'Anna'],
      ] as const) {
        await store.addBot({ id, name: known }, 'p1', `hash ${n}`, NOON + n - 2);
      }
      expect(await store.personOf('hash 2', NOON)).toEqual({ id: 'p2', name: 'Otto' });
      expect(await store.botsOf('p1')).toEqual([
        { id: 'p3', name: 'Anna', since: NOON + 1, seen: NOON + 1 },
        { id: 'p2', name: 'Otto', since: NOON, seen: NOON },
      ]);
      await store.removeTokens('p3', { kind: 'all' });
      await store.removePerson('p3');
      await store.rename('p2', 'Otho');
      expect((await store.botsOf('p1')).map(({ name: called }) => called)).toEqual(['Otho']);
      await store.sweep(NOON + SEEN_MS, NOON);
      expect(await store.botsOf('p1')).toEqual([]);
      expect(await store.personOf('hash 2', NOON)).toBeNull();
    });

    test('lend no code any more once a device of theirs is taken away', async () => {
      const store = await withGaius();
      for (const devices of [
        { kind: 'one', device: 'hash 2' },
        { kind: 'others', device: 'hash 1' },
      ] as const) {
        await store.addTransferCode('code', 'p1', NOON + 10);
        await store.removeTokens('p1', devices);
        expect(await store.redeemTransferCode('code', NOON)).toBeNull();
      }
    });

    test('change their names', async () => {
      const store = await withGaius();
      await store.rename('p1', "Robert'); DROP TABLE person;--");
      await store.rename('p2', 'nobody');
      expect((await store.personOf('hash 1', NOON))?.name).toBe("Robert'); DROP TABLE person;--");
    });

    test('lend a code, which can be claimed once and in time', async () => {
      const store = await withGaius();
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
      const store = await withGaius();
      await store.addTransferCode('code', 'p1', NOON);
      const claims = await Promise.all(
        Array.from({ length: 8 }, () => store.redeemTransferCode('code', NOON)),
      );
      expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
    });
  });
}
