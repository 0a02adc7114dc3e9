import { type Random, type AnyGame, seeded } from '@lusoria/core';
import { type TableView, verify } from '@lusoria/table';
import { loadGame } from '@lusoria/games';
import { type Client, codeOf, join } from '../testing/client.ts';
import { acting, contribution } from '../testing/play.ts';
import type { Ledger } from './findings.ts';
import type { Known } from './messages.ts';
import type { Watch } from './secrets.ts';

/** A table at which people play who mean no harm. */
export interface Plan {
  readonly game: string;
  readonly options: object;
  /** How many people; a bot is added. */
  readonly people: number;
  readonly bot: string | null;
}

/** What honest tables need. */
export interface HonestHost {
  readonly url: string;
  readonly ledger: Ledger;
  readonly watch: Watch;
  readonly known: Known;
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds from what happened to an answer. */
  readonly pace: number;
}

/** What has been played at honest tables. */
export interface Played {
  matches: number;
  rounds: number;
  moves: number;
}

/** What is said only between honest players, so that it can be looked for elsewhere. */
export const HONEST = 'Sempronia';

const PATIENCE_MS = 60_000;

/** Plays matches one after another until it is called off; what is unfinished then is broken off by consent. */
export async function playHonestly(
  host: HonestHost,
  plan: Plan,
  seed: string,
  played: Played,
  over: () => boolean,
): Promise<void> {
  const game = await loadGame(plan.game);
  if (!game) throw new Error(`no game ${plan.game}`);
  const tokens: (string | null)[] = Array.from({ length: plan.people + 1 }, () => null);
  for (let n = 0; n === 0 || !over(); n += 1) {
    const clients: Client[] = [];
    try {
      for (const [i, token] of tokens.entries()) {
        const client = await join(host.url, {
          token,
          name: `${HONEST} ${i}`,
          headers: host.headers,
        });
        clients.push(client);
        if (token !== null) continue;
        tokens[i] = client.token();
        host.known.guessed.push(client.token());
        host.known.people.push(client.person());
        host.watch.secret('a token', client.token(), client.person());
      }
      await match({ host, plan, game, clients, played, over }, seeded(seed, n));
    } catch (error) {
      host.ledger.found(`an honest game of ${plan.game} was disturbed`, '', String(error));
      return;
    } finally {
      await Promise.all(clients.map(async (client) => client.close()));
    }
  }
}

interface Match {
  readonly host: HonestHost;
  readonly plan: Plan;
  readonly game: AnyGame;
  /** The last one watches. */
  readonly clients: readonly Client[];
  readonly played: Played;
  readonly over: () => boolean;
}

async function match(here: Match, random: Random): Promise<void> {
  const { host, plan, game, clients, played } = here;
  const [first, ...others] = clients;
  if (!first) return;
  const open = Array.from({ length: plan.people - 1 }, () => ({ kind: 'open' }));
  const bots = plan.bot === null ? [] : [{ kind: 'bot', bot: plan.bot }];
  const seats = [{ kind: 'me' }, ...open, ...bots];
  const { options } = plan;
  const made = await asked(first, {
    t: 'create',
    game: plan.game,
    options,
    settings: { pace: 0 },
    seats,
  });
  const table = await first.open(made);
  const { code } = first.table(table).view;
  for (const [i, client] of others.entries()) {
    await client.open(code);
    if (i < plan.people - 1) await done(client, table, { do: 'sit', seat: i + 1 });
  }
  await done(first, table, { do: 'start' });
  // Only now, so that nobody takes a seat who was not meant to.
  host.known.tables.push(table, code);
  const note = `${HONEST} notes ${random.int(2 ** 32)} ${random.int(2 ** 32)}`;
  host.watch.secret('a note', note, first.person());
  await asked(first, { t: 'note', table, text: note });

  await Promise.all(
    clients.slice(0, plan.people).map(async (client) => player(here, client, table, random)),
  );
  if (first.table(table).view.phase === 'playing') {
    for (const client of clients.slice(0, plan.people)) {
      if (first.table(table).view.phase !== 'playing') break;
      await client.do(table, { do: 'consent', to: 'end', give: true });
      await pause(host.pace);
    }
  }
  await first.until(() => first.table(table).view.phase !== 'playing', 'the end of the round');
  const answer = await first.ask({ t: 'export', table });
  if (answer.t !== 'record') throw new Error(`no record: ${codeOf(answer)}`);
  const flaws = verify(answer.record, game);
  if (flaws.length > 0)
    host.ledger.found(`a record of ${plan.game} with flaws`, '', JSON.stringify(flaws));
  played.matches += 1;
  played.rounds += answer.record.rounds.length;
  const again = clients[1] ?? first;
  if (again.table(table).seq !== first.table(table).seq) {
    const { seq } = first.table(table);
    await again.until(() => again.table(table).seq >= seq, 'the same log for all');
  }
  const logs = clients
    .slice(0, 2)
    .map((client) => client.table(table).entries.map(({ at, seq }) => [at, seq]));
  if (JSON.stringify(logs[0]) !== JSON.stringify(logs[1])) throw new Error('two logs of one table');
}

async function player(
  { host, plan, game, played, over }: Match,
  client: Client,
  table: string,
  random: Random,
): Promise<void> {
  const view = (): TableView => client.table(table).view;
  const ended = (): boolean => over() || view().phase === 'over';
  const since = performance.now();
  let moved = since;
  let last = 0;
  while (!ended()) {
    const { seq } = client.table(table);
    // The others may go on for long without one who is out.
    if (seq !== last) moved = performance.now();
    last = seq;
    const next = view().phase === 'between' && view().seat === 0 ? ({ do: 'next' } as const) : null;
    const command =
      contribution(view(), random) ??
      next ??
      acting(view(), (seen) => game.sampleAction(seen, random));
    if (command) {
      const answer = await client.do(table, command);
      if (answer.t === 'done') played.moves += 1;
      else if (client.table(table).seq === seq) {
        throw new Error(`${plan.game}: ${JSON.stringify(command)} refused as ${codeOf(answer)}`);
      }
    } else if (performance.now() - moved > PATIENCE_MS) {
      throw new Error(`${plan.game} stands still`);
    }
    await pause(Math.max(1, host.pace));
  }
}

async function asked(client: Client, message: object): Promise<string> {
  const answer = await client.ask(message);
  if (answer.t !== 'done') throw new Error(`${JSON.stringify(message)}: ${codeOf(answer)}`);
  return answer.table ?? '';
}

async function done(
  client: Client,
  table: string,
  command: Parameters<Client['do']>[1],
): Promise<void> {
  const answer = await client.do(table, command);
  if (answer.t !== 'done') throw new Error(`${command.do}: ${codeOf(answer)}`);
}

async function pause(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
}
