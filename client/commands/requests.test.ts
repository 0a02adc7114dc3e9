import { reject, type Result } from '@lusoria/core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ResponseMessage } from './messages.ts';
import { openRequests, type Requests } from './requests.ts';
import { type FakeTime, fakeTime } from '../testing/time.ts';

let time: FakeTime;
let requests: Requests;
let sent: string[];
let stuck: number;
let settled: Result<ResponseMessage>[];

const ask = (): string =>
  requests.send({ t: 'create-transfer-code' }, (result) => settled.push(result));
const done = (id: string): ResponseMessage => ({ t: 'done', id, seq: null, code: 'CODE' });

beforeEach(() => {
  time = fakeTime();
  sent = [];
  settled = [];
  stuck = 0;
  let ids = 0;
  requests = openRequests({
    send: (text) => sent.push(text),
    after: time.after,
    chance: () => 1,
    newId: () => String((ids += 1)),
    stuck: () => (stuck += 1),
  });
});

describe('requests', () => {
  it('are held until there is a connection, and sent in their order', () => {
    ask();
    ask();
    expect(sent).toEqual([]);
    requests.resume();
    expect(sent).toEqual([
      '{"t":"create-transfer-code","id":"1"}',
      '{"t":"create-transfer-code","id":"2"}',
    ]);
  });

  it('are held again when the connection is lost', async () => {
    requests.resume();
    ask();
    requests.suspend();
    ask();
    await time.pass(60_000);
    expect([sent.length, stuck]).toEqual([1, 0]);
    requests.resume();
    expect(sent).toHaveLength(3);
  });

  it('that were answered are not sent again, and are settled once', () => {
    requests.resume();
    const [first, second] = [ask(), ask()];
    requests.responded(done(first));
    requests.responded(done(first));
    requests.suspend();
    expect(sent).toHaveLength(2);
    requests.resume();
    expect(sent).toHaveLength(3);
    expect(sent[2]).toBe(sent[1]);
    expect(settled).toEqual([{ ok: true, value: done(first) }]);
    requests.cancel(second);
    requests.responded(done(second));
    expect(settled).toHaveLength(1);
  });

  it.each(['too-fast', 'try-again', 'unknown'])(
    'refused with %s are sent again later, a few times',
    async (code) => {
      requests.resume();
      const id = ask();
      const waits: number[] = [];
      for (;;) {
        const [before, count] = [time.now(), sent.length];
        expect(requests.rejected(id, reject(code))).toBe(true);
        if (settled.length > 0) break;
        await time.until(() => sent.length > count);
        waits.push(time.now() - before);
      }
      expect(waits).toEqual([250, 500, 1000, 2000, 4000]);
      expect(new Set(sent).size).toBe(1);
      expect(settled).toEqual([{ ok: false, rejection: reject(code) }]);
      expect(requests.rejected(id, reject(code))).toBe(false);
    },
  );

  it('that must be answered are sent again for as long as the server is busy', async () => {
    requests.resume();
    const id = requests.send(
      { t: 'open', table: 't', seen: 3 },
      (one) => settled.push(one),
      'endless',
    );
    for (let tries = 1; tries <= 100; tries += 1) {
      expect(sent).toHaveLength(tries);
      requests.rejected(id, reject('unknown'));
      await time.pass(4000);
    }
    expect(settled).toEqual([]);
    requests.rejected(id, reject('no-such-table'));
    expect(settled).toHaveLength(1);
  });

  it('are all sent again when a busy server could not read whose it refused', async () => {
    requests.resume();
    ask();
    ask();
    expect(requests.rejected(null, reject('bad-message'))).toBe(false);
    expect(requests.rejected(null, reject('too-fast'))).toBe(true);
    // Nothing is on its way now.
    expect(requests.rejected(null, reject('too-fast'))).toBe(false);
    await time.pass(250);
    expect(sent).toHaveLength(4);
  });

  it('wait for the next connection when theirs is lost while they wait for a busy server', async () => {
    requests.resume();
    const id = ask();
    requests.rejected(id, reject('try-again'));
    requests.suspend();
    await time.pass(60_000);
    expect(sent).toHaveLength(1);
    requests.resume();
    expect(sent).toHaveLength(2);
  });

  it('tell when nobody answers them', async () => {
    requests.resume();
    ask();
    await time.pass(14_999);
    expect(stuck).toBe(0);
    await time.pass(1);
    expect(stuck).toBe(1);
  });

  it('are refused for good when there will be no more connections', () => {
    ask();
    requests.close(reject('closed'));
    ask();
    const closed = { ok: false, rejection: reject('closed') };
    expect(settled).toEqual([closed, closed]);
    requests.resume();
    expect(sent).toEqual([]);
  });
});
