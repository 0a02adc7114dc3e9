import { fileURLToPath } from 'node:url';
import { examined } from 'lusoria/testing/examined.ts';
import { folder } from 'lusoria/testing/folder.ts';
import { inside } from 'lusoria/testing/inside.ts';
import * as v from 'valibot';
import { describe, expect, it, onTestFinished } from 'vitest';

const questionSchema = v.looseObject({
  category: v.string(),
  right: v.array(v.unknown()),
  because: v.optional(v.string()),
});

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
    expect(found.wrong.find(({ fault }) => fault === 'illegal')).toMatchObject({
      category: 'legality',
      why: 'no-such-bid',
      view: { form: 'three' },
    });
    expect(found.categories).toHaveLength(7);
    for (const { category, right, of } of found.categories) {
      expect({ category, isWrong: right < of }).toEqual({ category, isWrong: true });
    }
  });

  it('does not count as wrong what a player leaves unanswered', async () => {
    const files = folder();
    onTestFinished(() => files.remove());
    const shy = files.file(
      'shy.mjs',
      WRONG.replace('answer: { won: true, value: 0 }', 'answer: null'),
    );
    const command = ['skat', `exec:'${process.execPath}' '${shy}'`, '--only', 'scoring'];
    const { code, categories } = await examined(...command);
    expect(code).toBe(0);
    expect(categories).toMatchObject([{ category: 'scoring', right: 0, unanswered: 104, of: 104 }]);
    const { stdout } = await inside(['examine', ...command]);
    expect(stdout).toMatch(/^scoring +not answered$/mu);
  });

  it('hands its questions on as data, with the reasons of what is agreed', async () => {
    const { stdout } = await inside(['examine', 'skat', '--questions']);
    const questions = stdout
      .trim()
      .split('\n')
      .map((line) => v.parse(questionSchema, JSON.parse(line)));
    expect(questions.length).toBeGreaterThan(300);
    for (const { category, because } of questions) {
      expect(because !== undefined).toBe(category.startsWith('agreed-'));
    }
  });
});
