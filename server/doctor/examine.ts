import type { Config } from '../config.ts';
import type { Finding } from './finding.ts';
import { folder, program } from './machine.ts';
import { network } from './network.ts';
import { database, nats } from './services.ts';

/**
 * Examines whether a server could run with this configuration, or the state of the one that does:
 * versions, clock, permissions, disk, database, NATS, port and addresses. Changes nothing.
 */
export async function examine(
  config: Config,
  now: () => number = Date.now,
): Promise<readonly Finding[]> {
  const local = config.database === 'sqlite' ? folder(config.dataDir) : [];
  const away = await Promise.all([database(config, now), nats(config), network(config, now)]);
  return [...program(config.webDir, now()), ...local, ...away.flat()];
}
