import { expect, test } from 'vitest';
import { readMessage } from './read-message.ts';

/** A message with an action of nested arrays. */
function nested(levels: number): string {
  const action = '['.repeat(levels) + ']'.repeat(levels);
  return `{"t":"do","id":"a","table":"b","seen":0,"command":{"do":"act","action":${action}}}`;
}

test('what is nested without end is no message', () => {
  expect(readMessage(nested(50)).ok).toBe(true);
  for (const levels of [101, 1000, 100_000]) {
    expect(readMessage(nested(levels))).toMatchObject({
      ok: false,
      rejection: { code: 'bad-message' },
    });
  }
});

test('brackets in texts are only characters', () => {
  const text = `\\"${'['.repeat(200)}\\\\`;
  const said = `{"t":"do","id":"a","table":"b","seen":0,"command":{"do":"say","text":"${text}"}}`;
  expect(readMessage(said)).toMatchObject({
    ok: true,
    value: { command: { text: `"${'['.repeat(200)}\\` } },
  });
});
