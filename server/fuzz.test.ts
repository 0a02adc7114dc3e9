import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { agreement } from '@lusoria/agreement';
import { classification } from '@lusoria/classification';
import { skat } from '@lusoria/skat';
import { expect, test } from 'vitest';
import { type Plan, type Subject, wage } from './fuzz/index.ts';

// The short form of `npm run fuzz`.

const SUBJECTS: readonly Subject[] = [agreement, skat, classification].map(({ id, schema }) => ({
  id,
  options: schema.options,
  action: schema.action,
  hints: {},
}));
const PLANS: readonly Plan[] = [
  { game: 'agreement', options: { botWait: 0 }, people: 2, bot: 'uniform' },
  { game: 'skat', options: { deals: 1 }, people: 2, bot: 'random' },
  { game: 'classification', options: { chat: 'open' }, people: 2, bot: null },
];
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const documented = globSync(['docs/PROTOCOL.md', 'games/*/PROTOCOL.md'], { cwd: ROOT })
  .map((path) => readFileSync(`${ROOT}${path}`, 'utf8'))
  .join('\n');
const codes = new Set(Array.from(documented.matchAll(/`([a-z-]+)`/gu), ([, code = '']) => code));

test.each([false, true])('whatever is sent, nothing gives way (limits: %s)', async (limited) => {
  const outcome = await wage({
    seed: 'short',
    messages: 2000,
    lines: 8,
    requests: 40,
    frames: 10,
    database: 'memory',
    limited,
    subjects: SUBJECTS,
    plans: PLANS,
    codes,
  });
  expect(outcome.findings).toEqual([]);
  expect(outcome.messages).toBeGreaterThanOrEqual(2000);
  expect(outcome.honest.matches).toBeGreaterThanOrEqual(PLANS.length);
});
