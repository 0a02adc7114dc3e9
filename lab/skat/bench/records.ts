import { readFileSync } from 'node:fs';
import { increment } from '@lusoria/core';
import { itemsOf, replayRecord, viewOfRecord } from '@lusoria/skat/notation';

/*
 * Reads files of records, replays each and opens it as the page does, and counts what came of it:
 *
 *     node lab/skat/bench/records.ts FILE…
 */

const counts = new Map<string, number>();
const times: number[] = [];
const start = performance.now();
for (const file of process.argv.slice(2)) {
  const text = readFileSync(file, 'utf8');
  for (const item of itemsOf(text)) {
    increment(counts, 'records');
    if (!item.ok) {
      increment(counts, `unreadable: ${item.fault.code}`);
      continue;
    }
    const before = performance.now();
    const { reason } = replayRecord(item.record);
    const view = viewOfRecord(item.record);
    times.push(performance.now() - before);
    increment(counts, reason === null ? 'agrees' : `replayed: ${reason.kind}`);
    if (reason?.kind === 'illegal') increment(counts, `illegal: ${reason.code}`);
    increment(counts, view ? `opens as ${view.end?.result.kind}` : 'does not open');
  }
}
for (const [what, count] of [...counts].toSorted(([a], [b]) => a.localeCompare(b))) {
  console.log(`${String(count).padStart(7)}  ${what}`);
}
const sorted = times.toSorted((a, b) => a - b);
const at = (share: number) => sorted[Math.floor(sorted.length * share)]?.toFixed(2);
console.log(
  `${(performance.now() - start).toFixed(0)} ms; a deal p50 ${at(0.5)}, p99 ${at(0.99)} ms`,
);
