import type { Rolldown } from 'vite';

/**
 * How the page is cut into files. On a slow line every file costs, and what is found out only from another one waits a round
 * trip for it: so what is needed at once is one file, what the lobby shows of the games another, and what every table
 * needs a third. The parts of a game stay by themselves.
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
      test: /\/web\/(kit\/(?!chart\/|lesson\/)|src\/(table|generic|shell)\/(?!.*(RoundPage|PastPage|ScreenPage|NewTable|End|Help|Settings)\.svelte))|\/games\/core\/(?!lesson\/)|\/@noble\/|(?<!src)\/table\/(?!messages\/)|\/lean-qr\//,
      priority: 1,
    },
  ],
};

/** Likewise for workers: what each needs at once, what the registry knows, and one file a game. */
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
