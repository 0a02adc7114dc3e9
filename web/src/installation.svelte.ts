import { belowBase } from '@lusoria/web-kit/page/base.ts';
import { memory } from '@lusoria/web-kit/device/memory.ts';

/** Installation and update state of the page on this device. */
interface Installation {
  /** True if the page can be installed and the offer has not been declined. */
  readonly isOffered: boolean;
  /** True if a newer version of the page is waiting. */
  readonly isOutdated: boolean;
}

let offer = $state.raw<BeforeInstallPromptEvent | null>(null);
let next = $state.raw<ServiceWorker | null>(null);

/** Current installation state. */
export const installation: Installation = {
  get isOffered() {
    return offer !== null;
  },
  get isOutdated() {
    return next !== null;
  },
};

/** Shows the device's install dialog. */
export async function install(): Promise<void> {
  const shown = offer;
  offer = null;
  if ((await shown?.prompt())?.outcome === 'dismissed') remember();
}

/** Declines the offer permanently on this device. */
export function declineInstallation(): void {
  offer = null;
  remember();
}

function remember(): void {
  memory.save('install', 'declined');
}

/** Postpones the update to the next visit. */
export function postponeUpdate(): void {
  next = null;
}

/** Time after which the page is loaded anew though the older service worker is still at work, which may take minutes. */
const TAKE_OVER_MS = 4000;

/** Reloads the page with its newer version. */
export function update(): void {
  const newer = next;
  // Another tab may have let it take over already.
  if (newer?.state !== 'installed') return location.reload();
  newer.addEventListener('statechange', () => {
    // Chromium may never answer a page that asks while the newer one takes over: it asks again afterwards.
    if (newer.state !== 'activating') location.reload();
  });
  reloadAfter(TAKE_OVER_MS);
  newer.postMessage('take-over');
}

/** Loads the page anew, at longer and longer intervals, until it is. */
function reloadAfter(ms: number): void {
  setTimeout(() => {
    location.reload();
    reloadAfter(2 * ms);
  }, ms);
}

/** Delay after the first render, which leaves the bandwidth to visible content. */
const START_MS = 1500;
/** Interval at which an open page checks for an update. */
const ASK_AGAIN_MS = 3_600_000;
/** Delay after the page could not be kept; twice as long each time. */
let againMs = 60_000;

/** Registers the service worker and tracks offers to install and updates; must be called once. */
export function keepPage(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (memory.load('install') !== 'declined') offer = event;
  });
  // Browsers register service workers only in secure contexts.
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  addEventListener('load', () => setTimeout(() => void register(), START_MS), { once: true });
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker
    .register(belowBase('/sw.js'))
    .catch(() => null);
  if (!registration) return registerLater();
  const look = () => {
    const { waiting, installing, active } = registration;
    if (!installing && !waiting && !active) return registerLater();
    if (!waiting) installing?.addEventListener('statechange', look, { once: true });
    // The first service worker replaces nothing.
    else if (navigator.serviceWorker.controller) next = waiting;
  };
  look();
  registration.addEventListener('updatefound', look);
  setInterval(() => void registration.update().catch(() => null), ASK_AGAIN_MS);
}

/** A first visit over a bad network: the page is kept as soon as it can be. */
function registerLater(): void {
  setTimeout(() => void register(), againMs);
  againMs = Math.min(2 * againMs, ASK_AGAIN_MS);
}
