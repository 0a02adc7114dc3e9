import type { CDPSession, Page } from 'playwright-core';

/** A device's authenticator that says yes at once, as a browser's developer tools have it (CDP domain WebAuthn). */
export interface Authenticator {
  /** Takes over the passkeys of another device, as a person's keychain does. */
  syncFrom(other: Authenticator): Promise<void>;
  readonly session: CDPSession;
  readonly id: string;
}

export async function virtualAuthenticator(page: Page): Promise<Authenticator> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId: id } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    id,
    session,
    async syncFrom(other) {
      const { credentials } = await other.session.send('WebAuthn.getCredentials', {
        authenticatorId: other.id,
      });
      for (const credential of credentials) {
        await session.send('WebAuthn.addCredential', { authenticatorId: id, credential });
      }
    },
  };
}
