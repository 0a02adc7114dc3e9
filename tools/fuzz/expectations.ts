import type { ServerMessage } from '@lusoria/table';
import type { Findings } from './findings.ts';
import type { Input } from './generator.ts';
import { type Expected, expectedOf } from './oracle.ts';

/** A message awaiting its response. */
export interface Pending {
  readonly input: Input;
  readonly expected: Expected;
  readonly at: number;
}

/** The responses a connection still expects, in order. */
export interface Expectations {
  /** The connection's person; empty before the welcome. */
  person(): string;
  /** Number of messages rejected as too fast. */
  tooFast(): number;
  readonly pending: readonly Pending[];
  add(input: Input): void;
  /** Matches a response against the oldest pending message and, if it fits, removes that; returns whether it fits. */
  settle(message: ServerMessage): boolean;
}

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
  let tooFast = 0;

  /** Whether a rejection fits; `too-fast` always does under rate limits. */
  const isRejected = (
    { kind, id }: Expected,
    message: Extract<ServerMessage, { t: 'refused' }>,
  ): boolean => {
    if (message.id !== (kind === 'binary' ? null : id)) return false;
    if (message.code === 'too-fast' && limited) tooFast += 1;
    else if (kind === 'too-large') return message.code === 'too-large';
    else if (kind === 'bad-message' || kind === 'binary') return message.code === 'bad-message';
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
    tooFast: () => tooFast,
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
        message.t === 'refused' ? isRejected(head.expected, message) : isCarriedOut(head, message);
      if (!fits) return false;
      if (message.t === 'done' && head.expected.again !== null) checkRepeated(head, message);
      pending.shift();
      return true;
    },
  };
}
