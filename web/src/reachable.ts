/** Whether an address leads to this device itself, wherever it is opened. */
export function isLocal(url: string): boolean {
  return /\/\/(localhost|127\.|\[::1\])/.test(url);
}

/** The address at which others reach the server: it may differ from the one at which this page was opened. */
export async function reachableBase(): Promise<string> {
  const { origin } = location;
  if (!isLocal(origin)) return origin;
  try {
    const response = await fetch('/api/info');
    return (reachableAt(await response.json()) ?? origin).replace(/\/$/, '');
  } catch {
    return origin;
  }
}

/** Where others reach the server, by its own account: its public address, or one in the local network. */
function reachableAt(info: unknown): string | undefined {
  if (typeof info !== 'object' || info === null) return undefined;
  const named = 'publicUrl' in info ? info.publicUrl : null;
  const listed: unknown[] =
    'addresses' in info && Array.isArray(info.addresses) ? info.addresses : [];
  return [named, ...listed].find((one): one is string => typeof one === 'string' && !isLocal(one));
}

/** For how many days the server keeps what nobody uses; null where it does not say. */
export async function keptDays(): Promise<number | null> {
  try {
    const info: unknown = await (await fetch('/api/info')).json();
    const days =
      typeof info === 'object' && info !== null && 'keepDays' in info ? info.keepDays : null;
    return typeof days === 'number' ? days : null;
  } catch {
    return null;
  }
}
