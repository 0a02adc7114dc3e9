// npm run messages: writes TypeScript (`*.gen.ts`) declaring the messages of the `.ftl` files.
// With --check it writes nothing, and fails if the files are out of date or a message has a fault.
import { faultsIn, lineOf } from './messages/faults.mjs';
import { writeGenerated } from './messages/generate.mjs';
import { ROOT } from './node.mjs';

if (process.argv.includes('--check')) {
  const faults = faultsIn(ROOT);
  for (const fault of faults) console.error(lineOf(fault));
  if (faults.length > 0) process.exitCode = 1;
} else {
  for (const path of writeGenerated(ROOT)) console.log(path);
}
