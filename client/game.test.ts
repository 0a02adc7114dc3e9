import type { TableView } from '@lusoria/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadGame } from '@lusoria/games';
import { checkRecord } from './proof/check-record.ts';
import { valueOf } from './testing/guest.ts';
import { type Match, playMatch } from './testing/match.ts';

/** The part of a view that is the same for everybody. */
function open({ phase, people, seats, round, played, standings, consents }: TableView): unknown {
  const [commitment, first] = [round?.commitment, round?.play?.first];
  return { phase, people, seats, commitment, first, played, standings, consents };
}

/** Every command that was carried out is in the log once, at the seq of its answer. */
async function carriedOutOnce({ server, id, asked }: Match): Promise<void> {
  const log = await server.store.entries(id, 0);
  const commands = log.map(({ command }) => command);
  expect(new Set(commands).size).toBe(commands.length);
  const byPeople = log.filter(
    ({ command, events: [first] }) =>
      !command.startsWith('table:') && first?.type !== 'created' && first?.type !== 'contributed',
  );
  const answers = asked.flatMap(({ result }) => (result?.ok ? [result.value] : []));
  expect(answers.toSorted((a, b) => a - b)).toEqual(byPeople.map(({ seq }) => seq));
}

/** Every client has the state of a perfect wire, and has received every entry once. */
async function allAgree({ server, id, all }: Match): Promise<void> {
  for (const { guest, table, told } of all) {
    const { view, entries, pending } = table.get();
    const truth = await server.truth(id, guest.session.me()?.person ?? null);
    expect(view).toEqual(truth.view);
    expect(entries).toEqual(truth.entries);
    expect(told.map(({ seq }) => seq)).toEqual(entries.map(({ seq }) => seq));
    expect(pending).toBe(0);
  }
  const [ada, ben, eve] = all.map(({ table }) => open(table.get().view));
  expect(ada).toEqual(eve);
  expect(ben).toEqual(eve);
}

/** Everybody contributes to the chance of a round at most once, and the accepted contribution is in the record. */
async function fairlyDealt({ time, id, all }: Match): Promise<void> {
  const [{ guest }] = all;
  const record = valueOf(await time.of(guest.session.record(id)));
  expect(record.rounds).toHaveLength(2);
  for (const { contributions } of record.rounds) {
    expect(new Set(contributions.map(({ seat }) => seat)).size).toBe(contributions.length);
  }
  for (const { guest: one } of all) {
    expect(
      await checkRecord(record, one.session.commitments(id), await loadGame(record.game)),
    ).toEqual([]);
  }
}

const faults = fc.record({
  delay: fc.integer({ min: 1, max: 60 }),
  doubled: fc.integer({ min: 0, max: 20 }),
  lost: fc.integer({ min: 0, max: 5 }),
  silent: fc.integer({ min: 0, max: 30 }),
  cuts: fc.array(fc.integer({ min: 400, max: 5000 }), { minLength: 1, maxLength: 8 }),
});

describe('a match', () => {
  it('needs one connection when nothing goes wrong', async () => {
    const match = await playMatch('good', {});
    await carriedOutOnce(match);
    await allAgree(match);
    await fairlyDealt(match);
    const [ada, ben, eve] = match.all;
    // The last ones come with the cut at the end.
    expect([ada, ben, eve].map(({ guest }) => guest.wire.connections())).toEqual([2, 2, 1]);
    const said = ada.guest.wire.said.map((text) => text.replace(/"id":"[^"]*"/, ''));
    expect(said.filter((text) => text.includes('"contribute"'))).toHaveLength(2);
    expect(match.all.flatMap(({ guest }) => guest.notices)).toEqual([]);
  });

  it('is the same for all, and nothing is done twice, however often connections break', async () => {
    let cuts = 0;
    await fc.assert(
      fc.asyncProperty(fc.nat(), faults, async (seed, bad) => {
        const match = await playMatch(String(seed), bad);
        await carriedOutOnce(match);
        await allAgree(match);
        await fairlyDealt(match);
        cuts += match.all[0].guest.wire.connections() - 2;
      }),
      { numRuns: 25 },
    );
    expect(cuts).toBeGreaterThan(60);
  });
});
