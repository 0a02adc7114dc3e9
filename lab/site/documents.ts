import { readFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { ROOT } from '../../scripts/node.mjs';

/** A page written by hand. */
export interface Document {
  /** Path in the repository. */
  readonly path: string;
  /** File name in the site. */
  readonly name: string;
  /** Absent: the page's heading. */
  readonly title?: string;
}

const GUIDES = [
  'docs/guides/BOT.md',
  'docs/guides/GAME.md',
  'docs/concepts/TABLE.md',
  'docs/concepts/CHANCE.md',
  'docs/concepts/CONTRACT.md',
  'docs/concepts/KITS.md',
  'docs/concepts/TESTS.md',
  'docs/OPERATION.md',
  'docs/PROTOCOL.md',
  'docs/BOTS.md',
  'docs/ENGINES.md',
  'docs/TRIALS.md',
  'docs/EVENTS.md',
  'docs/RECORDS.md',
  'docs/PACKAGES.md',
  'CHANGELOG.md',
];

/** Home page of the site. */
export const HOME: Document = { path: 'docs/guides/README.md', name: 'index.md' };

/**
 * The pages of the site, in order.
 *
 * @param libraries names and folders of the libraries, whose READMEs are pages, too
 */
export function documentsWith(
  libraries: readonly { readonly name: string; readonly folder: string }[],
): readonly Document[] {
  return [
    ...GUIDES.map((path) => ({ path, name: basename(path).toLowerCase() })),
    ...libraries.map(({ name, folder }) => ({
      path: `${folder}/README.md`,
      name: `${basename(folder)}.md`,
      title: `${name}: overview`,
    })),
  ];
}

/**
 * Converts a page for the site: adds its title, and points links to other pages, or into the repository where
 * there is no page.
 *
 * @param repository address at which its files can be viewed
 */
export function pageOf(
  { path, title }: Document,
  documents: readonly Document[],
  repository: string,
): string {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const body = text.replaceAll(
    /\]\((?![a-z]+:|#|\/)([^)\s#]+)(#[^)\s]*)?\)/g,
    (_, target: string, fragment: string | undefined) => {
      const wanted = posix.join(dirname(path), target);
      const page = documents.find((one) => one.path === wanted);
      return `](${page ? `./${page.name}` : `${repository}/${wanted}`}${fragment ?? ''})`;
    },
  );
  return `---\ntitle: ${JSON.stringify(title ?? /^# (.*)$/m.exec(text)?.[1] ?? path)}\n---\n\n${body}`;
}
