import {
  checkRecord,
  type Finding,
  openSession,
  type OpenTable,
  type Session,
} from '@lusoria/client';
import { type Result, seeded } from '@lusoria/core';
import { settingsSchema } from '@lusoria/table';
import { loadGame } from '@lusoria/games';
import * as v from 'valibot';
import type { Ledger } from './ledger.ts';
import type { Pauses } from './pauses.ts';
import { type Hand, playSeat } from './seat.ts';
import { tapped } from './tap.ts';

/** Two people who play one match after another, each time at a new table, with a bot between them. */
export interface Pair {
  /** Who they are and where they stand. */
  describe(): string;
  /** How many entries they have seen, over all tables. */
  entries(): number;
  readonly matches: () => number;
  /** What does not fit together in the records of matches that are over. */
  readonly findings: readonly string[];
  /** Begins no other match. Resolves when the present one is over. */
  finish(): Promise<void>;
  close(): void;
}

/** What pairs have in common. */
export interface PairOptions {
  readonly url: string;
  readonly ledger: Ledger;
  readonly pauses: Pauses;
  readonly seed: string;
  readonly thinkMs: number;
}

const OPTIONS = { wait: 0, botWait: 0, rounds: 2 } as const;
const SETTINGS = v.parse(settingsSchema, { pace: 0 });
const SEATS = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'uniform' }] as const;
const AGAIN_MS = 200;

/** Opens two sessions, which begin to play at once. */
export async function openPair(index: number, options: PairOptions): Promise<Pair> {
  const game = await loadGame('agreement');
  const bot = game?.bot('uniform');
  if (!game || !bot) throw new Error('no bot uniform');
  const findings: string[] = [];
  const session = (name: string): Session => {
    const opened: Session = openSession({
      connect: tapped(options.url, options.ledger, () => opened.me()),
      credentials: keptHere(),
      name,
      notice({ code }) {
        // A busy house is nothing to complain of; one that has forgotten somebody is.
        if (code !== 'try-again') findings.push(`${name}: ${code}`);
      },
    });
    return opened;
  };
  const [host, guest] = [session(`Anna ${index}`), session(`Brutus ${index}`)];
  const hand = (name: string): Hand => ({
    game,
    bot,
    random: seeded(`${options.seed} ${name} ${index}`),
    thinkMs: options.thinkMs,
  });
  const hands = [hand('host'), hand('guest')] as const;

  let entries = 0;
  let at = Date.now();
  let matches = 0;
  let last = false;
  let closed = false;
  let present: OpenTable | null = null;

  /** Asks until it is so; null when everything is closed. */
  const insist = async <T>(ask: () => Promise<Result<T>>): Promise<T | null> => {
    while (!closed) {
      const result = await ask();
      if (result.ok) return result.value;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
    return null;
  };

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

  const match = async (): Promise<void> => {
    const id = await insist(async () =>
      host.create({ game: game.id, options: OPTIONS, settings: SETTINGS, seats: SEATS }),
    );
    if (id === null) return;
    const mine = await insist(async () => host.open(id));
    const theirs = await insist(async () => guest.open(id));
    if (!mine || !theirs) return;
    present = mine;
    count(mine);
    // Refused, it may have been kept nevertheless: then it is not asked for again.
    while (!closed && theirs.get().view.seat === null) await theirs.do({ do: 'sit', seat: 1 });
    while (!closed && mine.get().view.phase === 'lobby') await mine.do({ do: 'start' });
    await Promise.all([playSeat(mine, hands[0]), playSeat(theirs, hands[1])]);
    if (closed) return;
    await check(id);
    matches += 1;
    mine.close();
    theirs.close();
  };

  /** Whether the record can be played again, and has in it what each of them was promised and has added. */
  const check = async (id: string): Promise<void> => {
    const record = await insist(async () => host.record(id));
    if (!record) return;
    const all: Finding[] = [];
    for (const one of [host, guest]) all.push(...(await checkRecord(record, one.commitments(id))));
    for (const finding of all) findings.push(`${id}: ${JSON.stringify(finding)}`);
  };

  const playing = (async (): Promise<void> => {
    while (!last && !closed) await match();
  })();
  return {
    describe: () =>
      `pair ${index} at ${present?.id ?? 'no table'}, seq ${present?.get().seq ?? 0}, ` +
      `${host.status()} and ${guest.status()}, ${present?.get().pending ?? 0} unanswered`,
    entries: () => entries,
    matches: () => matches,
    findings,
    async finish() {
      last = true;
      await playing;
    },
    close() {
      closed = true;
      host.close();
      guest.close();
    },
  };
}

function keptHere(): Parameters<typeof openSession>[0]['credentials'] {
  let kept: { readonly token: string } | null = null;
  return {
    load: () => kept,
    save(credentials) {
      kept = credentials;
    },
    clear() {
      kept = null;
    },
  };
}
