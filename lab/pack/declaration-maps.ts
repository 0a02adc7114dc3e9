import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import * as v from 'valibot';
import { type Folders, type PackedFiles, textFile } from './package.ts';

const mapSchema = v.looseObject({ sources: v.tuple([v.string()]) });

/**
 * Maps of a library's declarations, beside these in `lib/`, and the sources in `src/` to which they lead.
 *
 * @param files of the library, in the compiler's folder
 */
export function mappedSources(
  files: readonly string[],
  folder: string,
  { compiled, sources }: Folders,
): PackedFiles {
  const declarations = files.filter((file) => /\.d\.m?ts$/u.test(file));
  return new Map(
    declarations.flatMap((file) => {
      const map = `${file}.map`;
      const text = readFileSync(posix.join(compiled, map), 'utf8');
      const {
        sources: [source],
        ...rest
      } = v.parse(mapSchema, JSON.parse(text));
      const from = posix.relative(sources, posix.join(compiled, posix.dirname(map), source));
      const [to, at] = [within('src', folder, from), within('lib', folder, map)];
      const led = { ...rest, sources: [posix.relative(posix.dirname(at), to)] };
      return [textFile(sources, from, to), [at, `${JSON.stringify(led)}\n`]] as const;
    }),
  );
}

/** The place of a file of the library in a folder of its package. */
function within(top: 'lib' | 'src', folder: string, file: string): string {
  return posix.join(top, posix.relative(folder, file));
}
