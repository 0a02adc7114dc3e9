import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { folder } from './testing/folder.ts';
import { lusoria, start } from './testing/lusoria.ts';

const files = folder();
afterAll(() => files.remove());
files.file('index.html', '<!doctype html><title>Lusoria</title>');
const places = ['--web', files.path, '--data', join(files.path, 'data')];

/** Starts a server on a free port, and waits until it prints its URL. */
async function serving(...args: readonly string[]) {
  return servingWith({}, ...args);
}

/** Starts a server with variables in its environment. */
async function servingWith(env: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const child = start(['serve', '--port', '0', ...places, ...args], undefined, env);
  const said = { text: '' };
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const url = await new Promise<string>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said.text += text;
      // The last line is where the table is; the one before it is for the operator.
      const found = /(http:[^\s#]+)\n$/.exec(said.text)?.[1];
      if (found !== undefined) resolve(found);
    });
    void ended.then(() => resolve('it has ended'));
  });
  return { child, said, url, ended };
}

describe('lusoria serve', () => {
  it('says where it is, answers, and stops on SIGTERM, however often it is told', async () => {
    const { child, said, url, ended } = await serving();
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    const [, page = '', key = ''] = /(http:\S+)#(\S+)/.exec(said.text) ?? [];
    expect(page).toBe(`${url}/admin`);
    const figures = await fetch(`${url}/api/admin`, {
      headers: { Authorization: `Bearer ${key}` },
    });
    expect(figures.status).toBe(200);
    child.kill('SIGTERM');
    child.kill('SIGTERM');
    child.kill('SIGINT');
    expect(await ended).toBe(0);
    expect(said.text).toContain('The table is being closed');
  });

  it('says how it is reached when it is open to the network', async () => {
    const { child, said, ended } = await serving('--host', '0.0.0.0', '--database', 'memory');
    child.kill('SIGINT');
    expect(await ended).toBe(0);
    expect(said.text).not.toContain('Only this machine');
    expect(said.text).toContain('Tables are kept in memory only');
  });

  it('takes a key for the page of its host out of its environment, and refuses one that can be guessed', async () => {
    const key = 'clavis-mea.1234567890';
    const { child, said, ended } = await servingWith({ LUSORIA_ADMIN_KEY: key });
    child.kill('SIGINT');
    expect(await ended).toBe(0);
    // Its output may be kept as a log.
    expect(said.text).toContain('/admin\n');
    expect(said.text).not.toContain(key);
    const { code, stderr } = await lusoria(['serve', '--admin-key', 'clavis', ...places]);
    expect(code).toBe(2);
    expect(stderr).toContain('--admin-key');
  });

  it('says that its port is taken', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => {
        const address = other.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    const { code, stdout, stderr } = await lusoria(['serve', '--port', String(port), ...places]);
    other.close();
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(`port ${port} is taken by another program; choose one with --port`);
  });
});
