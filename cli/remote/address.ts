import { Usage } from '@lusoria/cli-kit/usage.ts';

/** A server on this machine, as `lusoria serve` starts it. */
const USUAL_SERVER = 'http://127.0.0.1:8080';

export interface TableAddress {
  /** Without a slash at its end; may have a path. */
  readonly server: string;
  readonly code: string;
}

/**
 * The table of the one positional argument: its code, or the link to it, which includes the server.
 *
 * @param server as given with `--server`; null: not given
 * @throws Usage when there is no table, more than one, or an invalid one.
 */
export function tableAddress(positionals: readonly string[], server: string | null): TableAddress {
  const [table, second] = positionals;
  if (table === undefined) throw new Usage('which-table');
  if (second !== undefined) throw new Usage('too-much', { argument: second });
  const link = /^(?<server>https?:\/\/.+)\/(?:t|screen)\/(?<code>[^/?#]+)\/?$/.exec(table)?.groups;
  const code = link?.['code'] ?? table;
  if (!/^[A-Za-z0-9]{4,40}$/.test(code)) throw new Usage('bad-code', { text: table });
  return { server: placeOf(link?.['server'] ?? server ?? USUAL_SERVER), code };
}

/** A server's address as given with `--server`; null: not given. */
export function serverAddress(server: string | null): string {
  return placeOf(server ?? USUAL_SERVER);
}

/** WebSocket URL of a server. */
export function socketOf(server: string): string {
  return `${server.replace(/^http/, 'ws')}/ws`;
}

function placeOf(text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new Usage('bad-url', { option: '--server', text });
  }
  const { origin, pathname } = new URL(text);
  return origin + pathname.replace(/\/+$/, '');
}
