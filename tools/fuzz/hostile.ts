import { seeded } from '@lusoria/core';
import { MAX_TABLES, type ServerMessage, type TableView } from '@lusoria/table';
import { loadGame } from '@lusoria/games';
import { chance } from './json.ts';
import { type LineHost, openHostile } from './line.ts';
import { type Known, openShooter, type Shot, type Subject } from './messages.ts';
import type { Watch } from './secrets.ts';

/** Something that a line was told. */
export interface Heard {
  readonly text: string;
  readonly message: ServerMessage;
  readonly person: string;
  /** What it may be the answer to. */
  readonly asked: string;
}

/** What all hostile lines share. */
export interface HostileHost extends Omit<LineHost, 'heard'> {
  readonly known: Known;
  readonly watch: Watch;
  readonly subjects: readonly Subject[];
  /** What is still to be looked through. */
  readonly inbox: Heard[];
  readonly progress: { sent: number };
  /** How their addresses begin. */
  readonly address: string;
}

/** How many messages wait for an answer on a line, at most. */
const WINDOW = 32;
/** Of their own tokens and codes, so many are looked for in what others are told. */
const WATCHED = 20;
const MOST_KNOWN = 100;
const MOST_REMEMBERED = 50_000;

/** Sends so many messages, over one line after another. */
export async function keepShooting(
  host: HostileHost,
  seed: string,
  index: number,
  messages: number,
  over: () => boolean,
): Promise<void> {
  const random = seeded(seed);
  const { known, watch, ledger, progress } = host;
  /** The table of its own at which the present line plays. */
  let home: { readonly table: string; readonly seq: number; readonly view: TableView } | null =
    null;
  const games = new Map(
    await Promise.all(host.subjects.map(async ({ id }) => [id, await loadGame(id)] as const)),
  );
  const shooter = openShooter(random, host.subjects, known, `f${index}`, () => {
    if (!home) return null;
    const { table, seq, view } = home;
    const play = view.round?.play;
    const action = (): unknown => {
      if (!play || view.seat === null) return undefined;
      return games.get(view.game)?.sampleAction(play.view, random) ?? undefined;
    };
    return { table, seq, action };
  });
  const headers = { 'X-Forwarded-For': `${host.address}${index}` };
  /** The table that was made last. */
  let made = '';
  const heard: LineHost['heard'] = (text, message, before, asked) => {
    const person = message.t === 'welcome' ? message.person : before;
    host.inbox.push({ text, message, person, asked });
    if (message.t === 'table' && (message.table === home?.table || message.view.owner === person)) {
      home = message;
    }
    if (message.t === 'welcome' && message.token !== null) {
      if (known.tokens.length < WATCHED) watch.secret('a token', message.token, person);
      learn(known.tokens, message.token);
      learn(known.people, person);
    } else if (message.t === 'done' && message.code !== undefined) {
      if (known.codes.length < WATCHED) watch.secret('a code', message.code, person);
      learn(known.codes, message.code);
    } else if (message.t === 'done' && message.seq === 1 && message.table !== undefined) {
      made = message.table;
      learn(known.tables, message.table);
    }
  };
  const plain = (text: string, kind: string): Shot => ({
    text,
    kind,
    how: 'as it should be',
    refused: false,
    binary: false,
  });
  const forget = (): void => {
    if (host.done.size > MOST_REMEMBERED) host.done.clear();
  };
  const learn = (all: string[], one: string): void => {
    if (all.length < MOST_KNOWN) all.push(one);
    else all[random.int(MOST_KNOWN)] = one;
  };

  for (let sent = 0; sent < messages && !over(); ) {
    const line = await openHostile({ ...host, heard }, headers);
    if (!line) {
      // Counted, so that it comes to an end where nobody is let in.
      sent += 1;
      await new Promise((resolve) => setTimeout(resolve, 50));
      continue;
    }
    const most = Math.min(messages - sent, host.limited ? 200 : 300 + random.int(3000));
    const [token = null] = chance(random, 3) ? [] : known.tokens.slice(-1 - random.int(WATCHED));
    if (!chance(random, 12)) line.send(plain(shooter.hello(token), 'hello'));
    home = null;
    made = '';
    if (!chance(random, 4)) {
      line.send(plain(shooter.settle(), 'create'));
      await line.room(1);
      if (made !== '') for (const text of shooter.start(made)) line.send(plain(text, 'begin'));
    }
    for (let n = 0; n < most && line.open(); n += 1) {
      const shot = shooter.next();
      line.send(shot, chance(random, 40) ? 2 + random.int(4) : 1);
      sent += 1;
      progress.sent += 1;
      if (!host.limited) await line.room(WINDOW);
      else if (n % 40 === 39) await line.room(1);
    }
    // What has no answer of its own is over when this is answered.
    if (!host.limited) line.send(plain('{"t":"ping"}', 'ping'));
    await line.room(1);
    line.close();
    forget();
    if (ledger.findings().length > MAX_TABLES) return;
  }
}
