import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';

/** A reference to another file within a text. */
interface Place {
  readonly from: number;
  readonly to: number;
  readonly specifier: string;
  /** An import, or `new URL('…', import.meta.url)`; the latter may contain a template. */
  readonly kind: 'import' | 'url';
}

/** A file beside the code; a name without an extension is a folder. */
const BESIDE = /new URL\(\s*(['"`])(\.[^'"`]*\.\w+)\1,\s*import\.meta\.url,?\s*\)/g;

/** The references in a compiled file, in the order of the text. */
function placesIn(text: string): readonly Place[] {
  const imports = ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName, pos }): Place => {
      // The position is that of the quote; specifiers may contain escapes in general, but ours
      // never do.
      const from = text.indexOf(fileName, pos);
      return { from, to: from + fileName.length, specifier: fileName, kind: 'import' };
    });
  const urls = [...text.matchAll(BESIDE)].map(({ index, 0: whole, 2: specifier = '' }): Place => {
    const from = index + whole.indexOf(specifier);
    return { from, to: from + specifier.length, specifier, kind: 'url' };
  });
  return [...imports, ...urls].toSorted((a, b) => a.from - b.from);
}

/** The text with every reference replaced by `nameOf`. */
function renamed(text: string, nameOf: (place: Place) => string): string {
  let result = '';
  let end = 0;
  for (const place of placesIn(text)) {
    result += text.slice(end, place.from) + nameOf(place);
    end = place.to;
  }
  return result + text.slice(end);
}

/** Resolves a bare specifier. */
type Resolve = (specifier: string, importer: string) => Target;
/** A file of the tree, one added to it, or the specifier under which it is found outside. */
type Target =
  | { readonly file: string }
  | { readonly besides: string }
  | { readonly specifier: string };

export interface Options {
  /** Folder of the compiler's output; file paths are relative to it. */
  readonly compiled: string;
  /** Folder of the sources, with everything that is not compiled. */
  readonly sources: string;
  readonly resolve: Resolve;
  /** True for files left out of the package: an empty module replaces them. */
  readonly isLeftOut: (file: string) => boolean;
}

/** The module that replaces files left out, at the root of the tree. */
const NOTHING = 'nothing.js';

/**
 * Collects the files that the entries need, with their references rewritten.
 *
 * @param entries compiled files and declarations, relative to their folder
 * @returns contents by path
 * @throws if a file is missing
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
  /** Files that a reference matches: a template matches every possible value. */
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

/** The declaration file of a compiled file. */
export function declarationOf(file: string): string {
  return file.replace(/\.(m?)js$/, '.d.$1ts');
}

/** Path of a source after compilation. */
export function compiledName(source: string): string {
  return source.replace(/\.ts$/, '.js');
}

function isDeclaration(file: string): boolean {
  return /\.d\.m?ts$/.test(file);
}

function isCode(file: string): boolean {
  return /\.m?js$/.test(file);
}

/** Relative specifier from one file to another. */
function relative(importer: string, file: string): string {
  const path = posix.relative(posix.dirname(importer), file);
  return path.startsWith('.') ? path : `./${path}`;
}
