// npm run messages: writes the TypeScript (`*.gen.ts`) that says which messages there are in the `.ftl` files.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFolders, textOf } from './messages/folders.mjs';
import { generate } from './messages/generate.mjs';
import { ROOT } from './node.mjs';

for (const [path, text] of generate(readFolders(ROOT))) {
  if (textOf(ROOT, path) === text) continue;
  writeFileSync(join(ROOT, path), text);
  console.log(path);
}
