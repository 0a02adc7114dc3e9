import type { CredentialStorage } from '@lusoria/client';

/** Credentials that nobody stores. */
export function forgetful(): CredentialStorage {
  let token = '';
  return {
    load: () => (token === '' ? null : { token }),
    save: (credentials) => {
      token = credentials.token;
    },
    clear: () => {
      token = '';
    },
  };
}
