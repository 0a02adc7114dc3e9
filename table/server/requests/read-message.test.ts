import { expect, test } from 'vitest';
import fc from 'fast-check';
import { idIn, readMessage } from './read-message.ts';

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

test('an object of endlessly many keys is no message, and is not built', () => {
  const keys = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`key ${i}`, i]));
  const said = (count: number) =>
    readMessage(
      JSON.stringify({
        t: 'do',
        id: 'a',
        table: 'b',
        seen: 0,
        command: { do: 'act', action: keys(count) },
      }),
    );
  expect(said(500).ok).toBe(true);
  expect(said(6000)).toMatchObject({ ok: false, id: 'a', rejection: { code: 'bad-message' } });
});

test('the id of a message that was not let in is found at its beginning and at its end, whatever else it says', () => {
  fc.assert(
    fc.property(fc.string(), fc.jsonValue(), fc.boolean(), (id, value, first) => {
      const text = first
        ? JSON.stringify({ t: 'say', n: -1.5e3, id, value, more: 'x'.repeat(9000) })
        : JSON.stringify({ t: 'say', value, more: 'x'.repeat(9000), id });
      expect(idIn(text)).toBe(id.slice(0, 64));
    }),
    { numRuns: 50 },
  );
  expect(idIn(`{"t":"say","value":{"id":"inner"},"more":"${'x'.repeat(2000)}"}`)).toBeNull();
  expect(idIn(`{"more":"${'x'.repeat(2000)},{\\"id\\":\\"said\\"}"}`)).toBeNull();
  expect(idIn('{"t":"say","id":7}')).toBeNull();
});
