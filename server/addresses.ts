import { networkInterfaces } from 'node:os';
import { isIP } from 'node:net';

/** Address on which a server listens, and its public URL. */
export interface ServerAddress {
  readonly bindAddress: string;
  readonly port: number;
  readonly publicUrl: string | null;
}

/**
 * The URLs under which others reach a server: the public one; or, when it listens in every network
 * of the machine, one in each of them, those of a home or school first; or just its own.
 */
export function addresses({ bindAddress, port, publicUrl }: ServerAddress): readonly string[] {
  if (publicUrl !== null) return [publicUrl];
  if (bindAddress !== '0.0.0.0' && bindAddress !== '::') return [urlOf(bindAddress, port)];
  const found = Object.values(networkInterfaces())
    .flatMap((entries) => entries ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  return found.toSorted((a, b) => rank(a) - rank(b)).map((address) => urlOf(address, port));
}

/** The URL under which the machine itself reaches the server. */
export function localUrl({ bindAddress, port }: ServerAddress): string {
  return urlOf(
    bindAddress === '0.0.0.0' ? '127.0.0.1' : bindAddress === '::' ? '::1' : bindAddress,
    port,
  );
}

/** Whether only this machine reaches an address. */
export function isLoopback(address: string): boolean {
  return /^(localhost|::1|(::ffff:)?127(\.\d+){3})$/i.test(address);
}

/**
 * Key for a client's limits: its address, or the network of 2^64 addresses that an IPv6 client has
 * to itself.
 *
 * @param forwarded the header `X-Forwarded-For`, where a trusted proxy has set it.
 */
export function addressKey(remote: string, forwarded: string | undefined): string {
  const told = forwarded?.split(',').at(-1)?.trim() ?? '';
  const address = (isIP(told) ? told : remote).replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(address) === 6 ? networkOf(address) : address;
}

/** The first four of the eight groups of an IPv6 address. */
function networkOf(address: string): string {
  const [head = '', tail = ''] = address.replace(/%.*$/, '').toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const gap = address.includes('::') ? Math.max(0, 8 - groups.length - after.length) : 0;
  const all = [...groups, ...Array.from({ length: gap }, () => '0'), ...after];
  return `${all.slice(0, 4).join(':')}::/64`;
}

function urlOf(host: string, port: number): string {
  return `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`;
}

/** Sort rank: private networks typical of homes and schools before those of virtual machines. */
function rank(address: string): number {
  const order = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./];
  const at = order.findIndex((pattern) => pattern.test(address));
  return at < 0 ? order.length : at;
}
