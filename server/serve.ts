import type { Logger } from 'pino';
import { localUrl } from './addresses.ts';
import { startBackend } from './backend.ts';
import type { Config } from './config.ts';
import { describeError } from './describe-error.ts';
import { startGateway } from './gateway.ts';
import { newKey } from './http/admin-key.ts';
import { listen } from './http/listen.ts';
import { startChecking } from './integrity.ts';
import { createLifecycle, type Lifecycle } from './lifecycle.ts';
import { openLog } from './log.ts';
import type { Hooks } from './ports.ts';
import { serveProcesses } from './processes/serve-processes.ts';
import type { RunningServer } from './running-server.ts';
import { startSweeping } from './sweeper.ts';

export type { Hooks } from './ports.ts';
export type { RunningServer } from './running-server.ts';

/**
 * Starts a server; it listens when this resolves.
 *
 * Rejects when its port is taken, or when its data cannot be opened; what was started until then is
 * stopped.
 */
export async function serve(config: Config, hooks: Hooks = {}): Promise<RunningServer> {
  if (config.processes > 1 && !hooks.siblings) return serveProcesses(config);
  const lifecycle = createLifecycle(hooks.part);
  const log = openLog(config.log, hooks.siblings?.slot);
  try {
    return await startParts(config, hooks, log, lifecycle);
  } catch (error) {
    // An open store would keep the process alive.
    await lifecycle.stop();
    throw error;
  }
}

async function startParts(
  config: Config,
  hooks: Hooks,
  log: Logger,
  lifecycle: Lifecycle,
): Promise<RunningServer> {
  const { bindAddress, port, publicUrl, keepDays } = config;
  const adminKey = config.adminKey ?? newKey();
  const address = { bindAddress, port, publicUrl };
  const backend = await startBackend(config, hooks, log, lifecycle);
  const { store, ports, server, metrics } = backend;
  const identity = { adminKey, address };
  const http = await startGateway(config, backend, log, lifecycle, identity, hooks.siblings);
  // One of several processes is enough for both.
  if (!hooks.siblings || hooks.siblings.slot === 0) {
    await lifecycle.start(
      'checks',
      () => startChecking(store, log, metrics.damaged),
      (stop) => stop(),
    );
    await lifecycle.start(
      'sweeper',
      () => startSweeping(ports, server, keepDays, log),
      (stop) => stop(),
    );
  }
  address.port = await listen(http, config);
  log.info({ bindAddress, port: address.port }, 'listening');
  const stop = async (): Promise<void> => {
    log.info('stopping');
    await lifecycle.stop();
    log.info('stopped');
  };
  let ending: Promise<void> | null = null;
  const close = async (): Promise<void> => (ending ??= stop());
  void store.lost.then(async (error) => endWithoutStore(error, log, close, hooks));
  return { ...address, url: localUrl(address), adminKey, close };
}

/** Ends a server whose store is gone. */
async function endWithoutStore(
  error: Error,
  log: Logger,
  close: () => Promise<void>,
  { lost }: Hooks,
): Promise<void> {
  log.fatal({ why: describeError(error) }, 'the store is gone');
  await close();
  if (lost) lost(error);
  else process.exit(1);
}
