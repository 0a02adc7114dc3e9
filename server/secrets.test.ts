import type { View } from '@lusoria/agreement';
import { eventSchema, viewSchema } from '@lusoria/agreement';
import type { ServerMessage } from '@lusoria/table';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type Client, join } from '@lusoria/testing/people/client.ts';
import { testServer, NO_LIMITS } from './testing/test-server.ts';
import { botPlayer, codeOfTable, makeTable, play } from '@lusoria/testing/people/play.ts';

type Told = Extract<ServerMessage, { t: 'table' }>;
type Rounds = ReadonlyMap<string, string>;

/** Everything in a message that its reader must not know, in words. */
function leaks({ view, entries }: Told, secrets: Rounds): readonly string[] {
  const { seat } = view;
  const found: string[] = [];
  const check = (fine: boolean, what: string): void => {
    if (!fine) found.push(what);
  };
  for (const event of entries.flatMap((entry) => entry.events)) {
    if (event.type === 'committed') check(event.secret === null, 'a secret with its promise');
    if (event.type !== 'step') continue;
    check(event.input === null, 'an action or a draw');
    for (const raw of event.events) {
      const inner = v.parse(eventSchema, raw);
      switch (inner.type) {
        case 'dealt':
          check(
            inner.hands.every((hand, i) => i === seat || hand.every((card) => card === null)),
            'a hand that was dealt',
          );
          check(!hasCards(inner.stock), 'a stock that was dealt');
          break;
        case 'drew':
          check(inner.seat === seat || inner.card === null, 'a card that was drawn');
          break;
        case 'laid':
          check(inner.verdict === null, 'a verdict');
          break;
        case 'buried':
          check(inner.at === null, 'where a joker was buried');
          break;
        case 'reshuffled':
          check(!hasCards(inner.stock), 'a stock that was shuffled');
          break;
        default:
          break;
      }
    }
  }
  const play = view.round?.play;
  if (play) leaksOfView(v.parse(viewSchema, play.view), seat, check);
  const open = entries
    .flatMap(({ events }) => events)
    .flatMap((event) => (event.type === 'revealed' ? [event.secret] : []));
  const text = JSON.stringify(entries);
  for (const secret of secrets.values()) {
    check(open.includes(secret) || !text.includes(secret), 'a secret before its time');
  }
  return found;
}

function leaksOfView(
  view: View,
  seat: number | null,
  check: (fine: boolean, what: string) => void,
) {
  check(view.you === seat, 'another’s view');
  check(seat !== null || view.hand.length === 0, 'a hand');
  check(view.drawn === null || view.current === seat, 'a drawn card');
  check(
    view.end !== null || !JSON.stringify(view.pile).includes('verdict'),
    'a verdict on the pile',
  );
}

function hasCards(cards: readonly (number | null)[]): boolean {
  return cards.some((card) => card !== null);
}

function secretsIn(client: Client, table: string): Rounds {
  const revealed = client
    .table(table)
    .entries.flatMap(({ events }) => events)
    .flatMap((event) => (event.type === 'revealed' ? [event] : []));
  return new Map(revealed.map(({ round, secret }) => [String(round), secret]));
}

test('in whole games nobody is told a hidden card, a verdict or a secret before its time', async () => {
  const { url } = await testServer({ limits: NO_LIMITS });
  const [anna, brutus, watcher] = [await join(url), await join(url), await join(url)];
  const table = await makeTable(
    anna,
    [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'pupil:40' }],
    { options: { rounds: 3, joker: true, upheldDraw: true, rejectedDraw: true, end: 'last' } },
  );
  const code = codeOfTable(anna, table);
  await brutus.open(code);
  await brutus.do(table, { do: 'sit', seat: 1 });
  await watcher.open(code);
  await anna.do(table, { do: 'start' });
  for (let round = 1; round <= 3; round += 1) {
    await Promise.all(
      [anna, brutus].map(async (client, seat) =>
        play(
          client,
          table,
          await botPlayer('pupil:50', `secrets ${round} ${seat}`),
          (view) => view.played >= round,
        ),
      ),
    );
    if (round < 3) await anna.do(table, { do: 'next' });
  }
  const last = anna.table(table).seq;
  await watcher.until(() => watcher.table(table).seq === last);
  // A latecomer is told no more.
  const late = await join(url);
  await late.open(code);
  const secrets = secretsIn(watcher, table);
  expect(secrets.size).toBe(3);
  for (const [client, seat] of [
    [anna, 0],
    [brutus, 1],
    [watcher, null],
    [late, null],
  ] as const) {
    const told = client.messages.filter((message) => message.t === 'table');
    expect(told.length).toBeGreaterThan(client === late ? 0 : 50);
    expect(told.at(-1)?.view.seat).toBe(seat);
    expect(told.flatMap((message) => leaks(message, secrets))).toEqual([]);
    // Nor in any other message.
    const rest = client.messages.filter(({ t }) => t !== 'table').map((m) => JSON.stringify(m));
    for (const secret of secrets.values()) {
      expect(rest.some((text) => text.includes(secret))).toBe(false);
    }
  }
});
