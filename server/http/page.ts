import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A file of the page as served. */
export interface PageFile {
  readonly body: Buffer;
  readonly type: string;
  readonly etag: string;
  /** Whether its name changes whenever its contents do. */
  readonly isHashed: boolean;
  /** As the build has compressed it with Brotli; null if it has not. */
  readonly brotli: Buffer | null;
}

/** Compression of a body for a client. */
export type Encoding = 'br' | 'gzip' | null;

/**
 * The built page, read when the server starts. hono's `compress` would compress every answer anew
 * (measured on 200 kB: 5.6 ms of CPU against 0.2) and does not support Brotli; static middlewares
 * serve only files that the build has compressed already, and not every one is.
 */
export interface Page {
  /** The file for a path of a URL; the page itself for paths that name no file; or null. */
  file(path: string): PageFile | null;
  /** The body for this client. Compressed once, on first request. */
  packed(file: PageFile, encoding: Encoding): Promise<Buffer>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ftl': 'text/plain; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
/** What the build adds to the name of a file that it has compressed (`web/build/compress.ts`). */
const COMPRESSED = '.br';
/** The page itself. */
export const INDEX = '/index.html';
const PACKABLE = /^(text|application\/(json|manifest)|image\/svg)/;
const SMALLEST_PACKED = 512;

/**
 * Reads the page in a folder; empty where it has not been built.
 *
 * @param base the path below which browsers find it, with a slash at either end: only the page
 * itself has to know it, all other files link to each other relatively
 */
export function readPage(folder: string, base = '/'): Page {
  const files = pageFiles(folder, base);
  const packing = new WeakMap<PageFile, Map<Encoding, Promise<Buffer>>>();
  return {
    file(path) {
      const named = files.get(path);
      if (named) return named;
      // A path that looks like a missing file must not be answered with the page.
      return extname(path) === '' ? (files.get(INDEX) ?? null) : null;
    },
    async packed(file, encoding) {
      if (encoding === null || !isPackable(file)) return file.body;
      if (encoding === 'br' && file.brotli) return file.brotli;
      const known = packing.get(file) ?? new Map<Encoding, Promise<Buffer>>();
      packing.set(file, known);
      const body = known.get(encoding) ?? pack(file.body, encoding);
      known.set(encoding, body);
      return body;
    },
  };
}

/** Whether compression makes a file smaller. */
export function isPackable({ type, body }: PageFile): boolean {
  return PACKABLE.test(type) && body.length >= SMALLEST_PACKED;
}

/** Compression for a client that accepts these encodings. */
export function encodingFor(accepted: string | undefined): Encoding {
  const names = (accepted ?? '').split(',').map((part) => part.trim().toLowerCase());
  const takes = (name: string): boolean =>
    names.some(
      (part) => part === name || (part.startsWith(`${name};`) && !/q=0(\.0*)?$/.test(part)),
    );
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null;
}

/** The files of the page by their paths, which begin with a slash; none where it has not been built. */
export function pageFiles(folder: string, base: string): ReadonlyMap<string, PageFile> {
  if (!existsSync(folder)) return new Map();
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
    .map((path) => path.replaceAll('\\', '/').replace(/^\/?/, '/'))
    // Dotfiles are the builder's own.
    .filter((path) => !path.includes('/.'));
  const compressed = new Set(found.filter((path) => path.endsWith(COMPRESSED)));
  return new Map(
    found
      .filter((path) => !compressed.has(path))
      .map((path) => {
        const packed = path + COMPRESSED;
        const brotli = compressed.has(packed) ? readFileSync(join(folder, packed)) : null;
        return [path, fileOf(path, based(path, readFileSync(join(folder, path)), base), brotli)];
      }),
  );
}

/** A file; the page itself with its links below the base. */
function based(path: string, body: Buffer, base: string): Buffer {
  if (path !== INDEX || base === '/') return body;
  return Buffer.from(body.toString().replaceAll(/(\s(?:href|src)=")\/(?!\/)/g, `$1${base}`));
}

function fileOf(path: string, body: Buffer, brotli: Buffer | null): PageFile {
  return {
    body,
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    isHashed: path.startsWith('/assets/'),
    brotli,
  };
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Brotli quality, for what the build has not compressed, beyond which eleven times as much work saves one byte in a hundred. */
const QUALITY = 5;

async function pack(body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  return encoding === 'gzip'
    ? zip(body, { level: 9 })
    : brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
}
