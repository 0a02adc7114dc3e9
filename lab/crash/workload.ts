import {
  checkRecord,
  type Finding,
  openSession,
  type OpenTable,
  type Session,
} from '@lusoria/client';
import { type AnyGame, type Result, seeded } from '@lusoria/core';
import { loadGame } from '@lusoria/games';
import { settingsSchema } from '@lusoria/table';
import * as v from 'valibot';
import { quickOptions, seatsFor } from '@lusoria/testing/people/games.ts';
import type { History } from './history.ts';
import type { Pauses } from './pauses.ts';
import { playSeat, type Policy } from './player.ts';
import { recording } from './recorder.ts';

/** Two people who play one match after another, each at a new table, with a bot between them. */
export interface Workload {
  /** The people and the state of their table. */
  describe(): string;
  /** Number of entries they have seen, over all tables. */
  entries(): number;
  readonly matches: () => number;
  /** Inconsistencies in the records of finished matches. */
  readonly findings: readonly string[];
  /** Starts no further match. Resolves when the present one is over. */
  finish(): Promise<void>;
  close(): void;
}

/** Options common to workloads. */
export interface WorkloadOptions {
  readonly url: string;
  readonly game: AnyGame;
  readonly bot: string;
  readonly history: History;
  readonly pauses: Pauses;
  readonly seed: string;
  readonly thinkMs: number;
}

const SETTINGS = v.parse(settingsSchema, { pace: 0 });
const AGAIN_MS = 200;

/** Retries a request until it succeeds; null when everything is closed. */
export async function insisted<T>(
  ask: () => Promise<Result<T>>,
  isClosed: () => boolean,
): Promise<T | null> {
  while (!isClosed()) {
    const result = await ask();
    if (result.ok) return result.value;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
  return null;
}

/** Opens two sessions, which start playing at once. */
export function openWorkload(index: number, options: WorkloadOptions): Workload {
  const findings: string[] = [];
  const sessionOf = (name: string): Session => recordedSession(name, options, findings);
  const people = [sessionOf(`Anna ${index}`), sessionOf(`Brutus ${index}`)] as const;
  const [host, guest] = people;
  const policies = [
    policyOf(options, `host ${index}`),
    policyOf(options, `guest ${index}`),
  ] as const;

  let entries = 0;
  let at = Date.now();
  let matches = 0;
  let isLast = false;
  let isClosed = false;
  let present: OpenTable | null = null;

  const insist = async <T>(ask: () => Promise<Result<T>>): Promise<T | null> =>
    insisted(ask, () => isClosed);

  const count = (table: OpenTable): void => {
    let seen = table.get().seq;
    table.subscribe(({ seq }) => {
      if (seq <= seen) return;
      entries += seq - seen;
      seen = seq;
      options.pauses.wentOn(at);
      at = Date.now();
    });
  };

  const playMatch = async (): Promise<void> => {
    const id = await insist(async () => host.create(tableOf(options, matches)));
    if (id === null) return;
    const mine = await insist(async () => host.open(id));
    const theirs = await insist(async () => guest.open(id));
    if (!mine || !theirs) return;
    present = mine;
    count(mine);
    // A rejected command may have been stored nevertheless: then it is not sent again.
    while (!isClosed && theirs.get().view.seat === null) await theirs.do({ do: 'sit', seat: 1 });
    while (!isClosed && mine.get().view.phase === 'lobby') await mine.do({ do: 'start' });
    await Promise.all([playSeat(mine, policies[0]), playSeat(theirs, policies[1])]);
    if (isClosed) return;
    const record = await insist(async () => host.record(id));
    // The record can be replayed, and contains the commitments and contributions of both.
    const found: Finding[] = [];
    if (record) {
      const played = await loadGame(record.game);
      for (const one of people) {
        found.push(...(await checkRecord(record, one.commitments(id), played)));
      }
    }
    for (const finding of found) findings.push(`${id}: ${JSON.stringify(finding)}`);
    matches += 1;
    mine.close();
    theirs.close();
  };

  const playing = (async (): Promise<void> => {
    while (!isLast && !isClosed) await playMatch();
  })();
  return {
    describe: () =>
      `workload ${index} at ${present?.id ?? 'no table'}, seq ${present?.get().seq ?? 0}, ` +
      `${host.status()} and ${guest.status()}, ${present?.get().pending ?? 0} unanswered`,
    entries: () => entries,
    matches: () => matches,
    findings,
    async finish() {
      isLast = true;
      await playing;
    },
    close() {
      isClosed = true;
      for (const one of people) one.close();
    },
  };
}

function policyOf({ game, bot, seed, thinkMs }: WorkloadOptions, name: string): Policy {
  const player = game.bot(bot);
  if (!player) throw new Error(`${game.id} has no bot ${bot}`);
  return { game, bot: player, random: seeded(`${seed} ${name}`), thinkMs };
}

/** Two people, and a bot if the game allows three players; every other match has several rounds. */
function tableOf({ game, bot }: WorkloadOptions, matches: number) {
  const bots = Array.from(
    { length: (game.seats.includes(3) ? 3 : seatsFor(game, 2)) - 2 },
    () => ({ kind: 'bot', bot }) as const,
  );
  return {
    game: game.id,
    options: quickOptions(game, matches % 2),
    settings: SETTINGS,
    seats: [{ kind: 'me' }, { kind: 'open' }, ...bots] as const,
  };
}

/** A session whose messages are recorded; its complaints are added to the findings. */
export function recordedSession(
  name: string,
  { url, history }: WorkloadOptions,
  findings: string[],
): Session {
  const opened: Session = openSession({
    connect: recording(url, history, () => opened.me()),
    credentials: storedHere(),
    name,
    notice({ code }) {
      // A busy server is not a fault; one that forgot a person is.
      if (code !== 'try-again' && code !== 'unknown') findings.push(`${name}: ${code}`);
    },
  });
  return opened;
}

function storedHere(): Parameters<typeof openSession>[0]['credentials'] {
  let stored: { readonly token: string } | null = null;
  return {
    load: () => stored,
    save(credentials) {
      stored = credentials;
    },
    clear() {
      stored = null;
    },
  };
}
