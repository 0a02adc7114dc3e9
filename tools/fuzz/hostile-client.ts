import { field } from './unknown.ts';
import { type AnyGame, type Random, seeded } from '@lusoria/core';
import { MAX_TABLES, type ServerMessage, type TableView } from '@lusoria/table';
import { type Generator, type Input, type Known, openGenerator } from './generator.ts';
import { type ConnectionContext, openHostileConnection } from './hostile-connection.ts';
import { chance } from './json.ts';
import type { LeakDetector } from './leaks.ts';

/** A message that a connection has received. */
export interface Received {
  readonly text: string;
  readonly message: ServerMessage;
  readonly person: string;
  /** What it may be the response to. */
  readonly request: string;
}

/** What all hostile clients share. */
export interface HostileContext extends Omit<ConnectionContext, 'received'> {
  readonly known: Known;
  readonly leakDetector: LeakDetector;
  readonly games: readonly AnyGame[];
  /** What is still to be looked through for leaks. */
  readonly inbox: Received[];
  readonly progress: { sent: number };
  /** How their addresses begin. */
  readonly address: string;
}

/** How many messages wait for a response on a connection, at most. */
const WINDOW = 32;
/** Of their own tokens and codes, so many are looked for in what others are told. */
const MAX_WATCHED = 20;
const MAX_KNOWN = 100;
const MAX_REMEMBERED = 50_000;

/** What a client knows of the table that it has made itself. */
interface Own {
  table: Extract<ServerMessage, { t: 'table' }> | null;
  /** The table that was made last. */
  made: string;
}

/** Sends so many messages, over one connection after another. */
export async function runHostileClient(
  context: HostileContext,
  seed: string,
  index: number,
  messages: number,
  over: () => boolean,
): Promise<void> {
  const random = seeded(seed);
  const { known, findings, progress, limited } = context;
  const own: Own = { table: null, made: '' };
  const generator = openGenerator(
    random,
    context.games,
    known,
    `f${index}`,
    () => own.table && { ...own.table, action: actionAt(own.table.view, context.games, random) },
  );
  const headers = { 'X-Forwarded-For': `${context.address}${index}` };
  const received: ConnectionContext['received'] = (text, message, before, request) => {
    const person = message.t === 'welcome' ? message.person : before;
    context.inbox.push({ text, message, person, request });
    learn(context, own, message, person, random);
  };

  for (let sent = 0; sent < messages && !over(); ) {
    const connection = await openHostileConnection({ ...context, received }, headers);
    if (!connection) {
      // Counted, so that it comes to an end where nobody is let in.
      sent += 1;
      await new Promise((resolve) => setTimeout(resolve, 50));
      continue;
    }
    const most = Math.min(messages - sent, limited ? 200 : 300 + random.int(3000));
    const [token = null] = chance(random, 3)
      ? []
      : known.tokens.slice(-1 - random.int(MAX_WATCHED));
    if (!chance(random, 12)) connection.send(fair(generator.hello(token), 'hello'));
    own.table = null;
    own.made = '';
    if (!chance(random, 4)) {
      connection.send(fair(generator.create(), 'create'));
      await connection.room(1);
      for (const text of begun(generator, own)) connection.send(fair(text, 'begin'));
    }
    for (let n = 0; n < most && connection.open(); n += 1) {
      connection.send(generator.next(), chance(random, 40) ? 2 + random.int(4) : 1);
      sent += 1;
      progress.sent += 1;
      if (!limited) await connection.room(WINDOW);
      else if (n % 40 === 39) await connection.room(1);
    }
    // What has no response of its own is over when this has its.
    if (!limited) connection.send(fair('{"t":"ping"}', 'ping'));
    await connection.room(1);
    connection.close();
    if (context.done.size > MAX_REMEMBERED) context.done.clear();
    if (findings.all().length > MAX_TABLES) return;
  }
}

function fair(text: string, kind: string): Input {
  return { text, kind, how: 'as it should be', rejected: false, binary: false };
}

function begun(generator: Generator, { made }: Own): readonly string[] {
  return made === '' ? [] : generator.begin(made);
}

/** Something that can be done at a table now; undefined: it is not this client's turn. */
function actionAt(
  { game, seat, round }: TableView,
  games: readonly AnyGame[],
  random: Random,
): () => unknown {
  return () => {
    if (!round?.play || seat === null) return undefined;
    const played = games.find(({ id }) => id === game);
    return played?.sampleAction(round.play.view, random) ?? undefined;
  };
}

/** Remembers what a message tells that can be used in others. */
function learn(
  { known, leakDetector }: HostileContext,
  own: Own,
  message: ServerMessage,
  person: string,
  random: Random,
): void {
  const add = (all: string[], one: string): void => {
    if (all.length < MAX_KNOWN) all.push(one);
    else all[random.int(MAX_KNOWN)] = one;
  };
  const isOwn = message.t === 'table' && message.view.owner === person;
  if (message.t === 'table' && (isOwn || message.table === own.table?.table)) own.table = message;
  if (message.t === 'welcome' && message.token !== null) {
    if (known.tokens.length < MAX_WATCHED) leakDetector.secret('a token', message.token, person);
    add(known.tokens, message.token);
    add(known.people, person);
  } else if (message.t === 'done' && message.code !== undefined) {
    if (known.codes.length < MAX_WATCHED) leakDetector.secret('a code', message.code, person);
    add(known.codes, message.code);
  } else if (message.t === 'event-answer') {
    const made = field(message.answer, 'to') === 'create' ? message.answer : null;
    for (const name of ['event', 'code']) {
      const one = field(made, name);
      if (typeof one === 'string') add(known.events, one);
    }
  } else if (message.t === 'done' && message.seq === 1 && message.table !== undefined) {
    own.made = message.table;
    add(known.tables, message.table);
  }
}
