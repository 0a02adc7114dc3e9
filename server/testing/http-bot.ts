import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { serverMessageSchema } from '@lusoria/table';
import type { Client } from '@lusoria/testing/people/client.ts';
import * as v from 'valibot';

const shownSchema = v.variant(
  't',
  serverMessageSchema.options.filter(({ entries: { t } }) =>
    ['table', 'presence', 'gone'].includes(t.literal),
  ),
);

/** A program that plays over HTTP. */
export interface HttpBot {
  readonly id: string;
  readonly token: string;
  get(path: string): Promise<Response>;
  /** Sends JSON, or raw text. */
  post(path: string, body: unknown): Promise<Response>;
  /** The messages of a stream, without the empty lines, until it ends. */
  stream(table: string): Promise<AsyncGenerator<v.InferOutput<typeof shownSchema>>>;
}

/** Lets a person create a bot. */
export async function httpBot(url: string, owner: Client, name = 'Otto'): Promise<HttpBot> {
  const made = await owner.ask({ t: 'create-bot', name });
  if (made.t !== 'bot') throw new Error(JSON.stringify(made));
  const { bot, token } = made;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const get = async (path: string): Promise<Response> =>
    fetch(`${url}/api/bot${path}`, { headers });
  return {
    id: bot,
    token,
    get,
    async post(path, body) {
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      return fetch(`${url}/api/bot${path}`, { method: 'POST', headers, body: text });
    },
    async stream(table) {
      const response = await get(`/tables/${table}/stream`);
      if (response.status !== 200 || !response.body) throw new Error(`${response.status}`);
      // Read at once: an unread body is cancelled when its response is garbage-collected.
      return messagesIn(response.body.pipeThrough(new TextDecoderStream()));
    },
  };
}

async function* messagesIn(body: ReadableStream<string>) {
  for await (const line of createInterface({ input: Readable.from(body) })) {
    if (line !== '') yield v.parse(shownSchema, JSON.parse(line));
  }
}
