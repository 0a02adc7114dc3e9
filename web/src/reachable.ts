import { hasServer } from './has-server.ts';
import { belowBase, pageAddress } from '@lusoria/web-kit/page/base.ts';

/** Whether an address refers to the local device, wherever it is opened. */
export function isLocal(url: string): boolean {
  return /\/\/(localhost|127\.|\[::1\])/.test(url);
}

/** Address by which others reach the server; may differ from the one at which this page was opened. */
export async function reachableBase(): Promise<string> {
  const here = pageAddress();
  if (!isLocal(here)) return here;
  return (reachableAt(await infoOfServer()) ?? here).replace(/\/$/, '');
}

/** The server's address according to its own information: the public one, or one in the local network. */
function reachableAt(info: object): string | undefined {
  const named = 'publicUrl' in info ? info.publicUrl : null;
  const listed: unknown[] =
    'addresses' in info && Array.isArray(info.addresses) ? info.addresses : [];
  return [named, ...listed].find((one): one is string => typeof one === 'string' && !isLocal(one));
}

/** The operator's message of the day; '' if there is none. */
export async function messageOfTheDay(): Promise<string> {
  const info = await infoOfServer();
  return 'message' in info && typeof info.message === 'string' ? info.message : '';
}

/** Days for which the server keeps unused data; null if it does not say. */
export async function keptDays(): Promise<number | null> {
  const info = await infoOfServer();
  return 'keepDays' in info && typeof info.keepDays === 'number' ? info.keepDays : null;
}

/** The server's information about itself; empty if it does not answer. */
async function infoOfServer(): Promise<object> {
  if (!hasServer) return {};
  try {
    const info: unknown = await (await fetch(belowBase('/api/info'))).json();
    return typeof info === 'object' && info !== null ? info : {};
  } catch {
    return {};
  }
}
