// npm run messages: writes the TypeScript (`*.gen.ts`) that says which messages there are in the `.ftl` files.
// With --check it writes nothing, and fails where the files are out of date or a message is at fault.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsIn, lineOf } from './messages/faults.mjs';
import { readFolders, textOf } from './messages/folders.mjs';
import { generate } from './messages/generate.mjs';
import { ROOT } from './node.mjs';

if (process.argv.includes('--check')) {
  const faults = faultsIn(ROOT);
  for (const fault of faults) console.error(lineOf(fault));
  if (faults.length > 0) process.exitCode = 1;
} else {
  for (const [path, text] of generate(readFolders(ROOT))) {
    if (textOf(ROOT, path) === text) continue;
    writeFileSync(join(ROOT, path), text);
    console.log(path);
  }
}
