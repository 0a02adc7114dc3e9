import { createHash } from 'node:crypto';
import { commitmentTo, defined, randomFrom, seeded } from '@lusoria/core';
import { type Entry, memoryStore, type Store, type TableEvent } from '@lusoria/table';
import { entrySchema } from '@lusoria/table/types';
import type { DailyGame } from '@lusoria/tournaments/layers';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { dailyOver } from './daily.ts';
import { botOf, HOUR, idOf, playsAll, someDeals, world, type World } from './testing/daily.ts';
import { type Guest, guest, look, valueOf } from './testing/guest.ts';
import { bytesFrom } from './testing/test-server.ts';

// Two worlds that differ in the seed of a day and in whatever follows from it that a person has not
// seen. Somebody plays the day in both of them, to the end and differently. Whoever has not played,
// and whoever is in the middle of it, must get the same in both, byte for byte.

const SECRET = /"(?:seed|secret)":"([0-9a-f]{64})"/gu;
const dealtSchema = v.looseObject({ hands: v.array(v.array(v.string())) });

/** What a world has stored of a day, and who is in the middle of it. */
interface Left {
  readonly offer: DailyGame;
  readonly now: number;
  readonly day: string;
  readonly commitment: string;
  readonly person: string;
  readonly token: string;
  readonly table: string;
  readonly logs: ReadonlyMap<string, readonly Entry[]>;
}

/** Plays the first deal of a day and a part of the second. */
async function begun(offer: DailyGame): Promise<Left> {
  const here = await world([offer]);
  const { time, store } = here;
  const day = idOf(here, offer);
  const cleo = guest(here.server, time, 'Cleo');
  const bot = await botOf(offer.game, 'random');
  const id = await playsAll(here, cleo, day, bot, 1);
  const { table } = await look(time, cleo, id);
  valueOf(await time.of(table.do({ do: 'next' })));
  const isOn = (): boolean => table.get().view.round?.play?.must.includes(0) === true;
  await time.until(isOn);
  const random = bytesFrom(seeded('the second deal'));
  for (let moves = 0; moves < 2; moves += 1) {
    const { view } = defined(table.get().view.round?.play);
    const action = bot.choose(view, randomFrom(random(32)));
    valueOf(await time.of(table.do({ do: 'act', action })));
    await time.until(isOn);
  }
  const { commitment } = valueOf(await time.of(dailyOver(cleo.session).day(day)));
  const ids = [day, idOf(here, offer, 1), id];
  return {
    offer,
    now: time.now(),
    day,
    commitment,
    person: defined(cleo.session.me()).person,
    token: defined(cleo.kept.credentials).token,
    table: id,
    logs: new Map(
      await Promise.all(
        ids.map(async (one) => [one, otherwise(await store.entries(one, 0), [])] as const),
      ),
    ),
  };
}

/** The same, but for what nobody knows who has played so much: the seed, the secret of the deal, two cards. */
function changed(left: Left): Left {
  const log = defined(left.logs.get(left.table));
  const [seed = ''] = secretsIn(left.logs.get(left.day));
  const secret = defined(secretsIn(log).at(-1), 'the secret of the deal');
  const written = new Map(
    [...left.logs].map(([id, entries]) => [id, otherwise(entries, [seed, secret])] as const),
  );
  const swapped = withOtherCards(defined(written.get(left.table)));
  const commitment = commitmentTo(reversed(seed));
  return { ...left, commitment, logs: written.set(left.table, swapped) };
}

function secretsIn(log: unknown): readonly string[] {
  return Array.from(JSON.stringify(log).matchAll(SECRET), ([, secret = '']) => secret);
}

function reversed(secret: string): string {
  return secret.split('').toReversed().join('');
}

function otherwise(log: readonly Entry[], secrets: readonly string[]): readonly Entry[] {
  const text = secrets.reduce(
    (all, one) => all.replaceAll(one, reversed(one)),
    JSON.stringify(log),
  );
  return v.parse(v.array(entrySchema), JSON.parse(text));
}

