import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/node.mjs';
import { librariesIn, readWorkspaces } from '../workspaces.ts';

/** An example of a README: its origin, its text, and its documented output. */
export interface Example {
  readonly name: string;
  readonly text: string;
  readonly prints: readonly string[];
}

/** The server's address in examples. */
const ADDRESS = '127.0.0.1:8080';

const GUIDES = [{ name: 'guide-bot', path: 'docs/guides/BOT.md' }];

/**
 * The examples of all libraries and of the guides.
 *
 * @param server address of the server for them to connect to
 * @throws if there are none
 */
export function examplesFor(server: string): readonly Example[] {
  const libraries = librariesIn(readWorkspaces()).map(({ name, folder }) => ({
    name: name.replace(/^@/, '').replace('/', '-'),
    path: `${folder}/README.md`,
  }));
  return [...libraries, ...GUIDES].map(({ name, path }) => {
    const page = readFileSync(join(ROOT, path), 'utf8');
    const [, text] = /^## (?:Use|A client)$[^]*?^```ts$\n([^]*?)^```$/m.exec(page) ?? [];
    if (text === undefined) throw new Error(`${path} has no example`);
    const prints = [...text.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(
      (line) => line[1] ?? '',
    );
    return { name, text: text.replaceAll(ADDRESS, server), prints };
  });
}
