import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { readConfig, type WrittenConfig } from '../config.ts';
import { type Hooks, type RunningServer, serve } from '../serve.ts';

/** A folder that is removed when the test is over. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lusoria-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

/** A server on a free port that is closed when the test is over; its data are in memory. */
export async function testServer(
  written: WrittenConfig = {},
  hooks: Hooks = {},
): Promise<RunningServer> {
  const config = readConfig({
    port: 0,
    database: 'memory',
    log: 'silent',
    openMetrics: true,
    ...written,
  });
  if (!config.ok) throw new Error(JSON.stringify(config.rejection));
  const running = await serve(config.value, hooks);
  onTestFinished(() => running.close());
  return running;
}

export { NO_LIMITS } from '@lusoria/testing/server/limits.ts';
