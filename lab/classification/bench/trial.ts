/**
 * The sealed rounds of `lusoria trial classification`: `node lab/classification/bench/trial.ts PLAYER…`. Each opening is
 * written to OPENINGS.md beside this file, before anything is shown; what was developed must not have been run on them.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const players = process.argv.slice(2);
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
appendFileSync(
  new URL('OPENINGS.md', import.meta.url),
  `- ${new Date().toISOString()}, on ${commit}: ${players.join(' ')}\n`,
);
const program = fileURLToPath(new URL('../../../cli/main.ts', import.meta.url));
const { status } = spawnSync(
  process.execPath,
  [program, 'trial', 'classification', ...players, '--set', 'sealed', '--rounds', '40'],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
