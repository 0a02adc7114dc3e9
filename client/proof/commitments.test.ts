import { describe, expect, it } from 'vitest';
import { defined } from '@lusoria/core';
import { loadGame } from '@lusoria/games';
import { checkRecord } from './check-record.ts';
import type { SeenCommitment } from '../types.ts';
import { guest, look, valueOf } from '../testing/guest.ts';
import { openTestServer, TABLE } from '../testing/test-server.ts';
import { playMatch } from '../testing/match.ts';
import { fakeTime } from '../testing/time.ts';
import { roundNumber } from '@lusoria/table';

/** Two people at a table that has not begun. */
async function begin(seed: string) {
  const time = fakeTime();
  const server = await openTestServer(time, seed);
  const [ada, ben] = [guest(server, time, 'Ada'), guest(server, time, 'Ben')];
  const id = valueOf(await time.of(ada.session.create(TABLE)));
  const { table } = await look(time, ada, id);
  const { table: bens } = await look(time, ben, id);
  await time.of(bens.do({ do: 'sit', seat: 1 }));
  const contributions = async () =>
    (await server.store.entries(id, 0))
      .flatMap(({ events }) => events)
      .filter((event) => event.type === 'contributed');
  return { time, server, ada, ben, id, table, bens, contributions };
}

const contributed = (texts: readonly string[]): readonly string[] =>
  texts.filter((text) => text.includes('"contribute"'));

describe('chance', () => {
  it('is added to once by everybody who plays, before the deal', async () => {
    const { time, ada, ben, id, table, contributions } = await begin('once');
    void table.do({ do: 'start' });
    await time.until(
      () => table.get().view.round?.play !== null && table.get().view.round !== null,
    );
    const made = await contributions();
    expect(made.map(({ seat }) => seat).toSorted((a, b) => a - b)).toEqual([0, 1]);
    await time.pass(1000);
    for (const [seat, one] of [ada, ben].entries()) {
      expect(contributed(one.wire.said)).toHaveLength(1);
      expect(one.session.commitments(id)).toEqual([
        {
          table: id,
          round: 1,
          commitment: table.get().view.round?.commitment,
          bytes: made.find((event) => event.seat === seat)?.bytes,
        },
      ]);
    }
    ada.session.close();
    ben.session.close();
  });

  it('is added to once even when the connection is lost before the answer', async () => {
    const { time, ada, ben, id, table, contributions } = await begin('cut');
    void table.do({ do: 'start' });
    ada.wire.alter((text) => (/contribut|"t":"done"/.test(text) ? null : text));
    await time.until(() => contributed(ada.wire.said).length === 1);
    await time.pass(50);
    expect(ada.session.commitments(id)[0]?.bytes).toBeNull();
    ada.wire.alter((text) => text);
    ada.wire.cut();
    await time.until(() => ada.session.commitments(id)[0]?.bytes !== null);
    const [first, second, ...more] = contributed(ada.wire.said);
    expect(second).toBe(first);
    expect(more).toEqual([]);
    const made = await contributions();
    expect(made).toHaveLength(2);
    expect(made.map(({ bytes }) => bytes)).toContain(ada.session.commitments(id)[0]?.bytes);
    ada.session.close();
    ben.session.close();
  });

  it('is not taken for added to when it was too late', async () => {
    const { time, ada, ben, id, table, contributions } = await begin('late');
    ben.wire.silence(true);
    void table.do({ do: 'start' });
    await time.until(() => (table.get().view.round?.play ?? null) !== null);
    ben.wire.silence(false);
    // After a while it is sent again, and refused.
    await time.until(() => contributed(ben.wire.said).length === 2);
    await time.pass(100);
    expect((await contributions()).map(({ seat }) => seat)).toEqual([0]);
    const commitment = table.get().view.round?.commitment;
    expect(ben.session.commitments(id)).toEqual([{ table: id, round: 1, commitment, bytes: null }]);
    ada.session.close();
    ben.session.close();
  });

  it('is only watched by whoever does not play, and not after the deal', async () => {
    const { time, server, ada, ben, id, table } = await begin('watch');
    const eve = guest(server, time, 'Eve');
    await look(time, eve, id);
    void table.do({ do: 'start' });
    await time.until(() => (table.get().view.round?.play ?? null) !== null);
    await time.pass(100);
    expect(contributed(eve.wire.said)).toEqual([]);
    expect(eve.session.commitments(id)).toMatchObject([{ round: 1, bytes: null }]);
    const late = guest(server, time, 'Late');
    await look(time, late, id);
    expect(late.session.commitments(id)).toEqual([]);
    for (const one of [ada, ben, eve, late]) one.session.close();
  });

  it('is remembered over visits, as far back as there is room', async () => {
    const { time, server, ada, ben, id, table } = await begin('memory');
    const others = Array.from({ length: 500 }, (_, i) => ({
      table: 'another',
      round: roundNumber(i),
      commitment: 'c',
      bytes: null,
    }));
    let saved: readonly SeenCommitment[] = others;
    const memory = { load: () => saved, save: (all: readonly SeenCommitment[]) => (saved = all) };
    const eve = guest(server, time, 'Eve', { memory });
    expect(eve.session.commitments('another')).toEqual(others);
    await look(time, eve, id);
    void table.do({ do: 'start' });
    await time.until(() => eve.session.commitments(id).length === 1);
    expect(saved).toEqual([...others.slice(1), ...eve.session.commitments(id)]);
    eve.session.close();
    const again = guest(server, time, 'Eve', { memory });
    expect(again.session.commitments(id)).toHaveLength(1);
    for (const one of [ada, ben, again]) one.session.close();
  });
});

