// npm run docs: writes the generated parts of documents. With --check it writes nothing, and fails
// where one of them is out of date.
import { writeFileSync } from 'node:fs';
import { generatedFiles } from './files.ts';

const isCheck = process.argv.includes('--check');
for (const { path, url, present, wanted } of await generatedFiles()) {
  if (present === wanted) continue;
  process.stdout.write(isCheck ? `${path} is out of date: npm run docs\n` : `${path}\n`);
  if (isCheck) process.exitCode = 1;
  else writeFileSync(url, wanted);
}
