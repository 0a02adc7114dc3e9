// node scripts/pseudo.mjs: adds the pseudo-language to this working tree, as one would add any language, to
// view the page in it. --remove removes it.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFolders } from './messages/folders.mjs';
import { writeGenerated } from './messages/generate.mjs';
import { PSEUDO, pseudoFile } from './messages/pseudo.mjs';
import { ROOT } from './node.mjs';

const remove = process.argv.includes('--remove');
for (const { path, files } of readFolders(ROOT)) {
  const file = join(ROOT, path, `${PSEUDO}.ftl`);
  const english = files.find(({ language }) => language === 'en');
  if (remove) rmSync(file, { force: true });
  else if (english) writeFileSync(file, pseudoFile(english.source));
}
writeGenerated(ROOT);
