import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { get } from 'node:https';
import { promisify } from 'node:util';
import { untilKept } from '@lusoria/testing/browser/kept.ts';
import { check } from '@lusoria/testing/accessibility/accessibility.ts';
import { type Nginx, openNginx, type Site } from '@lusoria/testing/server/nginx.ts';
import { freePort } from '@lusoria/testing/server/ports.ts';
import { openServer } from '@lusoria/testing/server/server.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { openTable } from '@lusoria/testing/browser/table.ts';
import { expect, onTestFinished, test } from 'vitest';

/** The certificate is self-signed, which browsers reject by default. */
const site = useSite(['--ignore-certificate-errors']);

const LUSORIA = new URL('../../cli/bin/lusoria.mjs', import.meta.url).pathname;

/** nginx's response: status and headers. */
async function asked(url: string, { certificate }: Nginx) {
  return new Promise<{
    readonly status: number | undefined;
    readonly headers: NodeJS.Dict<string | string[]>;
  }>((resolve, reject) => {
    get(url, { ca: readFileSync(certificate) }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, headers: response.headers });
    }).on('error', reject);
  });
}

/** The doctor's findings on a public address, with a server of its own behind nginx. */
async function examined({ url, certificate }: Nginx, port: number): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [LUSORIA, 'doctor', '--lang=en', '--database=memory', `--port=${port}`, `--public-url=${url}`],
    { env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate } },
  );
  return stdout;
}

async function opened(name: Site): Promise<{ readonly nginx: Nginx; readonly port: number }> {
  const port = await freePort();
  const nginx = await openNginx(name, port);
  onTestFinished(() => nginx.close());
  return { nginx, port };
}

test.each(['lusoria', 'lusoria-path'] as const)(
  'behind nginx with https (%s) two people meet at a table, and nothing stands in their way',
  async (name) => {
    const { nginx, port } = await opened(name);
    expect(await examined(nginx, port)).toContain(`${nginx.url} leads here, WebSocket included`);
    const server = await openServer(undefined, nginx.url, port);
    onTestFinished(() => server.close());

    const { page } = await site.visit({ name: 'Iulia', keeps: true }, `${nginx.url}/`);
    await openTable(page, '');
    await check(page, 'waiting room', name === 'lusoria-path' ? 'all' : 'none');
    await untilKept(page);
    const invitation = await page.getByRole('textbox', { name: 'Invitation' }).inputValue();
    expect(invitation.startsWith(`${nginx.url}/t/`)).toBe(true);
    const guest = await site.visit({ name: 'Marcus' }, `${nginx.url}/`);
    await guest.page.goto(invitation);
    await guest.page.getByText('Iulia').first().waitFor();
    await guest.page.goto('./');
    await guest.page.getByRole('heading', { name: 'Lusoria' }).waitFor();
    await check(guest.page, 'lobby', name === 'lusoria' ? 'all' : 'none');

    const { status, headers } = await asked(`${nginx.url}/`, nginx);
    expect(status).toBe(200);
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect((await asked(`${nginx.url}/metrics`, nginx)).status).toBe(404);
    expect((await asked(`${nginx.url}/readyz`, nginx)).status).toBe(200);
    if (nginx.plainUrl === null) return;
    const plain = await fetch(`${nginx.plainUrl}/evening`, { redirect: 'manual' });
    expect(plain.status).toBe(301);
    expect(plain.headers.get('location')).toBe(`${nginx.url}/evening`);
  },
);
