import { existsSync } from 'node:fs';

/** Kills a program when the one that has started it is gone; part of every Linux with util-linux. */
const SETPRIV = '/usr/bin/setpriv';

/**
 * How to start a program that is none of ours, so that it ends with this process however that ends; where that cannot be
 * had, as it is. (Programs of ours have `tied.mjs`.)
 */
export function tiedCommand(
  command: string,
  args: readonly string[],
): readonly [command: string, args: readonly string[]] {
  if (!existsSync(SETPRIV)) return [command, args];
  return [SETPRIV, ['--pdeathsig', 'KILL', command, ...args]];
}
