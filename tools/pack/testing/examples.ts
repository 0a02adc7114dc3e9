import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/node.mjs';
import { librariesIn, readWorkspaces } from '../workspaces.ts';

/** The example of a README: what it is of, its text, and what it says that it prints. */
export interface Example {
  readonly name: string;
  readonly text: string;
  readonly prints: readonly string[];
}

/** Where a server is, in examples. */
const ADDRESS = '127.0.0.1:8080';

/**
 * The examples of all libraries.
 *
 * @param server the address of the server that they are to reach
 * @throws where a README has none
 */
export function examplesFor(server: string): readonly Example[] {
  return librariesIn(readWorkspaces()).map(({ name, folder }) => {
    const readme = readFileSync(join(ROOT, folder, 'README.md'), 'utf8');
    const text = /^## Use$[^]*?^```ts$\n([^]*?)^```$/m.exec(readme)?.[1];
    if (text === undefined) throw new Error(`the README of ${name} has no example`);
    const prints = [...text.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(
      (line) => line[1] ?? '',
    );
    return {
      name: name.replace(/^@/, '').replace('/', '-'),
      text: text.replaceAll(ADDRESS, server),
      prints,
    };
  });
}
