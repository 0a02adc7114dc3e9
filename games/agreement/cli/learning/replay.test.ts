import { defined, pick, seeded } from '@lusoria/core';
import { CELLS } from '@lusoria/latin';
import { journalText } from '@lusoria/table/journal';
import { complaintOf } from 'lusoria/testing/complaint.ts';
import { folder } from 'lusoria/testing/folder.ts';
import { inside } from 'lusoria/testing/inside.ts';
import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { itemFor, mark } from '../../learning/items.ts';
import { type Answered, deckNamed, sittingEntry } from '../../learning/journal.ts';

const files = folder();
afterAll(() => files.remove());

const DAY_MS = 86_400_000;

/** Five sittings of somebody who knows no genitive, and everything else. */
function journalOf(name: string): string {
  const random = seeded(name);
  const deck = deckNamed('ille');
  const answers = Array.from({ length: 100 }, (_, i): Answered => {
    const target = pick(CELLS, random);
    const item = defined(itemFor(deck, target, 'judge', random));
    const at = Math.floor(i / 20) * DAY_MS + i * 10_000;
    const { solution } = mark(deck, item, { kind: 'judge', right: true }, at);
    const right = solution.kind === 'judge' && solution.right !== target.startsWith('gen');
    return { deck: 'ille', at, item, answer: { kind: 'judge', right } };
  });
  const sittings = [0, 1, 2, 3, 4].map((n) =>
    sittingEntry(`${name}${n}`, answers.slice(20 * n, 20 * n + 20)),
  );
  return files.file(`${name}.json`, journalText(sittings));
}

const ADA = journalOf('ada');
const BO = journalOf('bo');

const figures = v.object({
  people: v.number(),
  answers: v.number(),
  logLoss: v.number(),
  range: v.nullable(v.object({ from: v.number(), to: v.number() })),
});

async function replayOf(...line: readonly string[]) {
  const { code, stdout } = await inside(['replay-learning', ...line, '--json']);
  expect(code).toBe(0);
  return v.parse(figures, JSON.parse(stdout));
}

test('the estimate foresees what somebody knows and does not, better than the mere share', async () => {
  const share = await replayOf(ADA, BO, '--scheduler', 'share');
  const ours = await replayOf(ADA, BO, '--scheduler', 'scheduler');
  expect(ours).toMatchObject({ people: 2, answers: 200 });
  expect(ours.logLoss).toBeLessThan(share.logLoss);
  expect(defined(ours.range).from).toBeLessThanOrEqual(ours.logLoss);
  for (const scheduler of ['fsrs', 'leitner']) {
    expect((await replayOf(ADA, '--scheduler', scheduler)).logLoss).toBeGreaterThan(0);
  }
});

test('one person has no interval, and another deck no answers', async () => {
  const { stdout } = await inside(['replay-learning', ADA]);
  expect(stdout).toMatch(
    /^100 answers of one person, \d+ % right\nlog loss of scheduler: 0\.\d+\n$/,
  );
  const other = await inside(['replay-learning', ADA, '--deck', 'hic']);
  expect(other.code).toBe(1);
  expect(other.stderr).toContain('nobody has practised');
});

test('what is no journal is refused with its name', async () => {
  const bad = files.file('bad.json', '{"format":"lusoria-journal","version":1,"entries":[{}]}');
  const newer = files.file('newer.json', '{"format":"lusoria-journal","version":2}');
  const large = files.file('large.json', ' '.repeat(32_000_001));
  expect(await complaintOf(['replay-learning'])).toContain('which file?');
  expect(await complaintOf(['replay-learning', 'nowhere.json'])).toContain('no file nowhere.json');
  expect(await complaintOf(['replay-learning', bad])).toContain('no file of saved rounds');
  expect(await complaintOf(['replay-learning', newer])).toContain('a later version');
  expect(await complaintOf(['replay-learning', large])).toContain('larger than 32 MB');
  expect(await complaintOf(['replay-learning', ADA, '--scheduler', 'best'])).toContain('leitner');
});
