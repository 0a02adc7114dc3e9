// npm run pack: installs what is missing, and writes the packages as they could be published, dist/*.tgz.
import { install } from './install.mjs';
import { ROOT, runNode } from './node.mjs';

const node = install('all');
process.exitCode = node ? await runNode(node, [`${ROOT}lab/pack/main.ts`], { cwd: ROOT }) : 1;
