/**
 * Time and size of everything that can be printed: `node lab/bench/print.ts`. Each PDF is created six times in this
 * process; the first time also opens the fonts. Times are processor time, which is valid on a busy machine, too.
 */
import { GAME_IDS, type GameId, REGISTRY } from '@lusoria/games';
import { itemsOf, print, type PrintManifest, usualJob } from '@lusoria/print';
import { quantile } from '../quantile.ts';

const TIMES = 6;
const manifests: Readonly<Record<GameId, () => Promise<PrintManifest>>> = REGISTRY;

for (const game of GAME_IDS) {
  for (const item of await itemsOf(await manifests[game](), 'en', {})) {
    const times: number[] = [];
    let made = { bytes: new Uint8Array(), pages: 0 };
    for (let i = 0; i < TIMES; i += 1) {
      const began = process.cpuUsage();
      made = await print(item, usualJob('en'));
      const { user, system } = process.cpuUsage(began);
      times.push((user + system) / 1000);
    }
    const [first = 0, ...rest] = times;
    const median = quantile(rest, 0.5);
    console.log(
      `${`${game}/${item.key}`.padEnd(26)} ${first.toFixed(0).padStart(5)} ms, then ${median.toFixed(0).padStart(4)} ms ${String(made.pages).padStart(3)} pages ${(made.bytes.length / 1000).toFixed(0).padStart(4)} kB`,
    );
  }
}
