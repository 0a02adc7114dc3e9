// Generates the TypeScript that declares messages and languages.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StringLiteral, TextElement, VariableReference } from '@fluent/syntax';
import { LANGUAGE_FOLDER, languagesOf, readFolders, textOf } from './folders.mjs';
import { typeOf, usesOf } from './params.mjs';

/** @typedef {import('./folders.mjs').Folder} Folder */
/** @typedef {import('./params.mjs').Uses} Uses */

const HEAD = '// Written by `npm run messages`.\n';

/**
 * The generated files.
 * @param {readonly Folder[]} folders
 * @returns {Map<string, string>} their texts by path
 */
export function generate(folders) {
  return new Map(
    folders.map((folder) =>
      folder.path === LANGUAGE_FOLDER
        ? ['i18n/languages.gen.ts', languagesFile(folder)]
        : [`${folder.path}/keys.gen.ts`, keys(folder)],
    ),
  );
}

/**
 * Writes the generated files that are out of date.
 * @param {string} root
 * @returns {string[]} their paths
 */
export function writeGenerated(root) {
  const outdated = [...generate(readFolders(root))].filter(
    ([path, text]) => textOf(root, path) !== text,
  );
  for (const [path, text] of outdated) writeFileSync(join(root, path), text);
  return outdated.map(([path]) => path);
}

/** @param {Folder} folder */
function keys(folder) {
  const lines = [...usesOf(folder)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, uses]) => `  ${quoted(key)}: ${params(uses)};\n`);
  return `${HEAD}import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
${lines.join('')}}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(\`./\${language}.ftl\`, import.meta.url),
);
`;
}

/** @param {Uses} uses */
function params(uses) {
  if (uses.size === 0) return 'null';
  const each = [...uses]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, use]) => `${quoted(name)}: ${typeOf(use)}`);
  return `{ ${each.join('; ')} }`;
}

/** @param {Folder} folder */
function languagesFile(folder) {
  const tags = languagesOf([folder]);
  const keys = [...usesOf(folder).keys()].toSorted();
  const texts = tags.map((tag) => {
    const each = keys.map((key) => `    ${quoted(key)}: ${text(plainText(folder, tag, key))},\n`);
    return `  ${quoted(tag)}: {\n${each.join('')}  },\n`;
  });
  return `${HEAD}
/** The languages there are, as BCP 47 tags; a page in Latin says so, too. */
export const LANGUAGES = [${tags.map(text).join(', ')}] as const;
export type Language = (typeof LANGUAGES)[number];

/** Name of each language in itself, and other words that are at hand everywhere; parameters in braces. */
export const LANGUAGE_TEXTS = {
${texts.join('')}} as const satisfies Record<Language, Readonly<Record<string, string>>>;
`;
}

/**
 * @param {Folder} folder
 * @param {string} tag
 * @param {string} key
 * @returns {string} the tag itself if the file lacks the message
 */
function plainText({ files }, tag, key) {
  const file = files.find(({ language }) => language === tag);
  const message = file?.messages.find(({ id }) => id.name === key);
  const elements = message?.value?.elements ?? [];
  const parts = elements.map((element) => {
    if (element instanceof TextElement) return element.value;
    const { expression } = element;
    if (expression instanceof StringLiteral) return expression.parse().value;
    return expression instanceof VariableReference ? `{${expression.id.name}}` : '';
  });
  return parts.join('') || tag;
}

/** @param {string} name a property */
function quoted(name) {
  return /^[A-Za-z]\w*$/.test(name) ? name : `'${name}'`;
}

/** @param {string} value */
function text(value) {
  return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
