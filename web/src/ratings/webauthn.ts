import { askPasskeys } from '@lusoria/client/passkeys';
import { refused, reject, type Rejection, type Result } from '@lusoria/core';
import type { Session } from '@lusoria/client';

/** Signatures that the server reads: Ed25519, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257];
const PERSON_BYTES = 8;

/** Whether this browser can make and use passkeys here: it must have come by https, or be on the server itself. */
export function hasPasskeys(): boolean {
  return isSecureContext && 'PublicKeyCredential' in window;
}

/** Makes a passkey for the person of a session; the browser asks. Null: it is made. */
export async function makePasskey(session: Session, name: string): Promise<Rejection | null> {
  const asked = await askPasskeys(session, { do: 'challenge' });
  if (!asked.ok) return asked.rejection;
  const { challenge, rp, passkeys } = asked.value;
  const me = session.me();
  if (challenge === null || rp === null || !me) return reject('passkeys-off');
  const made = await asking(async () =>
    navigator.credentials.create({
      publicKey: {
        challenge: bytesOf(challenge),
        rp: { id: rp, name: 'Lusoria' },
        user: { id: idOf(me.person), name, displayName: name },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: passkeys.map(({ passkey }) => ({
          type: 'public-key',
          id: bytesOf(passkey),
        })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        attestation: 'none',
      },
    }),
  );
  if (!made || !(made.response instanceof AuthenticatorAttestationResponse)) {
    return reject('bad-passkey');
  }
  const { clientDataJSON, attestationObject } = made.response;
  const added = await askPasskeys(session, {
    do: 'add',
    made: {
      passkey: textOf(made.rawId),
      clientData: textOf(clientDataJSON),
      attestation: textOf(attestationObject),
    },
  });
  return added.ok ? null : added.rejection;
}

/** Becomes the person of a passkey that the browser has. */
export async function usePasskey(session: Session): Promise<Result<unknown>> {
  const asked = await askPasskeys(session, { do: 'challenge' });
  if (!asked.ok) return asked;
  const { challenge, rp } = asked.value;
  if (challenge === null || rp === null) return refused(reject('passkeys-off'));
  const used = await asking(async () =>
    navigator.credentials.get({
      publicKey: { challenge: bytesOf(challenge), rpId: rp, userVerification: 'required' },
    }),
  );
  if (!used || !(used.response instanceof AuthenticatorAssertionResponse)) {
    return refused(reject('bad-passkey'));
  }
  const { clientDataJSON, authenticatorData, signature } = used.response;
  return askPasskeys(session, {
    do: 'use',
    used: {
      passkey: textOf(used.rawId),
      clientData: textOf(clientDataJSON),
      authenticatorData: textOf(authenticatorData),
      signature: textOf(signature),
    },
  });
}

/** What the browser was asked for; null: the person has not wanted it, or it cannot. */
async function asking(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    const found = await ask();
    return found instanceof PublicKeyCredential ? found : null;
  } catch {
    return null;
  }
}

/** A person's id, `p` and hexadecimal digits, as bytes. */
function idOf(person: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: PERSON_BYTES }, (_, i) =>
    Number.parseInt(person.slice(1 + 2 * i, 3 + 2 * i), 16),
  );
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (character) => character.charCodeAt(0));
}

function textOf(bytes: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
