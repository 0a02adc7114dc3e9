import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Files outside of the build that are available offline, too. */
const PUBLIC = ['icon.svg', 'icon-192.png'];

/** Files not needed offline: the page (cached as `/`), licences, pictures for app stores. */
const LEFT_OUT = /^(index\.html|pictures\/.*|.*\.(txt|map|webmanifest))$/;

/**
 * Writes `sw.js`: a service worker that caches the whole page on the first visit, for games against bots without a
 * server. Its version is the list of files itself, whose names contain hashes.
 *
 * @param unneeded further files that it does not cache
 */
export function serviceWorker(unneeded: RegExp): Plugin {
  return {
    name: 'lusoria-service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files = [...Object.keys(bundle), ...PUBLIC].filter(
        (file) => !LEFT_OUT.test(file) && !unneeded.test(file),
      );
      // The page itself has no hash in its name: a new one may refer to the same files.
      const index = bundle['index.html'];
      const page = index?.type === 'asset' ? String(index.source) : '';
      const version = createHash('sha256')
        .update(page + files.join(' '))
        .digest('hex');
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: script(version.slice(0, 12), ['./', ...files]),
      });
    },
  };
}

/**
 * Files are fetched a few at a time, which leaves bandwidth to players; files cached by an older version are
 * reused, and a file that did not come is fetched again. A new version waits until the page says `take-over`, or all pages of the old one are closed.
 */
function script(version: string, files: readonly string[]): string {
  return `const BASE = new URL('./', location).pathname;
// Pages below other paths of the same server have caches of their own.
const OURS = BASE === '/' ? 'lusoria-' : 'lusoria' + BASE;
const NAME = OURS + '${version}';
const ASSETS = BASE + 'assets/';
const FILES = ${JSON.stringify(files)}.map((file) => new URL(file, location).pathname);
const AT_ONCE = 3;
const TRIES = 4;
async function add(cache, file, tries) {
  try {
    await cache.add(new Request(file, { cache: file.startsWith(ASSETS) ? 'default' : 'reload' }));
  } catch (error) {
    if (tries === 1) throw error;
    await new Promise((resolve) => setTimeout(resolve, (1 + TRIES - tries) * 1000));
    await add(cache, file, tries - 1);
  }
}
async function keep() {
  const cache = await caches.open(NAME);
  const waiting = [...FILES];
  const fetchSome = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const known = file.startsWith(ASSETS) && (await caches.match(file));
      if (known) await cache.put(file, known);
      else await add(cache, file, TRIES);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchSome));
}
addEventListener('install', (event) => event.waitUntil(keep()));
addEventListener('message', (event) => {
  if (event.data === 'take-over') skipWaiting();
});
addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith(OURS) && name !== NAME).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});
// A table waits: the message says no more, and the words were laid down when the notices were asked for.
const TURN = BASE + 'turn';
addEventListener('push', (event) => {
  const show = async () => {
    const words = await caches.match(TURN).then((kept) => kept?.text());
    await registration.showNotification('Lusoria', { body: words ?? 'Your turn', tag: 'turn', icon: BASE + 'icon-192.png' });
    await navigator.setAppBadge?.().catch(() => undefined);
  };
  event.waitUntil(show());
});
addEventListener('notificationclick', (event) => {
  event.notification.close();
  const open = async () => {
    const pages = await clients.matchAll({ type: 'window' });
    const page = pages.find(({ url }) => url.startsWith(new URL(BASE, location).href));
    if (!page) return clients.openWindow(TURN);
    await page.focus();
    await page.navigate(TURN).catch(() => clients.openWindow(TURN));
  };
  event.waitUntil(open());
});
addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    const kept = () => caches.match(BASE);
    // Plain files have none for the addresses of tables and lessons.
    event.respondWith(fetch(request).then(async (found) => (found.status === 404 && (await kept())) || found, kept));
  } else if (FILES.includes(url.pathname)) {
    event.respondWith(caches.match(url.pathname).then((hit) => hit ?? fetch(request)));
  }
});
`;
}
