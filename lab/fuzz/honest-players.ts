import { type AnyGame, type Random, seeded } from '@lusoria/core';
import { type TableView, verify } from '@lusoria/table';
import { type Client, codeOf, join } from '@lusoria/testing/people/client.ts';
import { acting, contribution } from '@lusoria/testing/people/play.ts';
import type { Findings } from './findings.ts';
import type { Known } from './generator.ts';
import type { LeakDetector } from './leaks.ts';

/** A table with honest players. */
export interface HonestTable {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly people: number;
  readonly bots: readonly string[];
}

/** Dependencies of honest players. */
export interface HonestContext {
  readonly url: string;
  readonly findings: Findings;
  readonly leakDetector: LeakDetector;
  readonly known: Known;
  readonly headers: Readonly<Record<string, string>>;
  /** Mean delay between an event and the reaction (milliseconds). */
  readonly pace: number;
}

/** Counts of games played at honest tables. */
export interface Played {
  matches: number;
  rounds: number;
  moves: number;
}

/** A word exchanged only between honest players, which must not appear elsewhere. */
export const HONEST = 'Sempronia';

/** A game without progress for this long has stalled, even on a busy machine. */
const PATIENCE_MS = 120_000;

/** Plays matches one after another until cancelled; then aborts an unfinished one by consent. */
export async function playHonestly(
  context: HonestContext,
  table: HonestTable,
  seed: string,
  played: Played,
  over: () => boolean,
): Promise<void> {
  const tokens: (string | null)[] = Array.from({ length: table.people + 1 }, () => null);
  for (let n = 0; n === 0 || !over(); n += 1) {
    const clients: Client[] = [];
    try {
      for (const [i, token] of tokens.entries()) {
        const client = await join(context.url, {
          token,
          name: `${HONEST} ${i}`,
          headers: context.headers,
        });
        clients.push(client);
        if (token !== null) continue;
        tokens[i] = client.token();
        context.known.guessed.push(client.token());
        context.known.people.push(client.person());
        context.leakDetector.secret('a token', client.token(), client.person());
      }
      await playMatch({ context, table, clients, played, over }, seeded(seed, n));
    } catch (error) {
      context.findings.report(
        `an honest game of ${table.game.id} was disturbed`,
        '',
        String(error),
      );
      return;
    } finally {
      await Promise.all(clients.map(async (client) => client.close()));
    }
  }
}

interface Match {
  readonly context: HonestContext;
  readonly table: HonestTable;
  /** The last one is a spectator. */
  readonly clients: readonly Client[];
  readonly played: Played;
  readonly over: () => boolean;
}

async function playMatch(match: Match, random: Random): Promise<void> {
  const { context, clients, table } = match;
  const players = clients.slice(0, table.people);
  const [first] = clients;
  if (!first) return;
  const id = await beginMatch(match, first, random);
  await Promise.all(players.map(async (client) => playSeat(match, client, id, random)));
  for (const client of players) {
    if (first.table(id).view.phase !== 'playing') break;
    await client.do(id, { do: 'consent', to: 'end', give: true });
    await pause(context.pace);
  }
  await first.until(() => first.table(id).view.phase !== 'playing', 'the end of the round');
  await checkMatch(match, first, id);
}

/** Creates a table, seats everybody, and begins. */
async function beginMatch(match: Match, first: Client, random: Random): Promise<string> {
  const { context, clients } = match;
  const { game, options, people, bots } = match.table;
  const open = Array.from({ length: people - 1 }, () => ({ kind: 'open' }));
  const seats = [{ kind: 'me' }, ...open, ...bots.map((bot) => ({ kind: 'bot', bot }))];
  const made = { t: 'create', game: game.id, options, settings: { pace: 0 }, seats };
  const id = await first.open(await request(first, made));
  const { code } = first.table(id).view;
  for (const [i, client] of clients.slice(1).entries()) {
    await client.open(code);
    if (i < people - 1) await command(client, id, { do: 'sit', seat: i + 1 });
  }
  await command(first, id, { do: 'start' });
  // Only now, or a hostile client could take a seat first.
  context.known.tables.push(id, code);
  const note = `${HONEST} notes ${random.int(2 ** 32)} ${random.int(2 ** 32)}`;
  context.leakDetector.secret('a note', note, first.person());
  await request(first, { t: 'note', table: id, text: note });
  return id;
}

/** Checks that the record verifies, and that all were sent the same log. */
async function checkMatch(match: Match, first: Client, id: string): Promise<void> {
  const { context, clients, played } = match;
  const { game } = match.table;
  const answer = await first.ask({ t: 'export', table: id });
  if (answer.t !== 'record') throw new Error(`no record: ${codeOf(answer)}`);
  const flaws = verify(answer.record, game);
  if (flaws.length > 0)
    context.findings.report(`a record of ${game.id} with flaws`, '', JSON.stringify(flaws));
  played.matches += 1;
  played.rounds += answer.record.rounds.length;
  const again = clients[1] ?? first;
  const { seq } = first.table(id);
  await again.until(() => again.table(id).seq >= seq, 'the same log for all');
  const logs = [first, again].map((client) =>
    client.table(id).entries.map((entry) => [entry.at, entry.seq]),
  );
  if (JSON.stringify(logs[0]) !== JSON.stringify(logs[1])) throw new Error('two logs of one table');
}

async function playSeat(
  { context, table: { game }, played, over }: Match,
  client: Client,
  id: string,
  random: Random,
): Promise<void> {
  const view = (): TableView => client.table(id).view;
  const ended = (): boolean => over() || view().phase === 'over';
  let moved = performance.now();
  let last = 0;
  while (!ended()) {
    const { seq } = client.table(id);
    // The others may play on for long without a player who is out.
    if (seq !== last) moved = performance.now();
    last = seq;
    const next = view().phase === 'between' && view().seat === 0 ? ({ do: 'next' } as const) : null;
    const what =
      contribution(view(), random) ??
      next ??
      acting(view(), (seen) => game.sampleAction(seen, random));
    if (what) {
      const answer = await client.do(id, what);
      if (answer.t === 'done') played.moves += 1;
      else if (client.table(id).seq === seq) {
        throw new Error(`${game.id}: ${JSON.stringify(what)} rejected as ${codeOf(answer)}`);
      }
    } else if (performance.now() - moved > PATIENCE_MS) {
      throw new Error(`${game.id} stands still`);
    }
    await pause(Math.max(1, context.pace));
  }
}

async function request(client: Client, message: object): Promise<string> {
  const answer = await client.ask(message);
  if (answer.t !== 'done') throw new Error(`${JSON.stringify(message)}: ${codeOf(answer)}`);
  return answer.table ?? '';
}

async function command(
  client: Client,
  table: string,
  what: Parameters<Client['do']>[1],
): Promise<void> {
  const answer = await client.do(table, what);
  if (answer.t !== 'done') throw new Error(`${what.do}: ${codeOf(answer)}`);
}

async function pause(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
}
