import type { Notice } from '@lusoria/table';
import { pino } from 'pino';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { logNotice } from './log.ts';
import { childServer } from './testing/child.ts';
import { codeOf, join } from '@lusoria/testing/people/client.ts';
import { temporaryFolder } from './testing/test-server.ts';
import { codeOfTable, makeTable } from '@lusoria/testing/people/play.ts';

const lineSchema = v.looseObject({ level: v.number(), msg: v.string() });
type LogLine = v.InferOutput<typeof lineSchema>;

function linesOf(text: string): readonly LogLine[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => v.parse(lineSchema, JSON.parse(line)));
}

/** The log line of a notice. */
function written(notice: Notice): LogLine | undefined {
  let text = '';
  const log = pino({ level: 'debug' }, { write: (line: string) => void (text += line) });
  logNotice(log, notice);
  return linesOf(text)[0];
}

test('moves and refusals are told with table and seq, and nothing that people said or are', async () => {
  const server = await childServer({ port: 0, dataDir: temporaryFolder(), log: 'debug' });
  const anna = await join(server.url, { name: 'Annabella' });
  const table = await makeTable(anna, [{ kind: 'me' }, { kind: 'open' }]);
  expect(codeOf(await anna.do(table, { do: 'say', text: 'sēcrētum' }))).toBe('done');
  expect(codeOf(await anna.do(table, { do: 'next' }))).toBe('not-now');
  await anna.ask({ t: 'open', table: 'Annabella', seen: null });
  server.process.kill('SIGTERM');
  await server.ended;
  const lines = linesOf(server.errors());
  expect(lines).toContainEqual(expect.objectContaining({ msg: 'moved', table, seq: 2, level: 20 }));
  expect(lines).toContainEqual(
    expect.objectContaining({ msg: 'refused', table, seq: 2, code: 'not-now', level: 20 }),
  );
  expect(lines).toContainEqual(
    expect.objectContaining({ msg: 'refused', code: 'no-such-table', level: 20 }),
  );
  const secrets = ['Annabella', 'sēcrētum', anna.person(), anna.token(), codeOfTable(anna, table)];
  for (const secret of secrets) expect(server.errors()).not.toContain(secret);
});

test('what goes wrong is told with table and seq, loud enough to be seen', () => {
  const at = { table: 't1', seq: 7 } as const;
  expect(written({ kind: 'resync', ...at })).toMatchObject({ ...at, level: 30 });
  const bot = written({ kind: 'bot-failed', ...at, bot: 'pupil:Livia', why: 'took too long' });
  expect(bot).toMatchObject({ ...at, bot: 'pupil', why: 'took too long', level: 40 });
  const failed = written({ kind: 'failed', ...at, error: new Error('disk full') });
  expect(failed).toMatchObject({ ...at, level: 50 });
  expect(failed?.['why']).toContain('Error: disk full\n    at ');
});

test('an error that quotes what it could not read is told without it', () => {
  let error: unknown = null;
  try {
    JSON.parse('{"text":"sēcrētum", oh}');
  } catch (thrown) {
    error = thrown;
  }
  const line = written({ kind: 'failed', table: 't1', error });
  expect(line?.['why']).toMatch(/^SyntaxError\n {4}at /);
  const card = v.safeParse(v.picklist(['a']), 'sēcrētum');
  const invalid = card.success ? null : new v.ValiError(card.issues);
  expect(JSON.stringify(written({ kind: 'failed', table: 't1', error: invalid }))).not.toContain(
    'sēcrētum',
  );
});
