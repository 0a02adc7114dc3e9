import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';

/** A place in a text where another file is named. */
interface Place {
  readonly from: number;
  readonly to: number;
  readonly specifier: string;
  /** Imported as a module, or named by `new URL('…', import.meta.url)`; the latter may be a template. */
  readonly kind: 'import' | 'url';
}

/** A file that lies beside the code; what has no ending is a folder. */
const BESIDE = /new URL\(\s*(['"`])(\.[^'"`]*\.\w+)\1,\s*import\.meta\.url,?\s*\)/g;

/** The files that a compiled file names, in the order of the text. */
function placesIn(text: string): readonly Place[] {
  const imports = ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName, pos }): Place => {
      // The position is that of the quote; what was found may be escaped, but ours never is.
      const from = text.indexOf(fileName, pos);
      return { from, to: from + fileName.length, specifier: fileName, kind: 'import' };
    });
  const urls = [...text.matchAll(BESIDE)].map(({ index, 0: whole, 2: specifier = '' }): Place => {
    const from = index + whole.indexOf(specifier);
    return { from, to: from + specifier.length, specifier, kind: 'url' };
  });
  return [...imports, ...urls].toSorted((a, b) => a.from - b.from);
}

/** A text in which other files are named, each as this tells it. */
function renamed(text: string, nameOf: (place: Place) => string): string {
  let result = '';
  let end = 0;
  for (const place of placesIn(text)) {
    result += text.slice(end, place.from) + nameOf(place);
    end = place.to;
  }
  return result + text.slice(end);
}

/** Where a bare specifier leads. */
export type Resolve = (specifier: string, importer: string) => Target;
/** A file of the tree, one that is put into it besides, or the specifier under which it is found outside. */
export type Target =
  | { readonly file: string }
  | { readonly besides: string }
  | { readonly specifier: string };

export interface Options {
  /** The folder with what the compiler has written; files are told relative to it. */
  readonly compiled: string;
  /** The folder with the sources, where everything lies that is not compiled. */
  readonly sources: string;
  readonly resolve: Resolve;
  /** Left out of what is packed: an empty module takes its place. */
  readonly isLeftOut: (file: string) => boolean;
}

/** What stands for whatever is left out, at the root of the tree. */
export const NOTHING = 'nothing.js';

/**
 * The files that these need, with what they name rewritten so that it is found.
 *
 * @param entries compiled files and declarations, relative to the folder with them
 * @returns contents by path
 * @throws where a file is missing
 */
export function collect(
  entries: readonly string[],
  options: Options,
): ReadonlyMap<string, string | Buffer> {
  const { compiled, sources } = options;
  const files = new Map<string, string | Buffer>();
  const waiting = [...entries];

  const named = (importer: string, { specifier, kind }: Place): string => {
    const target = targetOf(importer, specifier, kind);
    if ('specifier' in target) return target.specifier;
    if ('besides' in target) return relative(importer, target.besides);
    const file = options.isLeftOut(target.file) ? NOTHING : target.file;
    waiting.push(...matching(isDeclaration(importer) ? declarationOf(file) : file));
    return relative(importer, file);
  };
  const targetOf = (importer: string, specifier: string, kind: Place['kind']): Target => {
    if (kind === 'import' && !specifier.startsWith('.'))
      return options.resolve(specifier, importer);
    return { file: compiledName(posix.join(posix.dirname(importer), specifier)) };
  };
  /** Files that a name stands for: a template stands for all that it can come to. */
  const matching = (file: string): readonly string[] =>
    file.includes('${') ? globSync(file.replace(/\$\{[^}]*\}/g, '*'), { cwd: sources }) : [file];
  const contentOf = (file: string): string | Buffer => {
    if (file === NOTHING) return 'export {};\n';
    if (!isCode(file) && !isDeclaration(file)) return readFileSync(posix.join(sources, file));
    const text = readFileSync(posix.join(compiled, file), 'utf8');
    return renamed(text, (place) => named(file, place));
  };

  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (!files.has(next)) files.set(next, contentOf(next));
  }
  return files;
}

/** The declarations that belong to a compiled file. */
export function declarationOf(file: string): string {
  return file.replace(/\.(m?)js$/, '.d.$1ts');
}

/** What a source is called once it is compiled. */
export function compiledName(source: string): string {
  return source.replace(/\.ts$/, '.js');
}

function isDeclaration(file: string): boolean {
  return /\.d\.m?ts$/.test(file);
}

function isCode(file: string): boolean {
  return /\.m?js$/.test(file);
}

/** How one file names another. */
function relative(importer: string, file: string): string {
  const path = posix.relative(posix.dirname(importer), file);
  return path.startsWith('.') ? path : `./${path}`;
}
