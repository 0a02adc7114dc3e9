import { defined } from '@lusoria/core';
import { GAME_IDS, loadGame, manifestOf } from '@lusoria/games';
import { openServer } from '@lusoria/testing/server/server.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { folder } from '../testing/folder.ts';
import { host } from '../testing/host.ts';
import { inside } from '../testing/inside.ts';
import { program } from '../testing/program.ts';

const OPEN = { kind: 'open' };

describe.each(GAME_IDS)('lusoria join at a table of %s', (id) => {
  it('sits down, plays on the board of `play`, is watched, and leaves', async () => {
    const game = await loadGame(id);
    const seats = Math.min(...(game?.seats ?? []).filter((count) => count > 1));
    const { bot } = await manifestOf(id);
    const at = await host(id, [
      OPEN,
      ...Array.from({ length: seats - 1 }, () => ({ kind: 'bot', bot })),
    ]);
    const watcher = program(['watch', at.code, '--server', at.url]);
    await watcher.says('You watch');
    const player = program(['join', at.code, '--server', at.url, '--name', 'Gaius']);
    await at.until((view) => view.seats[0]?.kind === 'person');
    await Promise.all([watcher.says('Gaius'), player.says('on seat 1')]);
    await at.client.do(at.table, { do: 'start' });
    await player.says(' › ');
    // A spectator sees no hand, and is asked nothing.
    expect(watcher.said()).not.toContain('›');
    // Whoever looks on later is told what has happened in the round.
    const late = program(['watch', `${at.url}/t/${at.code}`]);
    await late.says(defined(watcher.said().trim().split('\n').at(-1)));
    late.kill('SIGINT');
    player.write('h');
    player.write('q');
    expect({ code: await player.ended, said: player.said() }).toMatchObject({ code: 0 });
    expect(player.said()).toContain('Goodbye!');
    await at.until((view) => view.seats[0]?.kind !== 'person');
    watcher.kill('SIGINT');
    expect(await watcher.ended).toBe(0);
  });
});

describe('lusoria open', () => {
  it('makes a table, to which others come by the code it prints; a bot takes what is free', async () => {
    const { url, close } = await openServer();
    onTestFinished(close);
    const id = defined(GAME_IDS[0]);
    const owner = program(['open', id, '--server', url, '--seats', '3', '--name', 'Livia']);
    await owner.says('2 seats are free');
    const [, link = '', code = ''] = /(http:\S+\/t\/(\w+))/u.exec(owner.said()) ?? [];
    expect(owner.said()).toContain(`lusoria join ${code} --server ${url}`);
    const guest = program(['join', link, '--name', 'Gaius']);
    await guest.says('on seat 2');
    await owner.says('One seat is free');
    owner.write('what?');
    await owner.says('Enter begins.');
    owner.write('');
    await Promise.all([owner.says('The cards are dealt'), guest.says('The cards are dealt')]);
    owner.kill('SIGINT');
    expect(await owner.ended).toBe(0);
  });

  it('makes a table by the day, which is left and come back to, and which `lusoria tables` lists', async () => {
    const { url, close } = await openServer();
    onTestFinished(close);
    const files = folder();
    onTestFinished(() => files.remove());
    const id = defined(GAME_IDS[0]);
    const open = ['open', id, '--server', url, '--seats', '2', '--clock', 'day'];
    expect((await inside(open)).stderr).toContain('--token FILE keeps who you are');
    const file = `${files.path}/token`;
    const owner = program([...open, '--name', 'Livia', '--token', file]);
    await owner.says('One seat is free');
    const code = /\/t\/(\w+)/u.exec(owner.said())?.[1] ?? '';
    const guest = `${files.path}/guest`;
    const join = ['join', code, '--server', url, '--name', 'Gaius'];
    expect((await inside(join)).stderr).toContain('--token FILE keeps who you are');
    const other = program([...join, '--token', guest]);
    await other.says('brings you back');
    owner.write('');
    await owner.says('until ');
    owner.kill('SIGINT');
    other.kill('SIGINT');
    expect([await owner.ended, await other.ended]).toEqual([0, 0]);
    const lists = await Promise.all(
      [file, guest].map(async (token) => inside(['tables', '--server', url, '--token', token])),
    );
    const all = lists.map(({ stdout }) => stdout).join('');
    expect(all).toMatch(new RegExp(`${code}  your turn, 24 hours left`, 'u'));
    expect(all).toMatch(new RegExp(`${code}  others play`, 'u'));
    const back = program([...join, '--token', file]);
    await back.says('on seat 1');
    await back.says('until ');
    back.kill('SIGINT');
    expect(await back.ended).toBe(0);
  });

  it('says what is wrong before there is a table', async () => {
    const { url, close } = await openServer();
    onTestFinished(close);
    const id = defined(GAME_IDS[0]);
    const open = async (...more: string[]) => inside(['open', id, '--server', url, ...more]);
    expect(await open('--seats', '40')).toMatchObject({ code: 2 });
    expect(await open('--seats', '2', '--bots', 'x')).toMatchObject({ code: 2 });
    expect((await open('--listed')).stderr).toContain('no open tables');
  });
});

describe('lusoria join', () => {
  it('says that no server answers', async () => {
    const { code, stderr } = await inside(['join', 'ABCDEF', '--server', 'http://127.0.0.1:9']);
    expect({ code, stderr }).toMatchObject({ code: 1 });
    expect(stderr).toContain('no server answers at http://127.0.0.1:9');
  });
});
