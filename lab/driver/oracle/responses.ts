import { type ServerMessage } from '@lusoria/table';
import type { Input } from '../fault/messages/generator.ts';
import { type Expected, expectedOf } from './expected.ts';
import type { Findings } from './findings.ts';

/** A message awaiting its response. */
interface Pending {
  readonly input: Input;
  readonly expected: Expected;
  readonly at: number;
}

type Of<T extends ServerMessage['t']> = Extract<ServerMessage, { t: T }>;

/** The responses a connection still expects, in order. */
export interface Responses {
  /** The connection's person; empty before the welcome. */
  person(): string;
  /** The oldest message that waits for a response; undefined if none does. */
  awaited(): Pending | undefined;
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
export function openResponses(
  findings: Findings,
  done: Map<string, string>,
  limited: boolean,
): Responses {
  const pending: Pending[] = [];
  let person = '';

  const isRejected = (
    { expected: { id, code }, input }: Pending,
    message: Of<'refused'>,
  ): boolean => {
    // What was not let in is not read: an id in its middle is not found, one in what is no JSON may be.
    const isUnread =
      UNREAD.includes(message.code) &&
      (message.id === null || String(input.text).includes(message.id));
    if (message.id !== id && !isUnread) return false;
    return code === null || message.code === code || (limited && message.code === 'too-fast');
  };
  /** A repeated message gets the response of the first one with its id, whatever its content. */
  const checkRepeated = ({ input, expected }: Pending, message: ServerMessage): void => {
    const key = expected.again === null ? null : `${person} ${expected.again}`;
    const isRepeated = key !== null && done.has(key);
    if (input.rejected && !isRepeated)
      findings.report('carried out with a key too many', input.text);
    if (key === null || message.t !== 'done') return;
    const answer = `${message.seq} ${message.table ?? ''}`;
    const first = done.get(key) ?? answer;
    done.set(key, first);
    if (first !== answer) {
      const detail = `${first}, then ${answer}`;
      findings.report('a repeated message answered otherwise', input.text, detail);
    }
  };
  const isCarriedOut = (head: Pending, message: ServerMessage): boolean => {
    const { id, answer } = head.expected;
    if (message.t !== answer || ('id' in message && message.id !== id)) return false;
    if (message.t === 'welcome') ({ person } = message);
    else if ('id' in message) checkRepeated(head, message);
    return true;
  };

  return {
    person: () => person,
    awaited: () => pending.find(({ expected }) => !expected.silent),
    pending,
    add(input) {
      pending.push({ input, expected: expectedOf(input), at: performance.now() });
    },
    settle(message) {
      while (pending[0]?.expected.silent === true && person !== '') pending.shift();
      const [head] = pending;
      if (!head) return false;
      if (head.expected.becomes && message.t === 'welcome') {
        // The response follows separately.
        ({ person } = message);
        return true;
      }
      const fits =
        message.t === 'refused' ? isRejected(head, message) : isCarriedOut(head, message);
      if (fits) pending.shift();
      return fits;
    },
  };
}
