import { belowBase } from '@lusoria/web-kit/base.ts';
import { memory } from '@lusoria/web-kit/prefs.svelte.ts';

/** What there is to be said of the page on this device. */
interface Installation {
  /** It could be installed, and nobody has said no so far. */
  readonly isOffered: boolean;
  /** A newer page is here and waits. */
  readonly isOutdated: boolean;
}

let offer = $state.raw<BeforeInstallPromptEvent | null>(null);
let next = $state.raw<ServiceWorker | null>(null);

/** How it stands now. */
export const installation: Installation = {
  get isOffered() {
    return offer !== null;
  },
  get isOutdated() {
    return next !== null;
  },
};

/** Shows the device's own dialog. */
export async function install(): Promise<void> {
  const shown = offer;
  offer = null;
  if ((await shown?.prompt())?.outcome === 'dismissed') remember();
}

/** Does not offer it on this device any more. */
export function declineInstallation(): void {
  offer = null;
  remember();
}

function remember(): void {
  memory.save('install', 'declined');
}

/** Leaves the newer page for the next visit. */
export function postponeUpdate(): void {
  next = null;
}

/** Loads the page anew, as its newer version. */
export function update(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  next?.postMessage('take-over');
}

/** After the first view: until then the line is for what is seen. */
const START_MS = 1500;
/** A page that stays open asks so often for a newer one. */
const ASK_AGAIN_MS = 3_600_000;

/** Keeps the page on this device, and listens for what there is to be said of it; to be called once. */
export function keepPage(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (memory.load('install') !== 'declined') offer = event;
  });
  // Only over a secure line do browsers keep a page for later.
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  addEventListener('load', () => setTimeout(() => void register(), START_MS), { once: true });
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker
    .register(belowBase('/sw.js'))
    .catch(() => null);
  if (!registration) return;
  const look = () => {
    const { waiting, installing } = registration;
    // The first of all replaces nothing.
    if (!navigator.serviceWorker.controller) return;
    if (waiting) next = waiting;
    else installing?.addEventListener('statechange', look, { once: true });
  };
  look();
  registration.addEventListener('updatefound', look);
  setInterval(() => void registration.update().catch(() => null), ASK_AGAIN_MS);
}
