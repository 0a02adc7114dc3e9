// For a release: node scripts/release.mjs check v1.2.3 | notes v1.2.3
// Versions are those of https://semver.org: interfaces that programs, bots and operators rely on (protocol, command line, records,
// database, packages) change incompatibly only with a new major version; before 1.0 with a new minor one.
import { readFileSync } from 'node:fs';
import { ROOT } from './node.mjs';

const [task = '', tag = ''] = process.argv.slice(2);
const version = tag.replace(/^v/, '');
const notes = notesOf(readFileSync(`${ROOT}CHANGELOG.md`, 'utf8'), version);

if (task === 'notes' && notes !== null) console.log(notes);
else if (task === 'check') {
  const faults = [
    ...(/^v\d+\.\d+\.\d+(-[\w.]+)?$/.test(tag) ? [] : [`${tag} is no version such as v1.2.3`]),
    ...manifests().flatMap(([path, { version: found }]) =>
      found === version ? [] : [`${path} has version ${found}`],
    ),
    ...(notes === null ? [`CHANGELOG.md has no part "## ${version} – YYYY-MM-DD"`] : []),
  ];
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
} else {
  console.error('usage: node scripts/release.mjs check|notes vX.Y.Z');
  process.exitCode = 2;
}

/** The package.json of the root and of every workspace. */
function manifests() {
  const { packages } = JSON.parse(readFileSync(`${ROOT}package-lock.json`, 'utf8'));
  const own = Object.keys(packages).filter((path) => !path.includes('node_modules'));
  /** @type {(path: string) => [string, { version: string }]} */
  const read = (path) => {
    const file = `${path === '' ? '' : `${path}/`}package.json`;
    return [file, JSON.parse(readFileSync(ROOT + file, 'utf8'))];
  };
  return own.map(read);
}

/**
 * The changelog's section on a version; null if there is none.
 * @param {string} changelog
 * @param {string} wanted
 */
function notesOf(changelog, wanted) {
  const parts = changelog.split(/^## /m).slice(1);
  const part = parts.find((text) => text.split(/\s/)[0] === wanted);
  return part ? part.slice(part.indexOf('\n')).trim() : null;
}
