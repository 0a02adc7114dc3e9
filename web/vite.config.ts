import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compress } from './build/compress.ts';
import { chunks, preloaded, workerChunks } from './build/chunks.ts';
import { firstView } from './build/first-view.ts';
import { fontPackages, makeFonts, OTHER_FONTS } from './build/fonts.ts';
import { manifests } from './build/manifest.ts';
import { notice } from './build/notice.ts';
import { without } from './build/parts.ts';
import { withoutEngines } from './build/bots.ts';
import { serviceWorker } from './build/service-worker.ts';
import { postcss } from './build/shapes.ts';

const FONTS = fileURLToPath(new URL('../node_modules/.cache/lusoria-fonts', import.meta.url));

await makeFonts(FONTS);
const licences = notice(fontPackages());

/** Chunks are named by hand, so an import that makes none is meant. */
const checks = { pluginTimings: false, ineffectiveDynamicImport: false };

export default defineConfig({
  plugins: [
    svelte({ configFile: false }),
    without('print'),
    withoutEngines(),
    licences.page,
    firstView(['lobby', 'tiles']),
    manifests(),
    serviceWorker(OTHER_FONTS),
    compress(),
  ],
  resolve: { alias: { '@fonts': FONTS } },
  css: { postcss },
  // Files refer to each other by relative addresses, which lets the page lie below a path; only `index.html`, which is
  // opened at many addresses, uses absolute ones, and the server prefixes them with its path.
  experimental: {
    renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }),
  },
  // Nothing is inlined: messages (.ftl) are fetched in the reader's language only.
  build: {
    manifest: true,
    modulePreload: { polyfill: false, resolveDependencies: preloaded },
    outDir: 'dist',
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: chunks }, checks },
  },
  worker: {
    format: 'es',
    plugins: () => [without('ui'), licences.worker()],
    rolldownOptions: {
      output: { codeSplitting: workerChunks },
      checks,
    },
  },
  server: {
    fs: { allow: ['..', FONTS] },
    proxy: {
      '/ws': { target: 'ws://127.0.0.1:8080', ws: true },
      '/api': 'http://127.0.0.1:8080',
    },
  },
});
