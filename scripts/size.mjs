// Measures the JavaScript that a browser loads before it shows the lobby.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { ROOT } from './node.mjs';

/** The most that the first load may weigh, gzipped, in bytes. */
export const LIMIT = 60 * 1024;

/** @typedef {{ file: string, isEntry?: boolean, imports?: string[] }} Chunk as in Vite's manifest */

/**
 * The scripts that a browser loads at once: the entries and all that they import statically.
 * @returns {{ file: string, bytes: number }[]} with their gzipped sizes
 */
export function firstLoad() {
  const dist = `${ROOT}web/dist/`;
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8'));
  const files = new Set();
  /** @param {Chunk | undefined} chunk */
  const add = (chunk) => {
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const name of chunk.imports ?? []) add(manifest[name]);
  };
  for (const chunk of Object.values(manifest)) if (chunk.isEntry) add(chunk);
  return [...files]
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, bytes: gzipSync(readFileSync(dist + file)).length }));
}
