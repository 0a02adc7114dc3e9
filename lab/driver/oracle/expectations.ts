import type { ServerMessage } from '@lusoria/table';
import type { Findings } from './findings.ts';
import type { Input } from '../fault/messages/generator.ts';
import { type Expected, expectedOf } from './expected.ts';

/** A message awaiting its response. */
interface Pending {
  readonly input: Input;
  readonly expected: Expected;
  readonly at: number;
}

/** The responses a connection still expects, in order. */
export interface Expectations {
  /** The connection's person; empty before the welcome. */
  person(): string;
  readonly pending: readonly Pending[];
  add(input: Input): void;
  /** Matches a response against the oldest pending message and, if it fits, removes that; returns whether it fits. */
  settle(message: ServerMessage): boolean;
}

/** Codes of messages that the server has not read as a whole. */
const UNREAD: readonly string[] = ['too-fast', 'too-large', 'bad-message'];

/**
 * @param done responses to idempotent messages, by person; shared by all connections
 * @param limited true if the server limits the rate, and may reject any message
 */
export function openExpectations(
  findings: Findings,
  done: Map<string, string>,
  limited: boolean,
): Expectations {
  const pending: Pending[] = [];
  let person = '';

  /** Whether a rejection fits; `too-fast` always does under rate limits. */
  const isRejected = (
    { expected: { kind, id }, input }: Pending,
    message: Extract<ServerMessage, { t: 'refused' }>,
  ): boolean => {
    // What was not let in is not read: an id in its middle is not found, one in what is no JSON may be.
    const isUnread =
      UNREAD.includes(message.code) &&
      (message.id === null || String(input.text).includes(message.id));
    if (message.id !== (kind === 'binary' ? null : id) && !isUnread) return false;
    if (message.code === 'too-fast' && limited) return true;
    if (kind === 'too-large') return message.code === 'too-large';
    if (kind === 'bad-message' || kind === 'binary') return message.code === 'bad-message';
    return true;
  };

  const isCarriedOut = ({ expected, input }: Pending, message: ServerMessage): boolean => {
    const { kind, id, answer, again } = expected;
    switch (kind) {
      case 'hello':
        if (message.t !== 'welcome') return false;
        ({ person } = message);
        return true;
      case 'redeem-transfer-code':
        return message.t === 'done' && message.id === id;
      case 'ping':
        return message.t === 'pong';
      case 'asked': {
        const fits = message.t === answer && 'id' in message && message.id === id;
        // A repeated message gets the response of the first one with its id, whatever its content.
        const isRepeated = again !== null && done.has(`${person} ${again}`);
        if (fits && input.rejected && !isRepeated)
          findings.report('carried out with a key too many', input.text);
        return fits;
      }
      default:
        return false;
    }
  };

  const checkRepeated = (
    { input, expected }: Pending,
    { seq, table = '' }: Extract<ServerMessage, { t: 'done' }>,
  ): void => {
    const key = `${person} ${expected.again ?? ''}`;
    const answer = `${seq} ${table}`;
    const first = done.get(key) ?? answer;
    done.set(key, first);
    if (first !== answer) {
      const detail = `${first}, then ${answer}`;
      findings.report('a repeated message answered otherwise', input.text, detail);
    }
  };

  return {
    person: () => person,
    pending,
    add(input) {
      const expected = expectedOf(input.text);
      const kind = input.binary ? 'binary' : expected.kind;
      pending.push({ input, expected: { ...expected, kind }, at: performance.now() });
    },
    settle(message) {
      while (pending[0]?.expected.kind === 'close' && person !== '') pending.shift();
      const [head] = pending;
      if (!head) return false;
      if (head.expected.kind === 'redeem-transfer-code' && message.t === 'welcome') {
        // The response follows separately.
        ({ person } = message);
        return true;
      }
      const fits =
        message.t === 'refused' ? isRejected(head, message) : isCarriedOut(head, message);
      if (!fits) return false;
      if (message.t === 'done' && head.expected.again !== null) checkRepeated(head, message);
      pending.shift();
      return true;
    },
  };
}
