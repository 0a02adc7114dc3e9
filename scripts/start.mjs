// npm start: installs what is missing, builds the page if it is out of date, and serves the table.
// Arguments go to `lusoria serve`: npm start -- --port 9000
import { install } from './install.mjs';
import { ROOT, runNode } from './node.mjs';
import { buildPage } from './page.mjs';

const node = install('start');
if (node && (await buildPage(node))) {
  const serve = [`${ROOT}cli/bin/lusoria.mjs`, 'serve', ...process.argv.slice(2)];
  process.exitCode = await runNode(node, serve, { cwd: ROOT });
} else {
  process.exitCode = 1;
}
