import { reject } from '@lusoria/core';
import { type Connection, type MessageOf, type Ports, sendRejection } from '@lusoria/table';
import * as v from 'valibot';

/** A request that has been read, and the ways to answer it. */
export interface ReadAsk<Request, Answer> {
  readonly request: Request;
  readonly answer: (answer: Answer) => void;
  readonly refuse: (...rejection: Parameters<typeof reject>) => void;
}

/** Reads a request in a message `event`, which counts as a read; null: it has been refused. */
export function readAsk<Request, Answer>(
  ports: Ports,
  connection: Connection,
  { id, request: raw }: MessageOf<'event'>,
  schema: v.GenericSchema<unknown, Request>,
): ReadAsk<Request, Answer> | null {
  const refuse: ReadAsk<Request, Answer>['refuse'] = (...rejection) =>
    sendRejection(ports, connection, id, reject(...rejection));
  const read = v.safeParse(schema, raw, { abortEarly: true });
  if (!read.success) {
    refuse('bad-message', { path: v.getDotPath(read.issues[0]) ?? 'request' });
    return null;
  }
  if (!connection.quota('read')) {
    refuse('too-fast');
    return null;
  }
  return {
    request: read.output,
    answer: (answer) => connection.send({ t: 'event-answer', id, answer }),
    refuse,
  };
}
