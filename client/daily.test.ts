import { createHash } from 'node:crypto';
import { commitmentTo, defined } from '@lusoria/core';
import { dailyOver } from './daily.ts';
import { strengthsOver } from './ratings.ts';
import {
  botOf,
  HOUR,
  idOf,
  playsAll,
  someDeals,
  tableOf,
  type World,
  world,
} from './testing/daily.ts';
import { type Guest, guest, look, valueOf } from './testing/guest.ts';
import { dealSecret } from '@lusoria/table';
import { expect, test } from 'vitest';
import { restoredBy } from '@lusoria/tournaments/log';
import { verifyRatings } from '@lusoria/tournaments/ratings-verify';
import { ratingEventSchema } from '@lusoria/tournaments/rating-events';
import { verifyDay } from '@lusoria/tournaments/daily-verify';

const BUSY = 'given up on a busy machine';

/** A beacon that does not answer at first, and then knows the number of one moment. */
function slowBeacon() {
  let known = Number.NaN;
  return {
    url: 'https://beacon.example',
    answers: (from: number) => (known = from),
    async valueAt(_: string, ms: number) {
      if (ms !== known) throw new Error('no answer');
      return { round: 7, randomness: 'ab'.repeat(32) };
    },
  };
}

const stepsOf = async (here: World, id: string) =>
  (await here.store.entries(id, 0)).flatMap(({ events }) =>
    events.filter((event) => event.type === 'step'),
  );

test('five people and the bots: the same cards for all, a list as one would reckon it, and the engine from the same seat', async () => {
  const offer = await someDeals();
  const beacon = slowBeacon();
  const here = await world([offer], {
    busy: { bot: offer.engine, why: BUSY },
    beacons: beacon,
  });
  const { time } = here;
  // The seed of tomorrow is fixed today.
  const early = guest(here.server, time, 'Early');
  valueOf(await time.of(dailyOver(early.session).list()));
  await time.pass(24 * HOUR);
  const day = idOf(here, offer);
  const began = Date.parse(new Date(time.now()).toISOString().slice(0, 10));
  const waits = await time.of(dailyOver(early.session).play(day));
  expect(waits).toMatchObject({ ok: false, rejection: { code: 'no-beacon' } });
  beacon.answers(began);
  await time.pass(10_000);
  const [bot = ''] = offer.bots;
  const bots = ['random', bot, bot, 'random', 'random'];
  const people = bots.map((_, i) => guest(here.server, time, `N${i}`));
  const tables: string[] = [];
  // Three of them want to be rated.
  for (const { session } of people.slice(0, 3)) {
    valueOf(await time.of(strengthsOver(session).setRated(true)));
  }
  for (const [i, one] of people.entries()) {
    const before = valueOf(await time.of(dailyOver(one.session).day(day)));
    // Names, and nothing of the cards.
    expect(before.rows.map(({ name }) => name)).toEqual(people.slice(0, i).map(({ name }) => name));
    expect(
      before.rows.every(({ place, score, ms }) => place === null && score === null && ms === null),
    ).toBe(true);
    expect([before.field, before.engine, before.seed]).toEqual([null, null, null]);
    tables.push(await playsAll(here, one, day, await botOf(offer.game, defined(bots[i]))));
  }
  const played = await Promise.all(tables.map(async (id) => tableOf(here, id)));
  // The same cards and the same commitments.
  const deals = await Promise.all(
    tables.map(async (id) => (await stepsOf(here, id)).filter(({ by }) => by === 'chance')),
  );
  for (const other of deals) expect(other).toEqual(deals[0]);
  expect(deals[0]).toHaveLength(3);
  // Whoever plays alike meets the same answers.
  const [, a, b] = await Promise.all(tables.map(async (id) => stepsOf(here, id)));
  const mine = defined(a, 'the steps of one');
  const other = mine.find((step, i) => JSON.stringify(step) !== JSON.stringify(b?.[i]));
  // The first difference, if there is one, is a choice of the person's.
  expect(other?.by ?? 0).toBe(0);

  const totals = played.map(
    ({ standings }) => defined(standings.find(({ seat }) => seat === 0)).points,
  );
  const first = defined(people[0], 'somebody');
  await time.pass(60_000);
  const list = valueOf(await time.of(dailyOver(first.session).day(day)));
  const byHand = totals
    .map((total, i) => ({
      name: `N${i}`,
      total,
      place: 1 + totals.filter((other) => other > total).length,
    }))
    .toSorted((x, y) => x.place - y.place);
  expect(list.rows.map(({ name, score, place }) => ({ name, total: score, place }))).toEqual(
    byHand,
  );
  expect(list.field?.total).toBeCloseTo(totals.reduce((sum, n) => sum + n, 0) / 5, 9);
  expect(list.own?.score.deals).toEqual(played[0]?.played.map(({ outcome }) => outcome.points[0]));
  expect(list.engine?.deals).toHaveLength(3);
  const failed = here.notices.filter(({ kind }) => kind === 'failed' || kind === 'bot-failed');
  expect(failed).toEqual([
    { kind: 'failed', table: day, error: new Error('no answer') },
    { kind: 'failed', table: day, error: new Error(BUSY) },
  ]);
  // The next day it is revealed, and everything follows from what was fixed before.
  await time.pass(24 * HOUR);
  const proof = defined(await here.layer.proofOf(list.date), 'the proof');
  const deal = defined(proof.deals[0], 'its deal');
  const seed = defined(deal.seed, 'the seed');
  expect(commitmentTo(seed)).toBe(list.commitment);
  expect(deal.beacon).toEqual({ url: beacon.url, value: await beacon.valueAt('', began) });
  const found = await verifyDay(proof.date, deal, beacon.valueAt);
  if (found.kind !== 'right') throw new Error(found.kind);
  expect(found.isEarly).toBe(true);
  const mixed = createHash('sha256')
    .update(seed + 'ab'.repeat(32), 'hex')
    .digest('hex');
  for (const [i, commitment] of found.commitments.entries()) {
    expect(commitment).toBe(commitmentTo(dealSecret(mixed, i)));
  }
  const another = { round: 7, randomness: 'cd'.repeat(32) };
  expect(await verifyDay(proof.date, deal, async () => another)).toEqual({ kind: 'wrong-beacon' });
  const committed = (await here.store.entries(defined(tables[0]), 0)).flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'committed' ? [event.commitment] : [])),
  );
  expect(committed).toEqual(found.commitments);
  await areRated(here, people, totals.slice(0, 3));
}, 120_000);

