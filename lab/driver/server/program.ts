// Our server as a process. Arguments: its configuration, as JSON; `turns` to measure those of its main thread;
// `entries` to report whatever it is about to store, secrets included; `toy` for the toy game besides the others, none of
// which then has threads for what is slow; `ahead=N` for a clock that is so many milliseconds ahead.
import { loadGame } from '@lusoria/games';
import { openSqlite, type OpenStore, readConfig, serve, withoutLoss } from '@lusoria/server';
import { memoryStore, type Store } from '@lusoria/table';
import { toyGame } from '../workload/toy.ts';
import { answerFigures } from './figures.ts';

const [written = '{}', ...extras] = process.argv.slice(2);
const config = readConfig(JSON.parse(written));
if (!config.ok) throw new Error(JSON.stringify(config.rejection));
const { database, dataDir } = config.value;

/** Wraps a store to report every write first. */
function reported(store: Store): Store {
  return {
    ...store,
    async create(table, entry, people) {
      process.send?.({ table: table.id, entry });
      return store.create(table, entry, people);
    },
    async append(table, entry, changes) {
      process.send?.({ table, entry });
      return store.append(table, entry, changes);
    },
  };
}

async function openReported(): Promise<OpenStore> {
  const opened = database === 'memory' ? withoutLoss(memoryStore()) : await openSqlite(dataDir);
  return { ...opened, store: reported(opened.store) };
}

const ahead = Number(extras.find((one) => one.startsWith('ahead='))?.slice('ahead='.length) ?? 0);
const running = await serve(config.value, {
  ...(ahead > 0 && { now: () => Date.now() + ahead }),
  ...(extras.includes('toy') && {
    games: async (name: string) => (name === toyGame.id ? toyGame : loadGame(name)),
  }),
  ...(extras.includes('entries') && { store: openReported }),
});
process.on('SIGTERM', () => {
  void running.close().then(() => {
    // Nothing is left to wait for: what keeps it alive from here on is a fault that whoever started it will see.
    process.removeAllListeners('disconnect');
    process.disconnect();
  });
});
answerFigures(running.port, extras.includes('turns'));
