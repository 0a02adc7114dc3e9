import { readFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { ROOT } from '../../scripts/node.mjs';

/** A page that is written by hand. */
export interface Document {
  /** In the repository. */
  readonly path: string;
  /** What its copy for the site is called. */
  readonly name: string;
  /** Absent: its heading. */
  readonly title?: string;
}

const GUIDES = [
  'docs/guides/BOT.md',
  'docs/guides/GAME.md',
  'docs/OPERATION.md',
  'docs/PROTOCOL.md',
  'docs/BOTS.md',
  'docs/ENGINES.md',
  'docs/EVENTS.md',
  'docs/RECORDS.md',
  'docs/PACKAGES.md',
  'CHANGELOG.md',
];

/** What the site begins with. */
export const HOME: Document = { path: 'docs/guides/README.md', name: 'index.md' };

/**
 * The pages of the site, in their order.
 *
 * @param libraries names and folders; their READMEs are pages, too
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
 * A page as the site takes it: with its title, and with links that lead to other pages, or into the repository where
 * there is no page.
 *
 * @param repository where its files can be looked at
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
