import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { outputSchema } from 'lusoria/arena/testing/output.ts';
import { folder } from 'lusoria/testing/folder.ts';
import { inside } from 'lusoria/testing/inside.ts';
import { start } from 'lusoria/testing/lusoria.ts';
import { findNode } from '../../../../scripts/node.mjs';

const files = folder();
afterAll(() => files.remove());

const node = findNode() ?? process.execPath;
const page = fileURLToPath(new URL('../../../../docs/ENGINES.md', import.meta.url));
const odd = fileURLToPath(new URL('./testing/odd.ts', import.meta.url));

/** A match of a program against `random`. */
function against(command: string, ...more: readonly string[]): readonly string[] {
  return ['arena', 'skat', '--seats', `exec:${command},random`, '--json', ...more];
}
const oddly = (...faults: readonly string[]): string => `'${node}' '${odd}' ${faults.join(' ')}`;
const read = (stdout: string) => v.parse(outputSchema, JSON.parse(stdout));

describe('an engine', () => {
  it('plays as docs/ENGINES.md has it', async () => {
    const code = /```js skat\n([\s\S]*?)```/.exec(readFileSync(page, 'utf8'))?.[1] ?? '';
    const engine = files.file('my engine.mjs', code);
    const line = against(`"${node}" "${engine}"`, '--deals', '3', '--duplicate');
    const [once, twice] = await Promise.all([inside(line), inside([...line, '--jobs', '2'])]);
    expect({ code: once.code, stderr: once.stderr }).toEqual({ code: 0, stderr: '' });
    const found = read(once.stdout);
    expect(found.seats[0]).toMatchObject({ engine: 'First Card', games: 27, faults: 0 });
    expect(found.seats[0]?.decisions.count).toBeGreaterThan(100);
    expect(read(twice.stdout).difference).toEqual(found.difference);
  });

  it('is told its faults, and goes on', async () => {
    const faults = ['illegal:2', 'none:3', 'late:5', 'garbage:7', 'died:9', 'flood:11'];
    const { code, stdout, stderr } = await inside(
      against(oddly(...faults), '--deals', '6', '--budget', '150'),
    );
    expect(code).toBe(0);
    const [engine] = read(stdout).seats;
    expect(engine?.faultsBy).toMatchObject({ late: 1, garbage: 2, died: 1 });
    expect(engine?.faultsBy.illegal).toBeGreaterThanOrEqual(2);
    expect(stderr).toContain(`${odd}' ${faults.join(' ')}] question 1\n`);
  });

  it.each([
    [oddly('died:all'), 'was started anew 5 times and fails again: it has ended'],
    [oddly('silent'), 'does not become ready: exit code 3'],
    ['/no/such/program', 'does not become ready: spawn /no/such/program ENOENT'],
  ])('that is of no use ends the match: %s', async (command, why) => {
    const { code, stderr } = await inside(against(command));
    expect(code).toBe(1);
    expect(stderr.trimEnd().split('\n').at(-1)).toContain(why);
  });
});

describe('Ctrl-C', () => {
  it('prints what was measured so far', async () => {
    const child = start(against(oddly(), '--deals', '100000'));
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    const stdout = text(child.stdout);
    for await (const line of createInterface({ input: child.stderr })) {
      // This many questions are more than one game.
      if (line.endsWith('] question 200')) child.kill('SIGINT');
    }
    expect(await ended).toBe(130);
    const { deals, games, complete } = read(await stdout);
    expect(complete).toBe(false);
    expect(deals).toBeGreaterThan(0);
    expect(games).toBe(deals);
  });
});
