import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { Backend } from '../backend.ts';
import type { Config } from '../config.ts';
import type { Guesses } from '../connections/rate-limiter.ts';
import { basePathOf } from '../http/base-path.ts';
import type { Lifecycle } from '../lifecycle.ts';
import { startGrading } from './grades.ts';
import { openKeys } from './keys.ts';
import { openVerifier } from './launch.ts';
import { schoolRoutes } from './routes.ts';
import { sealOf } from './sealed.ts';

/** Starts what platforms of schools use: sign-in and grades. Null: the operator has named none. */
export async function startSchool(
  { platforms, publicUrl }: Config,
  { ports, school: desk }: Backend,
  log: Logger,
  { start }: Lifecycle,
  guesses: (request: IncomingMessage) => Guesses,
) {
  if (platforms.length === 0) return null;
  const keys = await openKeys(ports.store, ports.now());
  await start(
    'grades',
    () => startGrading({ ports, desk, platforms, keys, log }),
    (stop) => stop(),
  );
  return schoolRoutes({
    platforms,
    ports,
    desk,
    keys,
    seal: sealOf(keys),
    verifier: openVerifier(),
    base: basePathOf(publicUrl),
    addressOf: (c: Context) => publicUrl ?? new URL(c.req.url).origin,
    guesses,
  });
}
