import { isLoopback } from '../addresses.ts';
import type { Config } from '../config.ts';

/** The names and pages by which a server may be reached. */
export interface AllowedOrigins {
  /** The names it is called by; null: any will do. */
  readonly hosts: ReadonlySet<string> | null;
  /** Pages of other origins that may use it. */
  readonly origins: ReadonlySet<string>;
}

export function allowedOrigins({ bindAddress, publicUrl, origins }: Config): AllowedOrigins {
  const known = publicUrl === null ? origins : [publicUrl, ...origins];
  const named = known.map((origin) => new URL(origin).hostname);
  const own = ['localhost', '127.0.0.1', '[::1]', bindAddress.toLowerCase()];
  return {
    // A server for this machine alone: a page elsewhere could have its own name point here (DNS rebinding).
    hosts: isLoopback(bindAddress) ? new Set([...own, ...named]) : null,
    origins: new Set(known),
  };
}

/** Whether a request was meant for this server, by its `Host`. */
export function isAllowedHost(host: string | undefined, { hosts }: AllowedOrigins): boolean {
  if (host === undefined || !URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return hosts === null || hosts.has(hostname) || hostname.endsWith('.localhost');
}

/**
 * Whether a page of this origin may connect: the server's own, or one that is known. A program that is no browser
 * sends none.
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
