import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Hooks, readConfig, serve, type WrittenConfig } from '@lusoria/server';

/** A server on a free port with a data folder of its own. */
export interface TestServer {
  readonly url: string;
  /** Key of the operator's page. */
  readonly adminKey: string;
  close(): Promise<void>;
}

/**
 * Starts a server in this process.
 *
 * @param webDir folder of another page than the one built here
 * @param publicUrl address for browsers if a proxy stands before the server
 * @param port port to listen on; by default a free one
 * @param more whether strangers may meet; a data folder that stays when the server is closed; platforms of schools; a mail server; push services
 * @param hooks replacements for parts of the machine, such as its clock
 */
export async function openServer(
  webDir?: string,
  publicUrl?: string,
  port = 0,
  more: Pick<
    WrittenConfig,
    'beacon' | 'lobby' | 'dataDir' | 'platforms' | 'mail' | 'pushServices'
  > = {},
  hooks: Hooks = {},
): Promise<TestServer> {
  const dataDir = more.dataDir ?? (await mkdtemp(join(tmpdir(), 'lusoria-e2e-')));
  const config = readConfig({
    port,
    dataDir,
    log: 'silent',
    ...more,
    ...(webDir && { webDir }),
    ...(publicUrl && { publicUrl }),
  });
  if (!config.ok) throw new Error(config.rejection.code);
  const running = await serve(config.value, hooks);
  return {
    url: running.url,
    adminKey: running.adminKey,
    async close() {
      await running.close();
      if (more.dataDir === undefined)
        await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
