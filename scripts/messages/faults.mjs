// Finds faults in the message folders.
import { Junk } from '@fluent/syntax';
import { filesBelow, languagesOf, readFolders, textOf } from './folders.mjs';
import { generate } from './generate.mjs';
import { usesOf } from './params.mjs';
import { referencesOf } from './references.mjs';
import { usageIn } from './usage.mjs';

/** @typedef {import('./folders.mjs').File} File */
/** @typedef {import('./folders.mjs').Folder} Folder */
/** @typedef {import('./references.mjs').Known} Known */

/** @typedef {{ path: string, key: string, what: string }} Fault the key is empty for a fault of the file itself */

/**
 * @param {string} root
 * @returns {Fault[]}
 */
export function faultsIn(root) {
  const folders = readFolders(root);
  const languages = languagesOf(folders);
  const isUsed = usageIn(root);
  return [
    ...generatedFaults(root, folders),
    ...folders.flatMap((folder) => [
      ...languageFaults(folder, languages),
      ...missing(folder),
      ...folder.files.flatMap(fileFaults),
      ...parameterFaults(folder),
      ...unused(folder, isUsed),
    ]),
  ];
}

/**
 * @param {Fault} fault
 * @returns {string} one line
 */
export function lineOf({ path, key, what }) {
  return [path, key, what].filter((part) => part !== '').join(': ');
}

/**
 * @param {string} root
 * @param {readonly Folder[]} folders
 * @returns {Fault[]}
 */
function generatedFaults(root, folders) {
  const generated = generate(folders);
  const outdated = [...generated].flatMap(([path, text]) =>
    textOf(root, path) === text
      ? []
      : [{ path, key: '', what: 'is out of date; run "npm run messages"' }],
  );
  const orphans = filesBelow(root, '')
    .filter((path) => path.endsWith('/keys.gen.ts') && !generated.has(path))
    .map((path) => ({ path, key: '', what: 'is left over: there are no .ftl files beside it' }));
  return [...outdated, ...orphans];
}

/**
 * @param {Folder} folder
 * @param {readonly string[]} languages
 * @returns {Fault[]}
 */
function languageFaults({ path, files }, languages) {
  const there = files.map(({ language }) => language);
  return [
    ...languages
      .filter((language) => !there.includes(language))
      .map((language) => ({ path: `${path}/${language}.ftl`, key: '', what: 'does not exist' })),
    ...files
      .filter(({ language }) => !languages.includes(language))
      .map((file) => ({
        path: file.path,
        key: '',
        what: `is in a language that i18n/languages does not have`,
      })),
  ];
}

/**
 * Messages that some languages have and others lack.
 * @param {Folder} folder
 * @returns {Fault[]}
 */
function missing({ files }) {
  const keys = new Set(files.flatMap(({ messages }) => messages.map(({ id }) => id.name)));
  return [...keys].flatMap((key) => {
    const has = files.filter(({ messages }) => messages.some(({ id }) => id.name === key));
    const there = has.map(({ language }) => `${language}.ftl`).join(', ');
    return files
      .filter((file) => !has.includes(file))
      .map(({ path }) => ({ path, key, what: `is missing; it is in ${there}` }));
  });
}

/**
 * Faults detectable in a single file.
 * @param {File} file
 * @returns {Fault[]}
 */
function fileFaults({ path, source, body, messages, terms }) {
  /** @type {Known} */
  const known = {
    messages: new Map(messages.map((message) => [message.id.name, message])),
    terms: new Map(terms.map((term) => [term.id.name, term])),
  };
  const references = [...messages, ...terms].map((entry) => ({
    key: nameOf(entry),
    ...referencesOf(entry, known),
  }));
  return [
    ...body.filter((entry) => entry instanceof Junk).map((junk) => junkFault(path, source, junk)),
    ...doubles({ path, messages, terms }),
    ...messages
      .filter(({ attributes }) => attributes.length > 0)
      .map(({ id }) => ({
        path,
        key: id.name,
        what: 'has attributes; give each a key of its own',
      })),
    ...references.flatMap(({ key, faults }) => faults.map((what) => ({ path, key, what }))),
    ...terms
      .filter(({ id }) => !references.some((each) => each.terms.has(id.name)))
      .map((term) => ({ path, key: nameOf(term), what: 'is used nowhere in the file' })),
  ];
}

/**
 * Messages and terms of which a file has two: a page that needs it does not open.
 * @param {readonly Folder[]} folders
 * @returns {Fault[]}
 */
export function doublesIn(folders) {
  return folders.flatMap(({ files }) => files.flatMap(doubles));
}

/**
 * @param {Pick<File, 'path' | 'messages' | 'terms'>} file
 * @returns {Fault[]}
 */
function doubles({ path, messages, terms }) {
  const names = [...messages, ...terms].map(nameOf);
  return names
    .filter((name, i) => names.indexOf(name) < i)
    .map((key) => ({ path, key, what: 'is there twice' }));
}

/**
 * @param {import('@fluent/syntax').Message | import('@fluent/syntax').Term} entry
 * @returns {string} the name as in the file
 */
function nameOf({ type, id }) {
  return type === 'Term' ? `-${id.name}` : id.name;
}

/**
 * @param {string} path
 * @param {string} source
 * @param {Junk} junk
 * @returns {Fault}
 */
function junkFault(path, source, { content, annotations }) {
  const [annotation] = annotations;
  const at = annotation?.span?.start ?? 0;
  const line = source.slice(0, at).split('\n').length;
  const key = /^-?[A-Za-z][\w-]*/.exec(content)?.[0] ?? '';
  const what = annotation?.message ?? 'not understood';
  return { path, key, what: `does not parse (line ${line}): ${what}` };
}

/**
 * Parameters that one language uses as a number and another as a name.
 * @param {Folder} folder
 * @returns {Fault[]}
 */
function parameterFaults(folder) {
  return [...usesOf(folder)].flatMap(([key, uses]) =>
    [...uses]
      .filter(([, { number, names }]) => number && names.size > 0)
      .map(([name, { names }]) => ({
        path: folder.path,
        key,
        what: `$${name} is a number here and one of ${[...names].join(', ')} there`,
      })),
  );
}

/**
 * Messages that neither the sources nor other messages mention.
 * @param {Folder} folder
 * @param {(key: string) => boolean} isUsed
 * @returns {Fault[]}
 */
function unused({ path, files }, isUsed) {
  const known = { messages: new Map(), terms: new Map() };
  const mentioned = new Set(
    files.flatMap(({ messages, terms }) =>
      [...messages, ...terms].flatMap((entry) => [...referencesOf(entry, known).messages]),
    ),
  );
  const keys = new Set(files.flatMap(({ messages }) => messages.map(({ id }) => id.name)));
  return [...keys]
    .filter((key) => !isUsed(key) && !mentioned.has(key))
    .map((key) => ({ path, key, what: 'is used nowhere' }));
}
