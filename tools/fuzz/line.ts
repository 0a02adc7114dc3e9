import { type ServerMessage, serverMessageSchema } from '@lusoria/table';
import * as v from 'valibot';
import WebSocket from 'ws';
import type { Ledger } from './findings.ts';
import type { Shot } from './messages.ts';
import { type Expected, expectedOf, MOST_BYTES } from './oracle.ts';

/** What a hostile line needs to know. */
export interface LineHost {
  readonly url: string;
  readonly ledger: Ledger;
  /** Codes that the protocol knows. */
  readonly codes: ReadonlySet<string>;
  /** What was answered to messages that can be repeated, by person. */
  readonly done: Map<string, string>;
  /** Whether the server counts messages. */
  readonly limited: boolean;
  /** Is told of everything that comes in, and of the message that it may be the answer to. */
  heard(text: string, message: ServerMessage, person: string, asked: string): void;
}

/** A line that sends what it likes and checks what comes back. */
export interface HostileLine {
  /** @param fragments in how many frames. */
  send(shot: Shot, fragments?: number): void;
  /** Resolves when fewer than so many messages wait for an answer, or the line is closed. */
  room(most: number): Promise<void>;
  open(): boolean;
  close(): void;
}

interface Pending {
  readonly shot: Shot;
  readonly expected: Expected;
  readonly at: number;
}

/** How long a message may wait for its answer. */
const PATIENCE_MS = 30_000;
const HELLO_MS = 9000;

