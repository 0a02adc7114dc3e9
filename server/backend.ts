import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { defined } from '@lusoria/core';
import { dailyGames, GAME_IDS, loadGame } from '@lusoria/games';
import { type Cluster, openTableServer, type Ports, type TableServer } from '@lusoria/table';
import { valueAt } from '@lusoria/tournaments/daily-beacon';
import { openLayers } from '@lusoria/tournaments/layers';
import type { Layers } from '@lusoria/tournaments/layers';
import type { Logger } from 'pino';
import { type BotPool, openBotPool } from './bots/bot-pool.ts';
import { connectNats, type NatsBus } from './cluster/nats.ts';
import type { Config } from './config.ts';
import { openDecisions } from './decisions/decisions.ts';
import type { Lifecycle } from './lifecycle.ts';
import { logNotice } from './log.ts';
import { type Metrics, openMetrics } from './metrics/metrics.ts';
import { clusterOf, type Hooks, openStore, portsOf } from './ports.ts';
import { startMailing } from './reminders/mail-notifier.ts';
import { startNotifying } from './push/notifier.ts';
import { openPasskeys } from './passkeys/passkeys.ts';
import { isPushService } from './push/services.ts';
import { newVapidKey, type Vapid, vapidFrom } from './push/vapid.ts';
import { openSharing, type Sharing } from './sharing/sharing.ts';
import type { OpenStore } from './store/open-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** All of a server that does not speak to the network of its clients. */
export interface Backend {
  readonly store: OpenStore;
  readonly metrics: Metrics;
  /** Null: there is no NATS. */
  readonly bus: NatsBus | null;
  /** Null: there are no other nodes. */
  readonly cluster: Cluster | null;
  readonly ports: Ports;
  readonly server: TableServer;
  /** Null: nothing is shared here. */
  readonly sharing: Sharing | null;
  /** What anybody may check of the deals of a day; null: there is nothing of it. */
  readonly proofOf: Layers['proofOf'];
  /** What platforms of schools ask of classes. */
  readonly school: Layers['school'];
}

/** Starts the store, what measures and computes, and the table server on top of them. */
export async function startBackend(
  config: Config,
  hooks: Hooks,
  log: Logger,
  { start }: Lifecycle,
): Promise<Backend> {
  const { nats, limits } = config;
  const store = await start(
    'store',
    hooks.store ?? (async () => openStore(config)),
    async (opened) => opened.close(),
  );
  // Loading games on demand would hold up everybody else.
  if (!hooks.games) await Promise.all(GAME_IDS.map(loadGame));
  const metrics = await start('metrics', openMetrics, (opened) => opened.close());
  const bus =
    nats === null
      ? null
      : await start(
          'bus',
          () => connectNats(nats, randomUUID()),
          async (opened) => opened.close(),
        );
  // The thread does not know games that are not in the registry.
  const decisions = hooks.games
    ? null
    : await start('decisions', openDecisions, async (opened) => opened.close());
  const bots = await start(
    'bots',
    () => openBotPool({ budgetMs: limits.botMs, threads: botThreads(config) }),
    async (opened) => opened.close(),
  );
  const sharing =
    hooks.games || !config.sharing
      ? null
      : await start(
          'sharing',
          () => openSharing(store.store, hooks.now ?? Date.now),
          async (opened) => opened.close(),
        );
  const cluster = clusterOf(config, bus, hooks.siblings);
  const vapid = config.push ? await vapidOf(store, config) : null;
  const salt = await store.store.keepSetting('salt', randomUUID());
  const ports = portsOf(store, log, hooks, {
    cluster,
    lobby: config.lobby,
    rates: config.ratings,
    keepMs: config.keepDays * DAY_MS,
    contacts: { sendsMail: config.mail !== null, salt },
    ...(vapid && {
      push: {
        key: vapid.publicKey,
        knows: (endpoint) => isPushService(endpoint, config.pushServices),
      },
    }),
    passkeys: openPasskeys(config),
    think: thinkAnywhere(config, bots, bus, metrics),
    ...(decisions && { decide: decisions.decide }),
    ...(sharing && { checkShared: sharing.check }),
    notice(notice) {
      metrics.notice(notice);
      logNotice(log, notice);
    },
  });
  const offers = config.daily ? await dailyGames() : [];
  let layers: Layers | undefined;
  const server = await start(
    'tables',
    () =>
      openTableServer(ports, (host) => {
        layers = openLayers(host, {
          daily: offers,
          beacons: { url: config.beacon, valueAt },
          rated: config.ratings ? GAME_IDS : [],
        });
        return layers;
      }),
    (opened) => opened.stop(),
  );
  if (vapid) {
    await start(
      'notices',
      () => startNotifying(ports, server, vapid, log),
      (stop) => stop(),
    );
  }
  if (config.mail !== null && config.publicUrl !== null) {
    const { mail, publicUrl: base } = config;
    // Loaded only where needed.
    const { openMailer } = await import('./reminders/mailer.ts');
    const mailer = await start(
      'mailer',
      () => openMailer(mail),
      (opened) => opened.close(),
    );
    await start(
      'e-mail',
      () => startMailing(ports, server, { mailer, base, log }),
      (stop) => stop(),
    );
  }
  metrics.watch(server, bots.waiting);
  const { proofOf, school } = defined(layers, 'the layers above tables');
  return { store, metrics, bus, cluster, ports, server, sharing, proofOf, school };
}

/** All processes have as many threads for bots as one would. */
function botThreads({ processes }: Config): number {
  return Math.max(1, Math.floor((availableParallelism() - 1) / processes));
}

/** The key pair by which push services know this server: made once for all nodes, and stored with the data. */
async function vapidOf({ store }: OpenStore, { publicUrl }: Config): Promise<Vapid> {
  const kept = await store.keepSetting('vapid', newVapidKey());
  // Where the operator is reached; without a public address only this machine's browsers come here.
  return vapidFrom(kept, publicUrl?.startsWith('https:') ? publicUrl : 'mailto:lusoria@localhost');
}

/** Runs bots: on workers for all nodes; where there are none, on this node. */
function thinkAnywhere(
  { limits }: Config,
  bots: BotPool,
  bus: NatsBus | null,
  metrics: Metrics,
): Ports['think'] {
  return async (game, bot, view, seed, { repeatable }) => {
    const request = { game, bot, view, seed, thinkMs: limits.botThinkMs, repeatable };
    return metrics.thinks(async () => {
      const response = bus ? await bus.ask(request, limits.botMs) : 'nobody';
      return response === 'nobody' ? bots.think(request) : response.action;
    });
  };
}
