import { field } from './messages/unknown.ts';
import { type AnyGame, type Random, seeded } from '@lusoria/core';
import { MAX_TABLES, type ServerMessage, type TableView } from '@lusoria/table';
import type { Known } from './messages/fills.ts';
import { type Generator, type Input, openGenerator } from './messages/generator.ts';
import { type ConnectionContext, openHostileConnection } from './hostile-connection.ts';
import { chance } from './messages/json.ts';
import type { LeakDetector } from '../oracle/leaks.ts';

/** State shared by all hostile clients. */
export interface HostileContext extends Omit<ConnectionContext, 'received'> {
  readonly known: Known;
  readonly leakDetector: LeakDetector;
  readonly games: readonly AnyGame[];
  readonly progress: { sent: number };
  /** Prefix of their addresses. */
  readonly address: string;
}

/** Maximum number of pending messages on a connection. */
const WINDOW = 32;
/** Number of their own tokens and codes that are searched for in what others receive. */
const MAX_WATCHED = 20;
const MAX_KNOWN = 100;
const MAX_REMEMBERED = 50_000;
/** Characters of the code of a shared round; no other code has as many. */
const SHARE_CODE_LENGTH = 10;

/** A client's knowledge of the table it created. */
interface Own {
  table: Extract<ServerMessage, { t: 'table' }> | null;
  /** The latest table created. */
  made: string;
}

/** Sends a number of messages, over one connection after another. */
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
    context.leakDetector.received(message, text, person, request);
    learn(context, own, message, person, random);
  };

  for (let sent = 0; sent < messages && !over(); ) {
    const connection = await openHostileConnection({ ...context, received }, headers);
    if (!connection) {
      // Counted, to terminate even if no connection is accepted.
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
      for (const text of beginTexts(generator, own)) connection.send(fair(text, 'begin'));
    } else if (chance(random, 3)) {
      connection.send(fair(generator.enterDay(), 'event daily-play'));
      await connection.room(1);
      if (own.made !== '') connection.send(fair(generator.open(own.made), 'begin'));
    }
    for (let n = 0; n < most && connection.open(); n += 1) {
      connection.send(generator.next(), chance(random, 40) ? 2 + random.int(4) : 1);
      sent += 1;
      progress.sent += 1;
      if (!limited) await connection.room(WINDOW);
      else if (n % 40 === 39) await connection.room(1);
    }
    // The ping's response marks the end of messages without a response of their own.
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

function beginTexts(generator: Generator, { made }: Own): readonly string[] {
  return made === '' ? [] : generator.begin(made);
}

/** A possible action at a table now; undefined if it is not this client's turn. */
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

/** The ids and codes in the answer to a request that has made something, or found it. */
function madeIn(answer: unknown): readonly (readonly ['events' | 'rosters' | 'tables', unknown])[] {
  switch (field(answer, 'to')) {
    case 'create':
    case 'roster-lesson':
      return [
        ['events', field(answer, 'event')],
        ['events', field(answer, 'code')],
      ];
    case 'roster':
      return [['rosters', field(field(answer, 'view'), 'roster')]];
    case 'daily-play':
      return [['tables', field(answer, 'table')]];
    default:
      return [];
  }
}

/** Remembers data of a message for use in others. */
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
    add(message.code.length === SHARE_CODE_LENGTH ? known.shares : known.codes, message.code);
  } else if (message.t === 'event-answer') {
    for (const [kind, one] of madeIn(message.answer)) {
      if (typeof one !== 'string') continue;
      add(known[kind], one);
      if (kind === 'tables') own.made = one;
    }
  } else if (message.t === 'done' && message.seq === 1 && message.table !== undefined) {
    own.made = message.table;
    add(known.tables, message.table);
  }
}