/** Whoever wanted it is rated by the day that is over: those who were ahead are ahead, and others are in nothing. */
async function areRated(here: World, people: readonly Guest[], totals: readonly number[]) {
  const { time, store } = here;
  const own = await Promise.all(
    people.map(async ({ session }) => valueOf(await time.of(strengthsOver(session).own())).own),
  );
  const [ada, ben, cleo, ...others] = own;
  expect(others).toEqual([null, null]);
  const ratings = [ada, ben, cleo].map((one) => defined(one?.games[0], 'a game').rating);
  const byPoints = (all: readonly number[]) =>
    all.map((one) => all.filter((other) => other > one).length);
  expect(byPoints(ratings)).toEqual(byPoints(totals));
  expect(ada?.games[0]).toMatchObject({ results: 1, isKnown: false });
  const [log = ''] = (await store.tablesOf(defined(people[0]?.session.me()).person, 50))
    .map(({ id }) => id)
    .filter((id) => id.startsWith('rt-'));
  const entries = async () =>
    (await store.entries(log, 0)).map((one) => restoredBy(ratingEventSchema, one));
  expect(verifyRatings(await entries())).toEqual([]);
  expect(JSON.stringify(await entries())).not.toContain('N3');
  // Switched off, nothing of it is left, and the strengths of others are what they were.
  const first = defined(people[0]);
  valueOf(await time.of(strengthsOver(first.session).setRated(false)));
  expect(valueOf(await time.of(strengthsOver(first.session).own())).own).toBeNull();
  const left = await entries();
  expect(JSON.stringify(left.map(({ events }) => events))).not.toContain('N0');
  expect(left.flatMap(({ events }) => events).filter((one) => one.type === 'result')).toHaveLength(
    1,
  );
  expect(verifyRatings(left)).toEqual([]);
  const ben2 = valueOf(await time.of(strengthsOver(defined(people[1]).session).own())).own;
  expect(ben2?.games[0]?.rating).toBe(ratings[1]);
}

test('a second device goes on with the same entry, nothing but play is possible, and who deletes their data is without a name', async () => {
  const offer = await someDeals();
  const here = await world([offer]);
  const { time } = here;
  const day = idOf(here, offer);
  const one = guest(here.server, time, 'Ada');
  const table = valueOf(await time.of(dailyOver(one.session).play(day)));
  const { table: opened } = await look(time, one, table);
  const { seats, settings } = opened.get().view;
  for (const command of [
    { do: 'stand' },
    { do: 'rematch' },
    { do: 'consent', to: 'end', give: true },
    { do: 'pause', on: true },
    { do: 'settings', settings: { ...settings, spectators: true } },
    { do: 'put-bot', seat: seats.length - 1, bot: 'random' },
  ] as const) {
    expect(await time.of(opened.do(command))).toMatchObject({ ok: false });
  }
  const token = one.kept.credentials?.token ?? null;
  const device = guest(here.server, time, 'Ada', { token });
  expect(valueOf(await time.of(dailyOver(device.session).play(day)))).toBe(table);
  // Neither message nor log that anybody is sent has the seed.
  const [opening] = await here.store.entries(day, 0, 1);
  const seed = /"seed":"(?<seed>[0-9a-f]{64})"/.exec(JSON.stringify(opening))?.groups?.['seed'];
  expect(
    JSON.stringify([opened.get(), await time.of(dailyOver(one.session).day(day))]),
  ).not.toContain(defined(seed, 'the seed'));
  const other = guest(here.server, time, 'Ben');
  expect(await time.of(other.session.open(table))).toMatchObject({ ok: false });
  valueOf(await time.of(one.session.erase()));
  await time.pass(1000);
  const { rows } = valueOf(await time.of(dailyOver(other.session).day(day)));
  expect(JSON.stringify([rows, await here.store.entries(day, 0)])).not.toContain('Ada');
  // The day after it can be played, outside the list.
  await time.pass(24 * HOUR);
  expect(valueOf(await time.of(dailyOver(other.session).play(day)))).not.toBe(table);
  expect(valueOf(await time.of(dailyOver(other.session).day(day))).entries).toBe(1);
  expect(await time.of(dailyOver(other.session).play(idOf(here, offer, 1)))).toMatchObject({
    ok: false,
    rejection: { code: 'too-early' },
  });
}, 60_000);
