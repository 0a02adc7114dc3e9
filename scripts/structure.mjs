// npm run structure: counts structural faults of the code, and prints each place.
//   --check     prints only the counts that exceed their limits, of each the places near to what was changed last,
//               and fails if there are any
//   --lines     prints lines by folder instead
//   DIR         looks at another tree
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './node.mjs';
import { arrowsUp } from './structure/arrows.mjs';
import { circlesIn } from './structure/circles.mjs';
import { fallbacksIn } from './structure/fallbacks.mjs';
import { fullFolders } from './structure/full-folders.mjs';
import { longFiles, longFunctions } from './structure/lengths.mjs';
import { linesByFolder } from './structure/lines.mjs';
import { mentionsIn } from './structure/mentions.mjs';
import { repeatsIn } from './structure/repeats.mjs';
import { nearestToChanges } from './structure/nearest.mjs';
import { readTree } from './structure/tree.mjs';
import { unpublishedIn } from './structure/unpublished.mjs';

/** @type {Record<string, { find: (tree: import('./structure/tree.mjs').Tree) => string[], limit: number }>} */
const COUNTS = {
  'imports that run up the map': { find: arrowsUp, limit: 0 },
  'imports that packages would lack': { find: unpublishedIn, limit: 0 },
  'circles of imports': { find: circlesIn, limit: 0 },
  'files outside of a game that mention it': { find: mentionsIn, limit: 3 },
  'folders with more than 25 files': { find: fullFolders, limit: 0 },
  'files over 400 lines': { find: longFiles, limit: 0 },
  'functions over 120 lines': { find: longFunctions, limit: 0 },
  'indices that go on with nothing where they miss': { find: fallbacksIn, limit: 9 },
  'repeated places': { find: repeatsIn, limit: 59 },
};

const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean' }, lines: { type: 'boolean' } },
  allowPositionals: true,
});
const tree = await readTree(resolve(positionals[0] ?? ROOT));
if (values.lines) console.table(linesByFolder(tree));
else {
  const results = Object.entries(COUNTS).map(([name, { find, limit }]) => ({
    name,
    limit,
    found: find(tree),
  }));
  for (const { name, limit, found } of results) {
    if (values.check && found.length <= limit) continue;
    console.log(`\n${name}: ${found.length}, at most ${limit}`);
    // Where some are allowed, it is a new one that is looked for.
    const near = values.check && limit > 0 ? nearestToChanges(tree.root, found) : null;
    for (const one of near?.places ?? found) console.log(`  ${one}`);
    if (near && near.places.length < found.length)
      console.log(
        `  These are near to what differs from ${near.base}; npm run structure tells all.`,
      );
  }
  if (!values.check)
    console.log(`\n${results.map(({ name, found }) => `${found.length} ${name}`).join(', ')}`);
  if (values.check && results.some(({ found, limit }) => found.length > limit))
    process.exitCode = 1;
}
