import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { folder } from 'lusoria/testing/folder.ts';
import { inside } from 'lusoria/testing/inside.ts';
import * as v from 'valibot';
import { describe, expect, it, onTestFinished } from 'vitest';

const estimateSchema = v.nullable(v.object({ mean: v.number() }));
const reportSchema = v.object({
  player: v.string(),
  figures: v.record(v.string(), estimateSchema),
  faults: v.array(v.string()),
  rounds: v.array(
    v.array(
      v.looseObject({ kind: v.string(), right: v.boolean(), stated: v.nullable(v.number()) }),
    ),
  ),
});

/** What `lusoria trial classification PLAYER… --json` says of each. */
async function tried(...args: readonly string[]) {
  const { code, stdout, stderr } = await inside(['trial', 'classification', ...args, '--json']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout
    .trim()
    .split('\n')
    .map((line) => v.parse(reportSchema, JSON.parse(line)));
}

const python = (file: string): string => `exec:python3 '${file}'`;

describe('lusoria trial classification', () => {
  it('puts bots into one table, and reviews each of their lays', async () => {
    const [random, strong] = await tried('random', 'reasoner:strong', '--rounds', '4');
    const of = (key: string) => [random, strong].map((one) => one?.figures[key]?.mean ?? -1);
    const [blind = 0, seeing = 0] = of('wrong');
    expect(blind).toBeGreaterThan(seeing + 2);
    expect(random?.figures['brier']).toBeNull();
    expect(strong?.figures['brier']?.mean).toBeLessThan(0.25);
    const lays = strong?.rounds.flat().filter(({ kind }) => kind === 'lay') ?? [];
    for (const lay of lays) {
      // What it states is its posterior; a verdict leaves no more trees than there were.
      expect(lay.stated).toBeCloseTo(Number(lay['chance']), 9);
      expect(Number(lay['expected'])).toBeLessThanOrEqual(Number(lay['best']));
      expect(Number(lay['after'])).toBeLessThanOrEqual(Number(lay['before']));
    }
    const { stdout } = await inside(['trial', 'classification', 'random', '--rounds', '2']);
    expect(stdout.split('\n')[0]).toContain('described');
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  it('gives the same rounds again, and others for another set', async () => {
    const cards = async (...args: readonly string[]) =>
      (await tried('reasoner', '--rounds', '2', ...args))[0]?.rounds.map((steps) =>
        steps.map((step) => step['cards']),
      );
    const once = await cards();
    expect(await cards()).toEqual(once);
    expect(await cards('--set', 'mine')).not.toEqual(once);
  });

  it('seats the example, and asks it how sure it is', async () => {
    const example = fileURLToPath(
      new URL('../../../examples/induction_engine.py', import.meta.url),
    );
    const [found] = await tried(python(example), '--rounds', '3');
    expect(found?.faults).toEqual([]);
    expect(found?.figures['wrong']?.mean).toBeLessThan(2);
    expect(found?.rounds.flat().every(({ stated }) => stated !== null)).toBe(true);
  });

  it('seats the program of docs/TRIALS.md as it stands there, and counts what it may not do', async () => {
    const page = readFileSync(new URL('../../../docs/TRIALS.md', import.meta.url), 'utf8');
    const code = /```python\n(?<code>.*?)```/su.exec(page)?.groups?.['code'] ?? '';
    const files = folder();
    onTestFinished(() => files.remove());
    const [found] = await tried(python(files.file('mine.py', code)), '--rounds', '2');
    expect(found?.faults).toEqual([]);
    expect(found?.rounds.flat().every(({ stated }) => stated === 0.5)).toBe(true);
    const wrong = code.replace('view["hand"][:1]', '[-1]');
    const [faulty] = await tried(python(files.file('wrong.py', wrong)), '--rounds', '1');
    expect(faulty?.faults.length).toBeGreaterThan(0);
    expect(faulty?.faults.every((fault) => fault === 'illegal')).toBe(true);
  });
});
