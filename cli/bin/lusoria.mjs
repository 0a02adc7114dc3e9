#!/usr/bin/env node
// Starts the command line on a Node that runs TypeScript: this one, or the one installed as a
// dependency.
import { fileURLToPath } from 'node:url';
import { findNode, NO_NODE, runNode, runsTypeScript, watchNpm } from '../../scripts/node.mjs';

if (runsTypeScript(process.versions.node)) {
  watchNpm(() => process.kill(process.pid, 'SIGTERM'));
  await import('../main.ts');
} else {
  const node = findNode();
  if (node) {
    const main = fileURLToPath(new URL('../main.ts', import.meta.url));
    process.exitCode = await runNode(node, [main, ...process.argv.slice(2)]);
  } else {
    console.error(NO_NODE);
    process.exitCode = 1;
  }
}