describe('a record', () => {
  it('is checked against what was remembered', async () => {
    const { time, id, all } = await playMatch('checked', {});
    const { session } = all[0].guest;
    const record = valueOf(await time.of(session.record(id)));
    const remembered = session.commitments(id);
    expect(remembered).toHaveLength(2);
    expect(await checkRecord(record, remembered, await loadGame(record.game))).toEqual([]);
    expect(await checkRecord(record, [], await loadGame(record.game))).toEqual([]);

    const [first, second] = record.rounds;
    const [mine, next] = remembered;
    if (!first || !second || !mine?.bytes || !next) throw new Error('two rounds were played');

    // Another secret than the committed one, with a deal that fits it: only the client can tell.
    const swapped = { ...record, rounds: [second, second] };
    expect(await checkRecord(swapped, [mine], await loadGame(record.game))).toEqual(
      expect.arrayContaining([
        {
          code: 'other-commitment',
          round: 1,
          shown: mine.commitment,
          recorded: second.commitment,
        },
        { code: 'contribution-missing', round: 1 },
      ]),
    );

    const others = first.contributions.filter(({ bytes }) => bytes !== mine.bytes);
    const without = { ...record, rounds: [{ ...first, contributions: others }, second] };
    const codes = (await checkRecord(without, remembered, await loadGame(record.game))).map(
      ({ code }) => code,
    );
    expect(codes).toContain('contribution-missing');
    expect(codes.length).toBeGreaterThan(1);

    const known = defined(first.secret);
    const secret = `${known.startsWith('0') ? '1' : '0'}${known.slice(1)}`;
    const forged = { ...record, rounds: [{ ...first, secret }, second] };
    expect(await checkRecord(forged, remembered, await loadGame(record.game))).toEqual([
      { code: 'wrong-commitment', round: 1 },
    ]);

    const steps = first.steps.filter(({ by }) => by !== 'chance');
    const undealt = { ...record, rounds: [{ ...first, steps }, second] };
    expect(
      (await checkRecord(undealt, remembered, await loadGame(record.game))).map(({ code }) => code),
    ).toEqual(['out-of-order']);

    expect(await checkRecord({ ...record, game: 'no-game' }, remembered, null)).toEqual([
      { code: 'unknown-game', game: 'no-game' },
    ]);
  });

  it('says nothing of a round that is still being played', async () => {
    const { time, id, all } = await playMatch('unfinished', {});
    const { session } = all[0].guest;
    const record = valueOf(await time.of(session.record(id)));
    const next = { table: id, round: roundNumber(2), commitment: 'c', bytes: 'b' };
    expect(
      await checkRecord(record, [...session.commitments(id), next], await loadGame(record.game)),
    ).toEqual([]);
  });
});
