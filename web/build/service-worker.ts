import type { Plugin } from 'vite';

/**
 * Writes `sw.js`: a service worker that keeps the whole page, so that games against bots can be
 * opened without a server. Its version is the list of files itself, whose names carry hashes.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'lusoria-service-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle)
        .filter((file) => file !== 'index.html')
        .map((file) => `/${file}`);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: script(['/', ...files]) });
    },
  };
}

function script(files: readonly string[]): string {
  return `const NAME = 'lusoria-${hash(files.join(' '))}';
const FILES = ${JSON.stringify(files)};
addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES)).then(() => skipWaiting()));
});
addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});
addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match('/')));
  } else if (FILES.includes(url.pathname)) {
    event.respondWith(caches.match(url.pathname).then((hit) => hit ?? fetch(request)));
  }
});
`;
}

function hash(text: string): string {
  let sum = 5381;
  for (const letter of text) sum = (sum * 33 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return sum.toString(36);
}