/** A card of one opponent with the other, of those that nobody has laid in the latest deal. */
function withOtherCards(log: readonly Entry[]): readonly Entry[] {
  const isDealt = (event: TableEvent): boolean => event.type === 'step' && event.by === 'chance';
  const at = log.findLastIndex(({ events }) => events.some(isDealt));
  const laid = JSON.stringify(log.slice(at + 1).map(({ events }) => events));
  const isKept = (card: string): boolean => !laid.includes(`"${card}"`);
  return log.map((entry, i) => {
    if (i !== at) return entry;
    const events = entry.events.map((event) => {
      if (event.type !== 'step' || !isDealt(event)) return event;
      const dealt = v.parse(dealtSchema, event.events[0]);
      const [own = [], ...others] = dealt.hands;
      const [one, two] = others.map((hand) => defined(hand.find(isKept), 'a card nobody has laid'));
      const hands = [
        own,
        ...others.map((hand) =>
          hand.map((card) => (card === one ? two : card === two ? one : card)),
        ),
      ];
      return { ...event, events: [{ ...dealt, hands }] };
    });
    return { ...entry, events };
  });
}

/** A store with what was left. */
async function storeOf({ offer, day, person, token, table, logs }: Left): Promise<Store> {
  const store = memoryStore();
  await store.addPerson({ id: person, name: 'Cleo' }, sha256(token), 0);
  for (const [i, [id, [first, ...rest]]] of [...logs].entries()) {
    const game = id === table ? offer.game : 'daily';
    const members = id === table || id === day ? [person] : [];
    await store.create({ id, code: `CODE${i}A`, game }, defined(first), members);
    for (const entry of rest) await store.append(id, entry);
  }
  return store;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** A person, and all that is sent to them. */
function listening({ server, time }: World, name: string, token: string | null = null) {
  const one = guest(server, time, name, { token });
  const heard: string[] = [];
  one.wire.alter((text) => {
    heard.push(text);
    return text;
  });
  return { one, heard };
}

/** Everything that tells, or refuses to tell, of a day and of people's tables. */
async function asksAll(
  { time }: World,
  { session }: Guest,
  { offer, day, table }: Left,
  other: string,
) {
  const request = async (message: Parameters<typeof session.request>[0]): Promise<unknown> =>
    time.of(session.request(message));
  for (const ask of [
    { ask: 'daily' },
    { ask: 'daily-day', day },
    { ask: 'lobby' },
    { ask: 'open', event: day },
    { ask: 'practised', event: day },
    { ask: 'list' },
    { ask: 'ratings' },
    { ask: 'ratings-list', game: offer.game },
  ]) {
    await request({ t: 'event', request: ask });
  }
  await request({ t: 'lobby', on: true });
  await request({ t: 'tables' });
  for (const id of [other, table, day]) {
    await request({ t: 'history', table: id, before: 10_000 });
    await request({ t: 'export', table: id });
    await time.of(session.open(id));
  }
}

/** What somebody who has not played hears, and somebody in the middle, while another plays all deals. */
async function heardIn(left: Left): Promise<{
  readonly bystander: readonly string[];
  readonly inTheMiddle: readonly string[];
  readonly player: readonly string[];
  readonly proof: string;
}> {
  const store = await storeOf(left);
  const here = await world([left.offer], { store, now: left.now, chance: 'another life' });
  const { time, layer } = here;
  const player = listening(here, 'Ada');
  const bystander = listening(here, 'Ben');
  const inTheMiddle = listening(here, 'Cleo', left.token);
  const both = [bystander, inTheMiddle];
  for (const { one } of both) await asksAll(here, one, left, 'dt');
  const bot = await botOf(left.offer.game, 'random');
  const played = await playsAll(here, player.one, left.day, bot);
  // However long it took.
  await time.pass(left.now + 6 * HOUR - time.now());
  for (const { one } of both) await asksAll(here, one, left, played);
  const hidden = (texts: readonly string[]): readonly string[] =>
    texts.map((text) => text.replaceAll(left.commitment, 'the commitment'));
  const proof = await layer.proofOf(new Date(time.now()).toISOString().slice(0, 10));
  return {
    bystander: hidden(bystander.heard),
    inTheMiddle: hidden(inTheMiddle.heard),
    player: hidden(player.heard),
    proof: hidden([JSON.stringify(proof)]).join(''),
  };
}

test('the cards of a day are nothing to those who have not played them, byte for byte', async () => {
  const left = await begun(await someDeals());
  const [here, there] = [await heardIn(left), await heardIn(changed(left))];
  expect(there.bystander).toEqual(here.bystander);
  expect(there.inTheMiddle).toEqual(here.inTheMiddle);
  expect(there.proof).toEqual(here.proof);
  // The worlds were really different, and they heard something.
  expect(there.player).not.toEqual(here.player);
  expect(here.bystander.join('')).toContain('the commitment');
  expect(here.bystander.join('')).toContain('Ada');
  expect(here.inTheMiddle.join('')).toContain('"hand"');
}, 120_000);
