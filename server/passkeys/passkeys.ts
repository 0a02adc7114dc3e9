import type { Passkeys, StoredPasskey } from '@lusoria/table';
import * as v from 'valibot';
import type { Config } from '../config.ts';

/** Where the page is, as browsers see it. */
interface Place {
  readonly rp: string;
  /** Whether a page of this origin is ours. */
  admits(origin: string): boolean;
}

/** By its public address; without one only pages on this machine are sure to be ours. */
function placeOf({ publicUrl }: Pick<Config, 'publicUrl'>): Place {
  if (publicUrl === null) {
    return {
      rp: 'localhost',
      admits: (origin) => URL.canParse(origin) && new URL(origin).hostname === 'localhost',
    };
  }
  const { hostname, origin: own } = new URL(publicUrl);
  return { rp: hostname, admits: (origin) => origin === own };
}

/** Passkeys by WebAuthn (Level 3), without attestation: which device it is does not matter here. */
export function openPasskeys(config: Pick<Config, 'publicUrl'>): Passkeys {
  const { rp, admits } = placeOf(config);
  const originOf = (clientData: string): string => {
    const text = Buffer.from(clientData, 'base64url').toString('utf8');
    const { origin } = v.parse(v.object({ origin: v.string() }), JSON.parse(text));
    return admits(origin) ? origin : '';
  };
  const expected = (challenge: string, clientData: string) => ({
    expectedChallenge: challenge,
    expectedOrigin: originOf(clientData),
    expectedRPID: rp,
    requireUserVerification: true,
  });
  return {
    rp,
    async made(challenge, { passkey, clientData, attestation }) {
      try {
        const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          response: {
            id: passkey,
            rawId: passkey,
            type: 'public-key',
            clientExtensionResults: {},
            response: { clientDataJSON: clientData, attestationObject: attestation },
          },
          ...expected(challenge, clientData),
        });
        if (!verified || registrationInfo.credential.id !== passkey) return null;
        const { publicKey, counter } = registrationInfo.credential;
        return { key: Buffer.from(publicKey).toString('base64url'), counter };
      } catch {
        // Whatever is wrong with what a client has sent.
        return null;
      }
    },
    async used(challenge, { passkey, clientData, authenticatorData, signature }, stored) {
      try {
        const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: {
            id: passkey,
            rawId: passkey,
            type: 'public-key',
            clientExtensionResults: {},
            response: { clientDataJSON: clientData, authenticatorData, signature },
          },
          ...expected(challenge, clientData),
          credential: credentialOf(stored),
        });
        return verified ? authenticationInfo.newCounter : null;
      } catch {
        return null;
      }
    },
  };
}

function credentialOf({ id, key, counter }: StoredPasskey) {
  return { id, publicKey: new Uint8Array(Buffer.from(key, 'base64url')), counter };
}
