// An engine that knows the rules of Skat and plays at random: works out what is no decision.
import { createInterface } from 'node:readline';
import { parseRecord, replayRecord } from '../../notation/index.ts';
import { CARDS } from '../../rules/cards.ts';
import { contractSchema, matadorsOf } from '../../rules/contract.ts';
import { optionsSchema } from '../../rules/options.ts';
import { settle } from '../../rules/score.ts';
import * as v from 'valibot';

const OPTIONS = v.parse(optionsSchema, {});
const scoringSchema = v.strictObject({
  contract: contractSchema,
  bid: v.number(),
  cards: v.array(v.picklist(CARDS)),
  points: v.number(),
  tricks: v.number(),
});
const recordSchema = v.strictObject({ record: v.string() });
const messageSchema = v.variant('t', [
  v.object({ t: v.literal('hello') }),
  v.object({ t: v.literal('choose'), id: v.number(), actions: v.array(v.unknown()) }),
  v.object({ t: v.literal('task'), id: v.number(), task: v.string(), given: v.unknown() }),
  v.object({ t: v.literal('bye') }),
]);

const say = (message: object): void => void process.stdout.write(`${JSON.stringify(message)}\n`);

for await (const line of createInterface({ input: process.stdin })) {
  const message = v.parse(messageSchema, JSON.parse(line));
  if (message.t === 'hello') say({ t: 'ready', name: 'Clerk', wants: ['actions', 'tasks'] });
  if (message.t === 'choose') say({ t: 'action', id: message.id, action: message.actions[0] });
  if (message.t === 'task') {
    const answer = message.task === 'scoring' ? scored(message.given) : read(message.given);
    say({ t: 'answer', id: message.id, answer });
  }
  if (message.t === 'bye') break;
}

function scored(given: unknown): object {
  const { contract, bid, cards, points, tricks } = v.parse(scoringSchema, given);
  const matadors = contract.game === 'null' ? 0 : matadorsOf(cards, contract.game, OPTIONS);
  const { won, value } = settle({
    declarer: 0,
    contract,
    bid,
    matadors,
    points,
    tricks,
    of: 10,
    ending: 'played',
    claimed: null,
    secured: null,
    instead: null,
    doubled: 1,
    round: 1,
  });
  return { won, value };
}

function read(given: unknown): object | null {
  const found = parseRecord(v.parse(recordSchema, given).record);
  if (!found.ok) return null;
  const { declarer, result, value } = replayRecord(found.value).computed;
  return { declarer, won: result === 'win', value };
}
