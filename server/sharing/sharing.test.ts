import { writeFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { defined, seeded } from '@lusoria/core';
import { GAME_IDS, loadGame } from '@lusoria/games';
import { join, type Client } from '@lusoria/testing/people/client.ts';
import { sharedRoundOf } from '@lusoria/testing/people/shared-round.ts';
import type { SharedRound } from '@lusoria/table/sharing';
import { expect, test } from 'vitest';
import { temporaryFolder, testServer } from '../testing/test-server.ts';

const INDEX = '<!doctype html><html><head><title>Lusoria</title></head><body></body></html>';

/** The first round of the first game, as far as the first decision. */
async function dealt(): Promise<SharedRound> {
  const game = defined((await loadGame(defined(GAME_IDS[0]))) ?? undefined);
  return sharedRoundOf(game, seeded('shared deal'));
}

async function serverWithPage() {
  const webDir = temporaryFolder();
  writeFileSync(joinPath(webDir, 'index.html'), INDEX);
  return testServer({ webDir, limits: { slowAtOnce: 50 } });
}

const share = async (client: Client, round: unknown, code: string | null = null) =>
  client.ask({ t: 'share', code, round });

test('a shared deal is read by everybody, with a picture; changed and deleted by its owner alone', async () => {
  const { url } = await serverWithPage();
  const [anna, brutus] = [await join(url), await join(url)];
  const round = await dealt();
  const made = await share(anna, round);
  const code = made.t === 'done' ? (made.code ?? '') : '';
  expect(code).toMatch(/^[A-HJ-NP-Z2-9]{10}$/u);

  const got = await fetch(`${url}/api/shared/${code}`);
  expect(await got.json()).toEqual(round);
  const page = await (await fetch(`${url}/s/${code}`)).text();
  expect(page).toContain('content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(page).not.toContain('<script>alert');
  const [, picture = ''] = /og:image" content="([^"]+)"/u.exec(page) ?? [];
  const image = await fetch(picture);
  const bytes = Buffer.from(await image.arrayBuffer());
  expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  const etag = image.headers.get('etag') ?? '';
  expect((await fetch(picture, { headers: { 'if-none-match': etag } })).status).toBe(304);

  expect(await share(brutus, round, code)).toMatchObject({ t: 'refused', code: 'no-such-shared' });
  expect(await brutus.ask({ t: 'unshare', code })).toMatchObject({ code: 'no-such-shared' });
  expect(await share(anna, { ...round, title: 'Neu' }, code)).toMatchObject({ t: 'done', code });
  expect(await anna.ask({ t: 'shared' })).toMatchObject({ shared: [{ code, title: 'Neu' }] });
  expect(await brutus.ask({ t: 'shared' })).toMatchObject({ shared: [] });
  expect(await anna.ask({ t: 'erase' })).toMatchObject({ t: 'done' });
  expect((await fetch(`${url}/api/shared/${code}`)).status).toBe(404);
  expect(await (await fetch(`${url}/s/${code}`)).text()).toBe(INDEX);
});

test('what the rules of its game do not allow is not kept', async () => {
  const { url } = await serverWithPage();
  const client = await join(url);
  const round = await dealt();
  const [deal] = round.moves;
  const wrong: readonly (readonly [unknown, string])[] = [
    [{ ...round, moves: [{ ...defined(deal), input: [1, 2, 3] }] }, 'shared-illegal'],
    [{ ...round, rules: 9999 }, 'shared-other-rules'],
    [{ ...round, version: 2 }, 'shared-newer'],
    [{ ...round, game: 'chess' }, 'no-such-game'],
    [{ ...round, moves: Array.from({ length: 70 }, () => deal) }, 'shared-too-large'],
    [{ ...round, options: 'x'.repeat(50_000) }, 'shared-too-large'],
    [null, 'shared-unreadable'],
  ];
  for (const [given, code] of wrong) {
    expect(await share(client, given)).toMatchObject({ t: 'refused', code });
  }
});

test('what is no puzzle has no picture', async () => {
  const { url } = await serverWithPage();
  const pictures = [`${GAME_IDS[0]}/nothing/de`, 'chess/1/de', `${GAME_IDS[0]}/nothing/xx`].map(
    async (path) => (await fetch(`${url}/api/puzzles/${path}/picture.png`)).status,
  );
  expect(await Promise.all(pictures)).toEqual([404, 404, 404]);
});

test('a server that shares nothing says so', async () => {
  const { url } = await testServer({ sharing: false });
  const client = await join(url);
  expect(await share(client, await dealt())).toMatchObject({ code: 'sharing-off' });
  expect((await fetch(`${url}/api/shared/AAAAAAAAAA`)).status).toBe(404);
});
