import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, serve } from '@lusoria/server';

/** A server on a free port with a data folder of its own. */
export interface TestServer {
  readonly url: string;
  /** Opens the operator's page. */
  readonly adminKey: string;
  close(): Promise<void>;
}

/**
 * Starts a server in this process.
 *
 * @param webDir a page that is not the one that was built here
 * @param publicUrl where browsers reach it, when a proxy stands before it
 * @param port where it listens; otherwise where it is free
 */
export async function openServer(
  webDir?: string,
  publicUrl?: string,
  port = 0,
): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lusoria-e2e-'));
  const config = readConfig({
    port,
    dataDir,
    log: 'silent',
    ...(webDir && { webDir }),
    ...(publicUrl && { publicUrl }),
  });
  if (!config.ok) throw new Error(config.rejection.code);
  const running = await serve(config.value);
  return {
    url: running.url,
    adminKey: running.adminKey,
    async close() {
      await running.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
