// npm run messages: writes TypeScript (`*.gen.ts`) declaring the messages of the `.ftl` files.
// A name that is there twice in a catalogue fails here, too: no page that needs the catalogue would open.
// With --check it writes nothing, and fails if the files are out of date or a message has a fault.
import { doublesIn, faultsIn, lineOf } from './messages/faults.mjs';
import { readFolders } from './messages/folders.mjs';
import { writeGenerated } from './messages/generate.mjs';
import { ROOT } from './node.mjs';

const checks = process.argv.includes('--check');
if (!checks) for (const path of writeGenerated(ROOT)) console.log(path);
const faults = checks ? faultsIn(ROOT) : doublesIn(readFolders(ROOT));
for (const fault of faults) console.error(lineOf(fault));
if (faults.length > 0) process.exitCode = 1;
