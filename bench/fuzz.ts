/**
 * Tries a server hard: `npm run fuzz -- --seed NAME --messages NUMBER`. Malformed, foreign, stale,
 * oversized and repeated messages, odd frames and requests, while honest people play at other
 * tables of the same server. Ends with 1 when something gave way, and says by which message.
 */
import { fileURLToPath } from 'node:url';
import { globSync, readFileSync } from 'node:fs';
import { asked, wholeOf } from './asked.ts';
import { agreementModule } from '@lusoria/agreement';
import { classificationModule, deckFile, deckNamed } from '@lusoria/classification';
import { PARADIGMS } from '@lusoria/latin';
import { type Campaign, type Outcome, type Plan, type Subject, wage } from '@lusoria/server/fuzz';
import { skatModule } from '@lusoria/skat';

const values = asked({
  seed: { type: 'string', default: 'lusoria' },
  messages: { type: 'string', default: '1000000' },
});
const seed = values.seed;
const messages = wholeOf('messages', values.messages, 100, 1_000_000_000);

const shapes = deckNamed('shapes');
const SUBJECTS: readonly Subject[] = [
  {
    id: 'agreement',
    options: agreementModule.game.schema.options,
    action: agreementModule.game.schema.action,
    hints: { 'own deck': [PARADIGMS.is, PARADIGMS.ille] },
  },
  {
    id: 'skat',
    options: skatModule.game.schema.options,
    action: skatModule.game.schema.action,
    hints: {},
  },
  {
    id: 'classification',
    options: classificationModule.game.schema.options,
    action: classificationModule.game.schema.action,
    hints: {
      'own deck': [deckFile(deckNamed('quadrilaterals'))],
      attribute: shapes.attributes.map(({ key }) => key),
      values: shapes.attributes.flatMap((one) => one.values.map(({ key }) => key)),
    },
  },
];

const PLANS: readonly Plan[] = [
  { game: 'agreement', options: { botWait: 0, joker: true, rounds: 2 }, people: 2, bot: 'uniform' },
  { game: 'agreement', options: { botWait: 0, deck: 'ille', end: 'last' }, people: 3, bot: null },
  {
    game: 'skat',
    options: { deals: 3, kontra: 'all', ramsch: 'pushed' },
    people: 2,
    bot: 'random',
  },
  { game: 'skat', options: { deals: 2 }, people: 2, bot: null },
  { game: 'classification', options: { chat: 'open', pass: true }, people: 2, bot: 'random' },
  { game: 'classification', options: { tree: 'drawn', description: 'sort' }, people: 3, bot: null },
  { game: 'classification', options: { judge: 'hand', description: 'text' }, people: 2, bot: null },
];

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const protocol = globSync(['docs/PROTOCOL.md', 'games/*/PROTOCOL.md'], { cwd: ROOT })
  .map((path) => readFileSync(`${ROOT}${path}`, 'utf8'))
  .join('\n');
const codes = new Set(Array.from(protocol.matchAll(/`([a-z-]+)`/gu), ([, code = '']) => code));

const common = { subjects: SUBJECTS, plans: PLANS, codes } as const;
const CAMPAIGNS: Readonly<Record<string, Campaign>> = {
  'without limits, in memory': {
    ...common,
    seed: `${seed} memory`,
    messages: Math.ceil(messages * 0.5),
    lines: 32,
    requests: Math.ceil(messages / 300),
    frames: Math.ceil(messages / 1000),
    database: 'memory',
    limited: false,
  },
  'without limits, in SQLite': {
    ...common,
    seed: `${seed} sqlite`,
    messages: Math.ceil(messages * 0.4),
    lines: 48,
    requests: Math.ceil(messages / 1000),
    frames: Math.ceil(messages / 4000),
    database: 'sqlite',
    limited: false,
  },
  'with the standard limits': {
    ...common,
    seed: `${seed} limits`,
    messages: Math.ceil(messages * 0.1),
    lines: 40,
    requests: Math.ceil(messages / 1000),
    frames: Math.ceil(messages / 4000),
    database: 'sqlite',
    limited: true,
  },
};

function listed(counts: ReadonlyMap<string, number>): string {
  const rows = [...counts].toSorted(([a], [b]) => a.localeCompare(b));
  return rows.map(([what, count]) => `    ${String(count).padStart(9)}  ${what}`).join('\n');
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

function report(outcome: Outcome): void {
  const { counts, honest, seconds } = outcome;
  console.log(`  sent, by kind of message and (what was done to it)\n${listed(counts.sent)}`);
  console.log(`  received, by code\n${listed(counts.got)}`);
  console.log(
    `  ${outcome.messages} messages in ${seconds.toFixed(1)} s, ${Math.round(outcome.messages / seconds)} a second`,
  );
  console.log(
    `  honest games: ${honest.matches} matches, ${honest.rounds} rounds, ${honest.moves} moves, all verified`,
  );
  const heaps = outcome.heaps.map(
    (heap, i) => `${megabytes(heap)} (${megabytes(outcome.kept[i] ?? 0)} kept)`,
  );
  console.log(`  heap after each quarter: ${heaps.join(', ')}`);
  console.log(`  deaf for at most ${Math.round(outcome.deafMs)} ms; ${outcome.logged} log lines`);
  for (const { what, times, message, detail } of outcome.findings) {
    console.log(`  FOUND ${what} (${times} times)\n    ${message.slice(0, 2000)}\n    ${detail}`);
  }
}

let total = 0;
let found = 0;
for (const [name, campaign] of Object.entries(CAMPAIGNS)) {
  console.log(`\n${name}, seed “${campaign.seed}”`);
  const outcome = await wage(campaign);
  report(outcome);
  total += outcome.messages;
  found += outcome.findings.length;
}
console.log(
  `\n${found === 0 ? 'HELD' : 'GAVE WAY'}: ${total} messages, ${found} findings, seed “${seed}”`,
);
// At once: Node may wait for ever for a line that was cut in the midst of its beginning.
process.exit(found > 0 ? 1 : 0);
