import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { isLoopback } from '../addresses.ts';
import type { Config } from '../config.ts';

/** Hosts and origins under which a server may be reached. */
export interface AllowedOrigins {
  /** Its own host names. */
  readonly hosts: ReadonlySet<string>;
  /** Whether others in the local network reach it, by its address or a name of theirs. */
  readonly isLocal: boolean;
  /** Pages of other origins that may use it. */
  readonly origins: ReadonlySet<string>;
}

export function allowedOrigins({ bindAddress, publicUrl, origins }: Config): AllowedOrigins {
  const known = publicUrl === null ? origins : [new URL(publicUrl).origin, ...origins];
  const named = known.map((origin) => new URL(origin).hostname);
  const own = ['localhost', '127.0.0.1', '[::1]', bindAddress.toLowerCase()];
  return {
    hosts: new Set([...own, hostname().toLowerCase(), ...named]),
    isLocal: !isLoopback(bindAddress),
    origins: new Set(known),
  };
}

/** Names that cannot exist on the internet: of one word, or of a home network. */
const LOCAL_NAME = /^[^.]+$|\.(?:local|lan|internal|intranet|home|home\.arpa|fritz\.box)$/;

/**
 * Whether a request was meant for this server, by its `Host`: a page elsewhere could have its own
 * name point here (DNS rebinding), but no address, and no name of the local network.
 */
export function isAllowedHost(
  host: string | undefined,
  { hosts, isLocal }: AllowedOrigins,
): boolean {
  if (host === undefined || !URL.canParse(`http://${host}`)) return false;
  const { hostname: name } = new URL(`http://${host}`);
  if (hosts.has(name) || name.endsWith('.localhost')) return true;
  return isLocal && (isIP(name.replace(/^\[(.*)\]$/, '$1')) > 0 || LOCAL_NAME.test(name));
}

/**
 * Whether a page of this origin may connect: the server's own, or an allowed one. A program that is
 * no browser sends none.
 */
export function isAllowedOrigin(
  origin: string | undefined,
  host: string | undefined,
  { origins }: AllowedOrigins,
): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  if (origins.has(page.origin)) return true;
  const here = `${page.protocol}//${host ?? ''}`;
  return /^https?:$/.test(page.protocol) && URL.canParse(here) && new URL(here).host === page.host;
}
