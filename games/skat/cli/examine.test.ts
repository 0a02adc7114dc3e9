import { fileURLToPath } from 'node:url';
import { examined } from 'lusoria/testing/examined.ts';
import { folder } from 'lusoria/testing/folder.ts';
import { inside } from 'lusoria/testing/inside.ts';
import { describe, expect, it, onTestFinished } from 'vitest';

const CLERK = `exec:'${process.execPath}' '${fileURLToPath(new URL('testing/clerk.ts', import.meta.url))}'`;
/** Bids on whatever it holds, plays its first card, and answers nothing of what it is asked. */
const WRONG = `
import { createInterface } from 'node:readline';
const say = (message) => process.stdout.write(JSON.stringify(message) + '\\n');
const choose = ({ phase, asked, hand, proposal }) => {
  if (proposal) return { type: 'answer', to: proposal.no };
  if (phase === 'auction') return asked === 'answer' ? { type: 'pass' } : { type: 'bid', value: 19 };
  return { type: 'play', card: hand[0] };
};
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.t === 'hello') say({ t: 'ready', name: 'Wrong', wants: ['tasks'] });
  if (message.t === 'choose') say({ t: 'action', id: message.id, action: choose(message.view) });
  if (message.t === 'task') say({ t: 'answer', id: message.id, answer: { won: true, value: 0 } });
  if (message.t === 'bye') break;
}`;

describe('lusoria examine skat', () => {
  it('has rules and records right, as other programs state them, and asks for them only who wants it', async () => {
    const found = await examined('skat', CLERK, '--rounds', '1');
    expect(found.code).toBe(0);
    const rules = found.categories.filter(({ isRule }) => isRule);
    expect(rules.map(({ category }) => category)).toEqual(['legality', 'scoring', 'records']);
    for (const { right, of } of rules) expect(right).toBe(of);
    const bot = await examined('skat', 'decent', '--rounds', '0');
    expect(bot.categories.map(({ category }) => category)).toEqual([
      'auctions',
      'agreed-auctions',
      'agreed-endings',
      'endings',
    ]);
  });

  it('finds a wrong engine wrong in every category', async () => {
    const files = folder();
    onTestFinished(() => files.remove());
    const engine = files.file('wrong.mjs', WRONG);
    const found = await examined('skat', `exec:'${process.execPath}' '${engine}'`);
    expect(found.code).toBe(1);
    expect(found.categories).toHaveLength(7);
    for (const { category, right, of } of found.categories) {
      expect({ category, isWrong: right < of }).toEqual({ category, isWrong: true });
    }
  });

  it('hands its questions on as data', async () => {
    const { stdout } = await inside(['examine', 'skat', '--questions']);
    const questions = stdout.trim().split('\n');
    expect(questions.length).toBeGreaterThan(300);
    for (const question of questions) expect(JSON.parse(question)).toHaveProperty('right');
  });
});
