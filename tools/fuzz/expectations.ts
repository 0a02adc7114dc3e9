import type { ServerMessage } from '@lusoria/table';
import type { Findings } from './findings.ts';
import type { Input } from './generator.ts';
import { type Expected, expectedOf } from './oracle.ts';

/** A message that waits for its response. */
export interface Pending {
  readonly input: Input;
  readonly expected: Expected;
  readonly at: number;
}

/** What a connection has asked and is still to be told, in order. */
export interface Expectations {
  /** Who the connection speaks for; empty before the welcome. */
  person(): string;
  /** How many messages were rejected as too fast. */
  tooFast(): number;
  readonly pending: readonly Pending[];
  add(input: Input): void;
  /** Takes a response off the list: whether it fits the first message that waits for one. */
  settle(message: ServerMessage): boolean;
}

/**
 * @param done what was answered to messages that can be repeated, by person; shared by all connections
 * @param limited whether the server counts messages, so that it may reject any of them
 */
export function openExpectations(
  findings: Findings,
  done: Map<string, string>,
  limited: boolean,
): Expectations {
  const pending: Pending[] = [];
  let person = '';
  let tooFast = 0;

  /** Whether a rejection fits; `too-fast` always does where there are limits. */
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
        // A repeated one is answered as the first with its id was, whatever it says now.
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
        // The response follows.
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
