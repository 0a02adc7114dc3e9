import { type Installation, installationSchema } from '@lusoria/print/papers/installation.ts';
import * as v from 'valibot';
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

/** The settings on which the papers about data protection depend; null if the server does not say them. */
export async function installationOfServer(): Promise<Installation | null> {
  const read = v.safeParse(installationSchema, await infoOfServer());
  return read.success ? read.output : null;
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
