import { readFileSync, writeFileSync } from 'node:fs';
import type { CredentialStorage } from '@lusoria/client';
import { Failure, reasonOf, Usage } from '@lusoria/cli-kit/usage.ts';

/** As the protocol has tokens. */
const TOKEN = /^[A-Za-z0-9_-]{20,100}$/;

/**
 * Keeps a token in a file that only its owner reads, so that whoever comes again is the same person and finds the seat.
 *
 * @param file null: nowhere
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
    // What somebody wrote into the file is theirs to remove.
    clear: () => void (token = null),
  };
}

/** Null where there is no such file yet. */
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
