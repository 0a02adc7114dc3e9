import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { without } from './build/parts.ts';
import { serviceWorker } from './build/service-worker.ts';

export default defineConfig({
  plugins: [svelte(), serviceWorker()],
  // Nothing is inlined: messages (.ftl) are fetched in the reader's language only.
  build: { manifest: true, outDir: 'dist', target: 'es2022', assetsInlineLimit: 0 },
  worker: { format: 'es', plugins: () => [without('ui')] },
  server: {
    proxy: { '/ws': { target: 'ws://127.0.0.1:8080', ws: true }, '/api': 'http://127.0.0.1:8080' },
  },
});