/** Opens a line; null when it is not let in. */
export async function openHostile(
  host: LineHost,
  headers: Readonly<Record<string, string>>,
): Promise<HostileLine | null> {
  const { ledger } = host;
  const ws = new WebSocket(`${host.url.replace(/^http/, 'ws')}/ws`, {
    headers,
    perMessageDeflate: false,
  });
  const opened = await new Promise<boolean>((resolve) => {
    ws.once('open', () => resolve(true));
    ws.once('unexpected-response', (_, { statusCode = 0 }) => {
      ledger.got(`HTTP ${statusCode}`);
      resolve(false);
    });
    ws.on('error', () => resolve(false));
  });
  if (!opened) return null;

  const since = performance.now();
  const pending: Pending[] = [];
  let person = '';
  let tooFast = 0;
  /** With which code the server is to end the line; 0: it is not. */
  let ending = 0;
  let mine = false;
  let waiting: { readonly most: number; readonly call: () => void } | null = null;

  const wake = (): void => {
    if (waiting && (pending.length < waiting.most || ws.readyState !== ws.OPEN)) {
      waiting.call();
      waiting = null;
    }
  };
  const close = (): void => {
    mine = true;
    ws.terminate();
  };
  const wrong = (what: string, detail: string): void => {
    ledger.found(what, pending[0]?.shot.text ?? '', `${pending[0]?.shot.kind ?? ''}: ${detail}`);
    // What follows would only be out of step.
    close();
  };

  /** Whether the first of those that wait is answered by this, and it is off the list. */
  const isAnswer = (message: ServerMessage): boolean => {
    while (pending[0]?.expected.kind === 'close' && person !== '') pending.shift();
    const head = pending[0];
    if (!head) return false;
    const { kind, id, answer } = head.expected;
    if (message.t === 'refused') {
      if (message.id !== (kind === 'binary' ? null : id)) return false;
      if (message.code === 'too-fast' && host.limited) tooFast += 1;
      else if (kind === 'too-large' && message.code !== 'too-large') return false;
      else if ((kind === 'bad-message' || kind === 'binary') && message.code !== 'bad-message')
        return false;
    } else if (kind === 'hello') {
      if (message.t !== 'welcome') return false;
      person = message.person;
    } else if (kind === 'redeem-transfer-code' && message.t === 'welcome') {
      person = message.person;
      return true;
    } else if (kind === 'redeem-transfer-code') {
      if (message.t !== 'done' || message.id !== id) return false;
    } else if (kind === 'ping') {
      if (message.t !== 'pong') return false;
    } else if (
      kind !== 'asked' ||
      message.t !== answer ||
      !('id' in message) ||
      message.id !== id
    ) {
      return false;
    } else if (head.shot.refused && !isKnown(head.expected.again)) {
      ledger.found('carried out with a key too many', head.shot.text);
    }
    if (message.t === 'done' && head.expected.again !== null) repeated(head, message);
    // From here on the line is nobody's.
    if (message.t === 'done' && head.shot.kind === 'erase') close();
    pending.shift();
    return true;
  };

  /** Whether it is answered as the first with its id was, whatever it says now. */
  const isKnown = (again: string | null): boolean =>
    again !== null && host.done.has(`${person} ${again}`);

  const repeated = (
    { shot, expected }: Pending,
    { seq, table = '' }: Extract<ServerMessage, { t: 'done' }>,
  ): void => {
    const key = `${person} ${expected.again ?? ''}`;
    const answer = `${seq} ${table}`;
    const first = host.done.get(key) ?? answer;
    host.done.set(key, first);
    if (first !== answer)
      ledger.found('a repeated message answered otherwise', shot.text, `${first}, then ${answer}`);
  };

  ws.on('message', (data: Buffer) => {
    const text = data.toString();
    const read = v.safeParse(serverMessageSchema, JSON.parse(text));
    if (!read.success) return wrong('an answer that is none', text);
    const message = read.output;
    host.heard(text, message, person, pending[0]?.shot.text ?? '');
    if (
      message.t === 'table' ||
      message.t === 'presence' ||
      message.t === 'gone' ||
      message.t === 'note'
    )
      return;
    const code = message.t === 'refused' ? message.code : message.t;
    ledger.got(code);
    // Somebody with the same token has deleted the person.
    if (message.t === 'refused' && code === 'unknown-token' && person !== '') return close();
    if (message.t === 'refused' && !host.codes.has(code))
      wrong('a code that is not in the protocol', text);
    else if (code === 'try-again') wrong('a message that the server could not keep', text);
    else if (!isAnswer(message) && !mine) wrong('an answer that does not fit', text);
    wake();
  });
  ws.on('close', (code, reason) => {
    const slow = person === '' && performance.now() - since > HELLO_MS;
    const fine = mine || code === ending || (code === 1008 && (tooFast > 0 || slow));
    ledger.got(mine ? 'closed by us' : `closed ${code}`);
    if (!fine)
      wrong(
        'closed for no reason',
        `${code} ${reason.toString()}, ${pending.length} messages wait, ${tooFast} were too fast`,
      );
    if (code === 1003 && pending.length > 0) wrong('closed before it was answered', String(code));
    clearInterval(timer);
    wake();
  });
  const timer = setInterval(() => {
    const head = pending.find(({ expected }) => expected.kind !== 'close');
    if (head && performance.now() - head.at > PATIENCE_MS)
      wrong('not answered', `${pending.length} wait`);
  }, 1000);

  return {
    send(shot, fragments = 1) {
      if (ws.readyState !== ws.OPEN || ending !== 0) return;
      const expected = expectedOf(shot.text);
      // It has no answer when it is let in and one when it is not, but no id to tell which.
      if (host.limited && expected.kind === 'close') return;
      ledger.sent(shot.kind);
      ledger.sent(`(${shot.how})`);
      if (shot.binary) {
        ending = 1003;
        pending.push({ shot, expected: { ...expected, kind: 'binary' }, at: performance.now() });
        return ws.send(Buffer.from(shot.text));
      }
      if (Buffer.byteLength(shot.text) > MOST_BYTES) ending = 1009;
      pending.push({ shot, expected, at: performance.now() });
      if (fragments === 1) return ws.send(shot.text);
      const bytes = Buffer.from(shot.text);
      const step = Math.ceil(bytes.length / fragments);
      for (let n = 0; n < fragments; n += 1) {
        const fin = n === fragments - 1;
        ws.send(bytes.subarray(n * step, (n + 1) * step), { binary: false, fin });
        if (n === 0) ws.ping();
      }
    },
    async room(most) {
      if (pending.length < most || ws.readyState !== ws.OPEN) return;
      await new Promise<void>((call) => {
        waiting = { most, call };
      });
    },
    open: () => ws.readyState === ws.OPEN && ending === 0,
    close,
  };
}
