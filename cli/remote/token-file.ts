import { readFileSync, writeFileSync } from 'node:fs';
import type { CredentialStorage } from '@lusoria/client';
import { Failure, reasonOf, Usage } from '@lusoria/cli-kit/usage.ts';

/** A token of the protocol. */
const TOKEN = /^[A-Za-z0-9_-]{20,100}$/;

/**
 * Stores a token in a private file: on the next visit the client is the same person and finds the
 * seat.
 *
 * @param file null: not stored
 * @throws Usage when the file holds something else.
 */
export function tokenFile(file: string | null): CredentialStorage {
  let token = file === null ? null : tokenIn(file);
  return {
    load: () => (token === null ? null : { token }),
    save(credentials) {
      token = credentials.token;
      if (file === null) return;
      try {
        writeFileSync(file, `${token}\n`, { mode: 0o600 });
      } catch (error) {
        throw new Failure('not-written', { file, reason: reasonOf(error) });
      }
    },
    // The file belongs to the user, who may remove it.
    clear: () => void (token = null),
  };
}

/** Null where the file does not exist yet. */
function tokenIn(file: string): string | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw new Usage('unreadable', { file, reason: reasonOf(error) });
  }
  if (TOKEN.test(text)) return text;
  throw new Usage('no-token', { file });
}
