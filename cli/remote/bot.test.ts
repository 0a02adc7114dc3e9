import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS, loadGame, manifestOf } from '@lusoria/games';
import { playable } from '@lusoria/testing/people/games.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { folder } from '../testing/folder.ts';
import { host } from '../testing/host.ts';
import { inside } from '../testing/inside.ts';
import { type Program, program } from '../testing/program.ts';

const files = folder();
afterAll(() => files.remove());
const page = fileURLToPath(new URL('../../docs/ENGINES.md', import.meta.url));
const code = /```js any\n([\s\S]*?)```/.exec(readFileSync(page, 'utf8'))?.[1] ?? '';
const ENGINE = `exec:'${process.execPath}' '${files.file('any.mjs', code)}'`;
const {
  game: { id: GAME },
  bot: BOT,
} = await playable(null);
const OPEN = { kind: 'open' };

const bot = (at: { readonly code: string; readonly url: string }, ...more: string[]): Program =>
  program(['bot', at.code, '--server', at.url, ...more]);

describe.each(GAME_IDS)('lusoria bot at a table of %s', (id) => {
  it('plays as a program and as a bot of the game, until it is dismissed', async () => {
    const game = await loadGame(id);
    const seats = Math.min(...(game?.seats ?? []).filter((count) => count > 1));
    // Where people may object a silent bot makes others wait, and only there.
    const kinds = id === GAME ? [ENGINE] : [ENGINE, (await manifestOf(id)).bot];
    const at = await host(
      id,
      Array.from({ length: seats }, () => OPEN),
    );
    const bots = Array.from({ length: seats }, (_, i) =>
      bot(at, '--engine', kinds[i % kinds.length] ?? '', '--name', `Bot ${i}`),
    );
    await at.until((view) => view.seats.every(({ kind }) => kind === 'person'));
    expect(at.view().people.map(({ name }) => name)).toContain('Bot 0');
    await at.client.do(at.table, { do: 'start' });
    await at.until(({ phase }) => phase === 'between' || phase === 'over');
    const [{ type } = { type: '' }] =
      at.client.table(at.table).entries.at(-1)?.events.toReversed() ?? [];
    expect(['revealed', 'match-over']).toContain(type);
    if (at.view().phase === 'over') await at.client.do(at.table, { do: 'reopen' });
    for (const seat of bots.keys()) await at.client.do(at.table, { do: 'remove', seat });
    for (const one of bots) {
      expect({ code: await one.ended, said: one.said() }).toMatchObject({ code: 0 });
      expect(one.said()).toContain('dismissed');
    }
  });
});

describe('lusoria bot', () => {
  it('comes back to its seat with the token it has kept, which nobody else may read', async () => {
    const at = await host(GAME, [{ kind: 'me' }, OPEN]);
    const token = join(files.path, 'token');
    const first = bot(at, '--engine', BOT, '--token', token, '--name', 'Otto');
    await at.until((view) => view.seats[1]?.kind === 'person');
    expect(statSync(token).mode & 0o777).toBe(0o600);
    await first.says('on seat 2');
    first.kill('SIGINT');
    expect(await first.ended).toBe(0);
    expect(at.view().seats[1]?.kind).toBe('person');
    const again = bot(at, '--engine', BOT, '--token', token);
    await again.says('Otto plays');
    await again.says('on seat 2');
  });

  it('plays as a bot that somebody has made, by its token', async () => {
    const at = await host(GAME, [{ kind: 'me' }, OPEN]);
    const made = await at.client.ask({ t: 'create-bot', name: 'Anna' });
    const token = files.file('made', made.t === 'bot' ? made.token : '');
    const one = bot(at, '--engine', BOT, '--token', token);
    await one.says('Anna plays');
    const person = made.t === 'bot' ? made.bot : '';
    await at.until(({ seats: [, seat] }) => seat?.kind === 'person' && seat.person === person);
    expect(one.said()).toContain('on seat 2');
  });

  it('is made without a browser, and plays with the token that is printed', async () => {
    const at = await host(GAME, [{ kind: 'me' }, OPEN]);
    const owner = join(files.path, 'owner');
    const make = async (...more: string[]) =>
      inside(['bot', '--new-token', '--server', at.url, ...more]);
    const made = await make('--name', 'Otto', '--token', owner);
    expect(made.stdout).toMatch(/^lusoria_bot_\S+\n$/);
    expect(readFileSync(owner, 'utf8')).not.toContain('lusoria_bot_');
    const one = bot(at, '--engine', BOT, '--token', files.file('printed', made.stdout));
    await one.says('Otto plays');
    expect((await make()).stderr).toContain('--token needs a value');
    expect((await make('CODE', '--token', owner)).code).toBe(2);
  });

  it('leaves its seat to others when it keeps no token', async () => {
    const at = await host(GAME, [{ kind: 'me' }, OPEN]);
    const one = bot(at, '--engine', BOT);
    await one.says('on seat 2');
    one.kill('SIGINT');
    expect(await one.ended).toBe(0);
    await at.until((view) => view.seats[1]?.kind === 'open');
  });

  it('finds the server in a link, and says what is in its way', async () => {
    const at = await host(GAME, [{ kind: 'me' }, { kind: 'bot', bot: BOT }]);
    const link = `${at.url}/t/${at.code}`;
    const said = async (...args: string[]) => {
      const { code: exit, stderr } = await inside(['bot', ...args]);
      return `${exit} ${stderr}`;
    };
    const strange = files.file('strange', 'x'.repeat(40));
    const [full, program_, none, unknown] = await Promise.all([
      said(link, '--engine', BOT),
      said(link, '--engine', 'exec:/no/such/program'),
      said('NOSUCH', '--server', at.url, '--engine', BOT),
      said(link, '--engine', BOT, '--token', strange),
    ]);
    expect(full).toMatch(/^1 .*no seat is free/);
    expect(program_).toMatch(/^1 .*does not become ready/);
    expect(none).toMatch(/^1 .*no such table/);
    expect(unknown).toMatch(/^1 .*does not know the token/);
  });
});
