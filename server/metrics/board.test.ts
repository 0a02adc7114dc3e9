import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { testServer } from '../testing/test-server.ts';

const boardSchema = v.object({
  panels: v.array(
    v.object({ title: v.string(), targets: v.array(v.object({ expr: v.string() })) }),
  ),
});
const board = v.parse(
  boardSchema,
  JSON.parse(readFileSync(new URL('../../deploy/grafana.json', import.meta.url), 'utf8')),
);

test('the board for Grafana shows every figure that a server has, and no other', async () => {
  const { url } = await testServer();
  const text = await (await fetch(`${url}/metrics`)).text();
  const had = new Set([...text.matchAll(/^# TYPE (lusoria_\w+) /gm)].map(([, name = '']) => name));
  const asked = board.panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) => [...expr.matchAll(/lusoria_\w+/g)].map(([name]) => name)),
  );
  const shown = new Set(asked.map((name) => name.replace(/_bucket$/, '')));
  expect([...shown].toSorted()).toEqual([...had].toSorted());
});
