import { readFileSync } from 'node:fs';

/** Games of a server, and of a program. */
export const ISS = 'iss-sample.sgf';
export const XSKAT = 'xskat-3000.sgf';

/** The lines of a file in `data`. */
export function linesOf(name: string): readonly string[] {
  return readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
}
