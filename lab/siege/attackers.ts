// Runs all attackers as a process. Arguments: address of the server, seconds, the kind of attack to run if only one,
// and whether they have a core of their own; otherwise they lower their priority.
import { setPriority } from 'node:os';
import { FLOODS } from '../driver/fault/floods.ts';

const [url = '', seconds = '0', only = '', hasCore = ''] = process.argv.slice(2);
if (hasCore !== 'true') setPriority(19);
process.on('disconnect', () => process.exit(1));
// A failed attacker starts again; only the honest players' progress counts.
process.on('unhandledRejection', () => undefined);
process.on('uncaughtException', () => undefined);

process.send?.('ready');
const until = performance.now() + Number(seconds) * 1000;
const isOver = (): boolean => performance.now() > until;
const chosen = Object.entries(FLOODS).filter(([name]) => only === '' || name === only);
const all = chosen.flatMap(([, { flood, count }], kind) =>
  Array.from({ length: count }, async (_, n) => {
    while (!isOver()) await flood(url, `10.2.${kind}.${n + 1}`, isOver).catch(() => undefined);
  }),
);
await Promise.race([
  Promise.all(all),
  new Promise((resolve) => setTimeout(resolve, Number(seconds) * 1000 + 5000)),
]);
process.exit(0);
