import type { Rolldown } from 'vite';

/**
 * Chunking of the page. On a slow connection every file costs, and one discovered only through another waits a
 * round trip: whatever is needed at once is one file, the lobby's data of the games another, and the code common to
 * all tables a third. The parts of each game stay separate.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'first', tags: ['$initial'], priority: 3 },
    {
      name: 'lobby',
      test: /\/games\/[^/]+\/(manifest\.ts|messages\/lobby\/|ui\/tile\/)/,
      priority: 2,
    },
    {
      name: 'table',
      test: /\/kits\/web\/(?!chart\/|lesson\/)|\/web\/src\/(table|generic|shell)\/(?!.*(Pages|RoundPage|PastPage|ScreenPage|NewTable|End|Help|Settings)\.svelte)|^(?!.*\/node_modules\/).*\/core\/(?!lesson\/)|\/@noble\/|(?<!src|ui)\/table\/(?!messages\/)|\/lean-qr\//,
      priority: 1,
    },
  ],
};

/** The same for workers: code needed at once, the registry's data, and one file per game. */
export const workerChunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'worker', tags: ['$initial'], priority: 3 },
    { name: 'manifests', test: /\/games\/[^/]+\/manifest\.ts/, priority: 2 },
    {
      debugName: 'games',
      name: (module) => /\/games\/([^/]+)\/(rules|engine|notation|game)/.exec(module)?.[1] ?? null,
      priority: 1,
    },
  ],
};
