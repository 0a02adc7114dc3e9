import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { licenceOf, licencesOf, noticeOf } from '../../scripts/licences.mjs';

const INTRO = `This page contains code, fonts and pictures of others, under the licences that follow.
What is not named here is Lusoria's own, under the MIT License.`;

/**
 * Writes `NOTICE.txt` next to the page: the licences of all its components.
 *
 * @param packages folders of packages that are not imported, but whose derivatives are included
 * @returns a plugin that writes the file, and one that reports a worker's modules to it
 */
export function notice(packages: readonly string[]): {
  readonly page: Plugin;
  readonly worker: () => Plugin;
} {
  const used = new Set<string>();
  const collect = (bundle: Rolldown.OutputBundle): void => {
    for (const output of Object.values(bundle)) {
      const files =
        output.type === 'chunk'
          ? output.moduleIds
          : // Told from the root of the page.
            output.originalFileNames.map((file) => resolve('.', file));
      for (const file of files) used.add(file);
    }
  };
  return {
    worker: () => ({
      name: 'lusoria-notice-worker',
      generateBundle: (_options, bundle) => collect(bundle),
    }),
    page: {
      name: 'lusoria-notice',
      apply: 'build',
      generateBundle(_options, bundle) {
        collect(bundle);
        const source = noticeOf(INTRO, [...packages.map(licenceOf), ...licencesOf(used)]);
        this.emitFile({ type: 'asset', fileName: 'NOTICE.txt', source });
      },
    },
  };
}
