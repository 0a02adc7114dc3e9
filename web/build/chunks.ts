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
      // What the hall shows a moment later.
      name: 'hall',
      test: /\/web\/src\/(lobby\/(DailyPuzzles|MessageOfTheDay|Transfer))\.svelte|\/client\/events\.ts|\/lobby\/reading\.ts/,
      priority: 1.5,
    },
    {
      // Strangers, where the server lets them meet.
      name: 'strangers',
      test: /\/web\/src\/open\/|\/client\/lobby\.ts/,
      priority: 1.5,
    },
    {
      name: 'table',
      test: /\/web\/src\/table\/(TablePage|OwnTable|frame\/)(?!.*(Manage|messages))|\/kits\/web\/(table\/|names|game-ui|controls\/(Dialog|Switch)\.)|\/core\/(chance|decode|erase|held|pick|worded)\.ts/,
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

/**
 * What a dynamic import fetches together with its chunk. The list stands in the first chunk, so only what leads to a table tells its
 * scripts beforehand; other pages find them by their imports.
 */
export function preloaded(
  file: string,
  needed: readonly string[],
  { hostType }: { readonly hostType: 'html' | 'js' },
): string[] {
  const leadsToTable = /\/(table|game|game-messages|index\.svelte|hall|lobby|opponents)-/.test(
    file,
  );
  return hostType === 'html' || leadsToTable
    ? [...needed]
    : needed.filter((one) => one.endsWith('.css'));
}
