import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { chunks, workerChunks } from './build/chunks.ts';
import { FIRST_FONTS, licences, makeFonts, OTHER_FONTS } from './build/fonts.ts';
import { manifests } from './build/manifest.ts';
import { without } from './build/parts.ts';
import { preload } from './build/preload.ts';
import { serviceWorker } from './build/service-worker.ts';

const FONTS = fileURLToPath(new URL('../node_modules/.cache/lusoria-fonts', import.meta.url));

await makeFonts(FONTS);

export default defineConfig({
  plugins: [
    svelte(),
    without('print'),
    licences(),
    preload(FIRST_FONTS, 'lobby'),
    manifests(),
    serviceWorker(OTHER_FONTS),
  ],
  resolve: { alias: { '@fonts': FONTS } },
  // Nothing is inlined: messages (.ftl) are fetched in the reader's language only.
  build: {
    manifest: true,
    outDir: 'dist',
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: chunks } },
  },
  worker: {
    format: 'es',
    plugins: () => [without('ui')],
    rolldownOptions: { output: { codeSplitting: workerChunks } },
  },
  server: {
    fs: { allow: ['..', FONTS] },
    proxy: {
      '/ws': { target: 'ws://127.0.0.1:8080', ws: true },
      '/api': 'http://127.0.0.1:8080',
    },
  },
});
