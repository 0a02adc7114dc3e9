// An engine that answers correctly except for the faults it is told to make: `node odd.ts late:4 died:8`
// is late with question 4 and ends at question 8; `died:all` always does.
import { createInterface } from 'node:readline';
import * as v from 'valibot';

const chooseSchema = v.object({
  t: v.literal('choose'),
  id: v.number(),
  view: v.object({
    phase: v.string(),
    hand: v.array(v.string()),
    trick: v.array(v.object({ card: v.string() })),
    proposal: v.nullable(v.object({ no: v.number() })),
  }),
});
type View = v.InferOutput<typeof chooseSchema>['view'];

/** Never wins the auction; follows by the first letter, which is not always right: that is a fault, too. */
function actionFor({ phase, hand, trick, proposal }: View): unknown {
  if (proposal) return { type: 'answer', to: proposal.no, yes: true };
  if (phase !== 'play') return { type: 'pass' };
  const led = trick[0]?.card[0];
  return { type: 'play', card: hand.find((card) => card[0] === led) ?? hand[0] };
}

const faults = process.argv.slice(2);
const wrongAt = (id: number): string | undefined =>
  faults.find((each) => each.endsWith(`:${id}`) || each.endsWith(':all'))?.split(':')[0];
const write = (text: string): void => void process.stdout.write(text);
const say = (message: unknown): void => write(`${JSON.stringify(message)}\n`);

if (faults.includes('silent')) process.exit(3);
for await (const line of createInterface({ input: process.stdin })) {
  const read: unknown = JSON.parse(line);
  if (v.is(v.object({ t: v.literal('hello') }), read)) say({ t: 'ready', name: 'Odd' });
  if (v.is(v.object({ t: v.literal('bye') }), read)) break;
  const asked = v.safeParse(chooseSchema, read);
  if (!asked.success) continue;
  const { id, view } = asked.output;
  process.stderr.write(`question ${id}\n`);
  switch (wrongAt(id)) {
    case 'illegal':
      say({ t: 'action', id, action: { type: 'play', card: 'C1' } });
      break;
    case 'none':
      say({ t: 'action', id, action: null });
      break;
    case 'late':
      setTimeout(() => say({ t: 'action', id, action: { type: 'pass' } }), 600);
      break;
    case 'garbage':
      write('thinking …\n');
      break;
    case 'flood':
      write('x'.repeat(200_000));
      break;
    case 'died':
      process.exit(1);
      break;
    default:
      say({ t: 'action', id, action: actionFor(view) });
  }
}
