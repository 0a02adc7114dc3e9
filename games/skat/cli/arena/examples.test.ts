import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { outputSchema } from 'lusoria/arena/testing/output.ts';
import { host } from 'lusoria/testing/host.ts';
import { inside } from 'lusoria/testing/inside.ts';

const example = (name: string): string =>
  fileURLToPath(new URL(`../../../../examples/${name}`, import.meta.url));

beforeAll(() => {
  // A missing python3 is an error; otherwise nobody would notice that the examples were not run.
  const { status } = spawnSync('python3', ['--version']);
  if (status !== 0) throw new Error('these tests need python3: apt-get install python3');
});

async function match(engine: string) {
  const line = [
    '--seats',
    `exec:python3 ${engine},random`,
    '--deals',
    '10',
    '--duplicate',
    '--json',
  ];
  const { code, stdout, stderr } = await inside(['arena', 'skat', ...line]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return v.parse(outputSchema, JSON.parse(stdout));
}

it('the engine in Python plays without a fault, and better than one that plays anything', async () => {
  const { seats, difference } = await match(`'${example('skat_engine.py')}'`);
  expect(seats[0]).toMatchObject({ engine: 'Python', faults: 0, games: 90 });
  expect(seats[0]?.perGame['declared']).toBeGreaterThan(0);
  expect(difference?.mean).toBeGreaterThan(0);
});

it('the engine that seats SkatZero asks it as its own program does, and plays without a fault', async () => {
  const standIn = fileURLToPath(new URL('testing/skatzero', import.meta.url));
  const { seats } = await match(`'${example('skatzero_engine.py')}' --skats 2 '${standIn}'`);
  expect(seats[0]).toMatchObject({ engine: 'SkatZero', faults: 0, games: 90 });
  expect(seats[0]?.perGame['declared']).toBeGreaterThan(0);
});

it('the bot in Python plays a deal over HTTP, and goes when it is dismissed', async () => {
  const bots = ['decent', 'decent'].map((bot) => ({ kind: 'bot', bot }));
  const at = await host('skat', [{ kind: 'open' }, ...bots]);
  const made = await at.client.ask({ t: 'create-bot', name: 'Python' });
  const token = made.t === 'bot' ? made.token : '';
  const child = spawn('python3', [example('http_bot.py'), at.url, at.code], {
    env: { ...process.env, LUSORIA_TOKEN: token },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let errors = '';
  child.stderr.on('data', (text) => (errors += String(text)));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  await at.until(({ seats }) => seats[0]?.kind === 'person');
  await at.client.do(at.table, { do: 'start' });
  await at.until(({ phase }) => phase === 'between' || phase === 'over');
  expect(at.view().people.map(({ name }) => name)).toContain('Python');
  await at.client.do(at.table, { do: 'remove', seat: 0 });
  expect({ code: await ended, errors }).toEqual({ code: 0, errors: '' });
});
