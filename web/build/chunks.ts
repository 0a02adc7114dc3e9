import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const GAMES = fileURLToPath(new URL('../../games/', import.meta.url));

/** What the table of a game needs at once; the imports of these come along. */
const AT_ONCE =
  /\/(facts\.ts|messages\/game-messages\.ts|ui\/index\.svelte\.ts|ui\/table\/Three\.svelte)$/;

const games = readdirSync(GAMES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** One file for what the table of each game needs besides what all tables need. */
const ofGames = games.map((name) => ({
  name: `game-${name}`,
  test: (id: string) => id.includes(`/games/${name}/`) && AT_ONCE.test(id),
  priority: 1.7,
}));

/** One file for the rest of each game's rules. */
const rulesOfGames = games.map((name) => ({
  name: `rules-${name}`,
  test: new RegExp(`/games/${name}/(game\\.ts|rules/)`),
  priority: 1.65,
}));

/**
 * Chunking of the page. On a slow connection every file costs, and one discovered only through another waits a
 * round trip: whatever is needed at once is one file, the lobby's data of the games another, the code common to
 * all tables a third, and what the table of one game needs besides a fourth.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'first', tags: ['$initial'], priority: 3 },
    {
      name: 'lobby',
      test: /\/games\/[^/]+\/(manifest\.ts|messages\/lobby\/)/,
      priority: 2,
    },
    // What a card is known by, in the hall and at tables.
    {
      name: 'signs',
      test: /\/print\/cards\/signs\.ts|\/games\/[^/]+\/ui\/(cards\/Suit\.svelte|options\/preferences\.svelte\.ts)/,
      priority: 1.97,
    },
    // Pictures of the hall, which no table needs.
    { name: 'tiles', test: /\/games\/[^/]+\/ui\/tile\//, priority: 1.96 },
    {
      name: 'controls',
      // Of tables and of the hall.
      test: /\/kits\/web\/controls\/(Dialog|Switch|Fold|SureButton)\.|\/web\/src\/table\/talk\/muted\./,
      priority: 1.95,
    },
    {
      name: 'table',
      // What two games need is named here, lest the file of one brings that of the other (`scripts/size.mjs` checks it).
      test: /\/web\/src\/table\/TablePage\.svelte|\/kits\/web\/(table\/|names|game-ui|handed-round|cards\/CardFan|signs\/Marks|lesson\/places)|\/print\/drawing\.ts|\/i18n\/seats\.ts|\/core\/(chance|decode|facts\/facts|hint\/hint|held|pick|worded|standings|once-for)\.ts/,
      priority: 1.9,
    },
    // Only some tables draw by themselves.
    { name: 'random', test: /\/core\/random\.ts|\/@noble\//, priority: 1.95 },
    { name: 'latin', test: /\/latin\//, priority: 1.8 },
    // Small things that the game which comes first would keep for itself.
    {
      name: 'kit',
      test: /\/kits\/web\/(hints\/messages|page\/|unnamed|device\/database)|\/core\/worker-call\.ts/,
      priority: 1.8,
    },
    // Of whatever game has playing cards, and of the generic board.
    { name: 'playing-cards', test: /\/kits\/web\/cards\/PlayingCard/, priority: 1.8 },
    { name: 'card-names', test: /\/kits\/web\/cards\/card-names/, priority: 1.79 },
    {
      name: 'photos',
      test: /\/kits\/web\/photos\/kept-photos\.ts|\/table\/photos\//,
      priority: 1.75,
    },
    ...ofGames,
    // By the rules a round is reviewed; at a table, the server or a worker plays by them.
    { name: 'rules', test: /\/core\/erase\.ts/, priority: 1.68 },
    ...rulesOfGames,
    { name: 'journal', test: /\/kits\/web\/(journal|device)\//, priority: 1.6 },
    {
      // What the hall shows a moment later.
      name: 'hall',
      test: /\/web\/src\/(lobby\/(DailyPuzzles|MessageOfTheDay|Transfer)|daily\/DailyLink)\.svelte|\/client\/events\.ts|\/web\/src\/(lobby\/reading|sharing\/hall)\.ts/,
      priority: 1.5,
    },
    {
      // Strangers, where the server lets them meet.
      name: 'strangers',
      test: /\/web\/src\/open\/(?!OpenTables)|\/client\/lobby\.ts/,
      priority: 1.5,
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
