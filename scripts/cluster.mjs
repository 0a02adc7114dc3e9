// npm run cluster: installs what is missing, builds the page if it is out of date, and serves the table with several
// servers. Arguments go to lab/cluster/main.ts: npm run cluster -- --port 9000
import { install } from './install.mjs';
import { ROOT, runNode } from './node.mjs';
import { buildPage } from './page.mjs';

const node = install('all');
if (node && (await buildPage(node))) {
  const cluster = [`${ROOT}lab/cluster/main.ts`, ...process.argv.slice(2)];
  process.exitCode = await runNode(node, cluster, { cwd: ROOT });
} else {
  process.exitCode = 1;
}
