import { existsSync } from 'node:fs';

/** Kills a program when its parent is gone; part of every Linux with util-linux. */
const SETPRIV = '/usr/bin/setpriv';

/**
 * Command that starts an external program such that it ends with this process, however that ends; unchanged if that
 * is impossible. (Our own programs use `tied.mjs`.)
 */
export function tiedCommand(
  command: string,
  args: readonly string[],
): readonly [command: string, args: readonly string[]] {
  if (!existsSync(SETPRIV)) return [command, args];
  return [SETPRIV, ['--pdeathsig', 'KILL', command, ...args]];
}
