/**
 * Time that the strongest player of Skat takes for a decision in a tab, and its memory there:
 *
 *     taskset -c 0 node lab/skat/bench/tab/main.ts [--deals N] [--from N] [--limit MINUTES]
 *
 * Without a clock, on whatever cores it is given. At most 1 s for 95 of 100 decisions and 150 MB, else it ends with code 1; and the first
 * deal is played twice and in Node, too: view and seed decide everywhere.
 */
import { createServer } from 'node:http';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { build } from 'vite';
import { integerOption, readOptions } from '@lusoria/lab/command-line.ts';
import { launch } from '@lusoria/testing/browser/browser.ts';
import { deal } from './deal.ts';
import { quantile } from '../../../quantile.ts';

const P95_MS = 1000;
const MEMORY_MB = 150;
const ENTRY = fileURLToPath(new URL('./deal.ts', import.meta.url));

const dealSchema = v.object({ times: v.array(v.number()), choices: v.string() });
const usageSchema = v.looseObject({
  usedSize: v.number(),
  embedderHeapUsedSize: v.optional(v.number(), 0),
  backingStorageSize: v.optional(v.number(), 0),
});

const given = readOptions({
  deals: { type: 'string' },
  from: { type: 'string' },
  limit: { type: 'string' },
});
const deals = integerOption('deals', given.deals ?? '40', 1, 10_000);
const from = integerOption('from', given.from ?? '0', 0, 1_000_000);
const limit = integerOption('limit', given.limit ?? '10', 1, 600);
const ends = performance.now() + limit * 60_000;

const script = await bundle();
const server = createServer((request, response) => {
  const isScript = request.url === '/tab.js';
  response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
  response.end(isScript ? script : '<!doctype html><script type="module" src="/tab.js"></script>');
});
await new Promise<void>((listening) => {
  server.listen(0, '127.0.0.1', listening);
});
const address = server.address();
const port = typeof address === 'object' && address !== null ? address.port : 0;
const browser = await launch();
try {
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.waitForFunction('typeof deal === "function"');
  const session = await page.context().newCDPSession(page);
  const times: number[] = [];
  const memory: number[] = [];
  let played = 0;
  let isSame = true;
  for (; played < deals && performance.now() < ends; played += 1) {
    const one = v.parse(dealSchema, await page.evaluate(`deal(${from + played})`));
    if (played === 0) {
      const again = v.parse(dealSchema, await page.evaluate(`deal(${from})`));
      isSame = one.choices === again.choices && one.choices === (await deal(from)).choices;
    }
    times.push(...one.times);
    const usage = v.parse(usageSchema, await session.send('Runtime.getHeapUsage'));
    memory.push(usage.usedSize + usage.embedderHeapUsedSize + usage.backingStorageSize);
  }
  const at = (part: number) => quantile(times, part);
  const most = Math.max(...memory) / 1e6;
  const points = [0.5, 0.95, 0.999, 1].map((part) => at(part).toFixed(0)).join(', ');
  console.log(`${played} deals, ${times.length} decisions: 50, 95, 99.9, 100 % at ${points} ms`);
  console.log(`the machine's load: ${loadavg()[0]?.toFixed(1)}`);
  console.log(
    `memory ${most.toFixed(0)} MB at most; the same choices again and in Node: ${isSame}`,
  );
  if (at(0.95) > P95_MS || most > MEMORY_MB || !isSame) process.exitCode = 1;
} finally {
  await browser.close();
  server.close();
}

/** The player with all it loads, as one file. */
async function bundle(): Promise<string> {
  const outputs = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: ENTRY, output: { codeSplitting: false } },
    },
  });
  const [output] = Array.isArray(outputs) ? outputs : [outputs];
  if (!output || !('output' in output)) throw new Error('nothing was built');
  return output.output[0].code;
}
