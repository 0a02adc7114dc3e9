import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { playable } from '@lusoria/testing/people/games.ts';
import { expect, it, onTestFinished } from 'vitest';
import { host } from '../testing/host.ts';

const CLIENT = fileURLToPath(new URL('../../examples/client.ts', import.meta.url));
const { game, bot } = await playable(null);

it('the client in sixty lines tells what happens at a table, and says what is typed', async () => {
  expect(readFileSync(CLIENT, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(60);
  const at = await host(game.id, [{ kind: 'open' }, { kind: 'bot', bot }]);
  const child = spawn(process.execPath, [CLIENT, at.url, at.code]);
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  let told = Promise.withResolvers<void>();
  child.stdout.on('data', (text) => {
    said += String(text);
    told.resolve();
  });
  const tells = async (what: string): Promise<void> => {
    while (!said.includes(what)) {
      told = Promise.withResolvers<void>();
      await told.promise;
    }
  };
  await tells('"type":"created"');
  child.stdin.write('salvē\n');
  await tells('refused: not-seated');
  child.stdin.write('{"do":"sit","seat":0}\n');
  await tells('"type":"sat"');
  child.stdin.write('salvē\n');
  await tells('"text":"salvē"');
  await at.client.do(at.table, { do: 'start' });
  await tells('"type":"committed"');
  child.stdin.end();
  expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0);
});
