import { belowBase, pageAddress } from '@lusoria/web-kit/base.ts';

/** Whether an address leads to this device itself, wherever it is opened. */
export function isLocal(url: string): boolean {
  return /\/\/(localhost|127\.|\[::1\])/.test(url);
}

/** The address at which others reach the server: it may differ from the one at which this page was opened. */
export async function reachableBase(): Promise<string> {
  const here = pageAddress();
  if (!isLocal(here)) return here;
  return (reachableAt(await infoOfServer()) ?? here).replace(/\/$/, '');
}

/** Where others reach the server, by its own account: its public address, or one in the local network. */
function reachableAt(info: object): string | undefined {
  const named = 'publicUrl' in info ? info.publicUrl : null;
  const listed: unknown[] =
    'addresses' in info && Array.isArray(info.addresses) ? info.addresses : [];
  return [named, ...listed].find((one): one is string => typeof one === 'string' && !isLocal(one));
}

/** What whoever runs the server says to everybody; '' where nothing is said. */
export async function messageOfTheDay(): Promise<string> {
  const info = await infoOfServer();
  return 'message' in info && typeof info.message === 'string' ? info.message : '';
}

/** For how many days the server keeps what nobody uses; null where it does not say. */
export async function keptDays(): Promise<number | null> {
  const info = await infoOfServer();
  return 'keepDays' in info && typeof info.keepDays === 'number' ? info.keepDays : null;
}

/** What the server says of itself; nothing where it does not answer. */
async function infoOfServer(): Promise<object> {
  try {
    const info: unknown = await (await fetch(belowBase('/api/info'))).json();
    return typeof info === 'object' && info !== null ? info : {};
  } catch {
    return {};
  }
}
