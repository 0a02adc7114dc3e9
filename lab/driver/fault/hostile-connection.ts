import { type ServerMessage, serverMessageSchema } from '@lusoria/table';
import * as v from 'valibot';
import WebSocket from 'ws';
import { createWholeViews } from '../client/whole-views.ts';
import type { Findings } from '../oracle/findings.ts';
import { openResponses } from '../oracle/responses.ts';
import { type Input, MAX_BYTES } from './messages/generator.ts';
import { expectedOf } from '../oracle/expected.ts';

/** Context of a hostile connection. */
export interface ConnectionContext {
  readonly url: string;
  readonly findings: Findings;
  /** Codes defined by the protocol. */
  readonly codes: ReadonlySet<string>;
  /** Responses to idempotent messages, by person. */
  readonly done: Map<string, string>;
  /** True if the server limits the rate. */
  readonly limited: boolean;
  /** Called for every message received, with the request it may respond to. */
  received(text: string, message: ServerMessage, person: string, request: string): void;
}

/** A connection that sends arbitrary messages and checks the responses. */
export interface HostileConnection {
  /** @param fragments number of frames */
  send(input: Input, fragments?: number): void;
  /** Resolves when fewer than `most` messages are pending, or the connection is closed. */
  room(most: number): Promise<void>;
  open(): boolean;
  close(): void;
}

/** A message without a response for this long counts as unanswered, even on a busy machine. */
const PATIENCE_MS = 120_000;
/** Time after which a server may close a connection without a hello. */
const HELLO_MS = 9000;
/** Messages that the server sends unsolicited. */
const UNASKED: readonly ServerMessage['t'][] = [
  'table',
  'patch',
  'presence',
  'gone',
  'note',
  'event',
  'event-patch',
  'lobby',
];

/** Opens a connection; null if it is rejected. */
export async function openHostileConnection(
  context: ConnectionContext,
  headers: Readonly<Record<string, string>>,
): Promise<HostileConnection | null> {
  const { findings, limited } = context;
  // Taken before the server accepts, so never too late.
  const since = performance.now();
  const ws = await connected(context.url, headers, findings);
  if (!ws) return null;
  const responses = openResponses(findings, context.done, limited);
  const { pending, person } = responses;
  /** Expected close code; 0 for none. */
  let ending = 0;
  const whole = createWholeViews();
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
  const askedBy = (message: ServerMessage) =>
    pending.find(({ expected: { id } }) => id !== null && 'id' in message && id === message.id);
  const wrong = (what: string, detail: string, asked = pending[0]): void => {
    findings.report(what, asked?.input.text ?? '', `${asked?.input.kind ?? ''}: ${detail}`);
    // After a mismatch, everything that follows would be out of step.
    close();
  };
  const check = (message: ServerMessage, text: string): void => {
    const code = message.t === 'refused' ? message.code : message.t;
    findings.got(code);
    // Another connection with the same token has erased the person.
    if (message.t === 'refused' && code === 'unknown-token' && person() !== '') return close();
    // Messages that make the server close the connection get no response.
    const isErased = message.t === 'done' && responses.awaited()?.input.kind === 'erase';
    if (message.t === 'refused' && !context.codes.has(code))
      wrong('a code that is not in the protocol', text);
    else if (isUnstored(code, askedBy(message)?.input.kind))
      wrong('a message that the server could not store', text, askedBy(message));
    else if (!responses.settle(message) && !mine) wrong('a response that does not fit', text);
    // From here on the connection belongs to nobody.
    else if (isErased) close();
  };

  ws.on('message', (data: Buffer) => {
    const text = data.toString();
    const read = v.safeParse(serverMessageSchema, JSON.parse(text));
    if (!read.success) return wrong('a response that is none', text);
    const message = whole(read.output);
    if (!message) return wrong('a patch that does not fit', text);
    context.received(text, message, person(), pending[0]?.input.text ?? '');
    if (UNASKED.includes(read.output.t)) return;
    check(read.output, text);
    wake();
  });
  ws.on('close', (code, reason) => {
    const slow = person() === '' && performance.now() - since > HELLO_MS;
    // All connections of an address share its patience.
    const fine = mine || code === ending || (code === 1008 && (limited || slow));
    findings.got(mine ? 'closed by us' : `closed ${code}`);
    const state = `${pending.length} messages wait`;
    if (!fine) wrong('closed for no reason', `${code} ${reason.toString()}, ${state}`);
    if (code === 1003 && pending.length > 0) wrong('closed before it was answered', String(code));
    clearInterval(timer);
    wake();
  });
  const timer = setInterval(() => {
    const head = responses.awaited();
    if (head && performance.now() - head.at > PATIENCE_MS)
      wrong('not answered', `${pending.length} wait`);
  }, 1000);

  return {
    send(input, fragments = 1) {
      if (ws.readyState !== ws.OPEN || ending !== 0) return;
      // It has a response only if rejected, and no id to recognize that by.
      if (limited && expectedOf(input).silent) return;
      findings.sent(input.kind);
      findings.sent(`(${input.how})`);
      if (input.binary) ending = 1003;
      else if (Buffer.byteLength(input.text) > MAX_BYTES) ending = 1009;
      responses.add(input);
      send(ws, input, fragments);
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

/** Whether a code says that the store has failed. Only so many shared rounds wait at a time to be checked. */
function isUnstored(code: string, kind: string | undefined): boolean {
  return code === 'unknown' || (code === 'try-again' && kind !== 'share');
}

async function connected(
  url: string,
  headers: Readonly<Record<string, string>>,
  findings: Findings,
): Promise<WebSocket | null> {
  const address = `${url.replace(/^http/, 'ws')}/ws`;
  const ws = new WebSocket(address, { headers, perMessageDeflate: false });
  const isOpen = await new Promise<boolean>((resolve) => {
    ws.once('open', () => resolve(true));
    ws.once('unexpected-response', (_, { statusCode = 0 }) => {
      findings.got(`HTTP ${statusCode}`);
      resolve(false);
    });
    ws.on('error', () => resolve(false));
  });
  return isOpen ? ws : null;
}

function send(ws: WebSocket, { text, binary }: Input, fragments: number): void {
  const bytes = Buffer.from(text);
  if (binary) return ws.send(bytes);
  if (fragments === 1) return ws.send(text);
  const step = Math.ceil(bytes.length / fragments);
  for (let n = 0; n < fragments; n += 1) {
    const fin = n === fragments - 1;
    ws.send(bytes.subarray(n * step, (n + 1) * step), { binary: false, fin });
    if (n === 0) ws.ping();
  }
}
