import { PROTOCOL } from '@lusoria/table';
import * as v from 'valibot';
import { openWire } from './wire.ts';

const answerSchema = v.object({
  t: v.string(),
  id: v.optional(v.string()),
  code: v.optional(v.string()),
  table: v.optional(v.string()),
  answer: v.optional(v.unknown()),
});
type AskerAnswer = v.InferOutput<typeof answerSchema>;

/** One of thousands of people, who reads only the answers to what they ask: the server is measured, not the client. */
export interface Asker {
  /** Rejects with the code when it is refused. */
  ask(message: object): Promise<AskerAnswer>;
  /** Asks a layer above tables. */
  event(request: object): Promise<AskerAnswer>;
  close(): void;
}

/** Characters of a message that tell what it is. */
const HEAD = 60;
const ANSWER = /^\{"t":"(?:done|refused|event-answer)"/;

/** @param heard called with the beginning of every other message, and its bytes */
export async function openAsker(
  port: number,
  name: string,
  heard: (head: string, bytes: number) => void = () => undefined,
): Promise<Asker> {
  const waiting = new Map<string, (answer: AskerAnswer) => void>();
  const welcomed = Promise.withResolvers<null>();
  let asked = 0;
  const wire = await openWire(port, '/ws', (message) => {
    const head = message.toString('latin1', 0, HEAD);
    if (head.startsWith('{"t":"welcome"')) return welcomed.resolve(null);
    if (!ANSWER.test(head)) return heard(head, message.length);
    const answer = v.parse(answerSchema, JSON.parse(message.toString()));
    waiting.get(answer.id ?? '')?.(answer);
    waiting.delete(answer.id ?? '');
  });
  wire.send(JSON.stringify({ t: 'hello', v: PROTOCOL, token: null, name }));
  await welcomed.promise;
  const ask: Asker['ask'] = async (message) =>
    new Promise((resolve, fail) => {
      const id = `${(asked += 1)}`;
      waiting.set(id, (answer) =>
        answer.t === 'refused' ? fail(new Error(`${name}: ${answer.code}`)) : resolve(answer),
      );
      wire.send(JSON.stringify({ ...message, id }));
    });
  return { ask, event: async (request) => ask({ t: 'event', request }), close: wire.close };
}
