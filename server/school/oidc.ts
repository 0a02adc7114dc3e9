import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { fetchLimited } from './fetch-limited.ts';
import type { SchoolKeys } from './keys.ts';
import type { OidcPlatform } from './platforms.ts';

const CLIENT_ASSERTION = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';

/** Proof that the code comes back to who asked for it (PKCE): made from the state, so that nothing has to be kept. */
function verifierOf(keys: SchoolKeys, state: string): string {
  return keys.hash('pkce', state).toString('base64url');
}

/** Parameters of the authorization request. */
export function oidcUrl(
  { clientId }: OidcPlatform,
  keys: SchoolKeys,
  { home, state, nonce }: Readonly<Record<'home' | 'state' | 'nonce', string>>,
) {
  return {
    scope: 'openid',
    response_type: 'code',
    client_id: clientId,
    redirect_uri: `${home}/oidc/callback`,
    state,
    nonce,
    code_challenge_method: 'S256',
    code_challenge: createHash('sha256').update(verifierOf(keys, state)).digest('base64url'),
  };
}

const tokenSchema = v.pipe(v.string(), v.parseJson(), v.object({ id_token: v.string() }));

/** The token that a platform gives for a code; null: it gives none. */
export async function oidcTokenOf(
  { clientId, clientSecret, tokenUrl }: OidcPlatform,
  keys: SchoolKeys,
  { home, state, code }: Readonly<Record<'home' | 'state' | 'code', string>>,
): Promise<string | null> {
  const proof =
    clientSecret === undefined
      ? {
          client_assertion_type: CLIENT_ASSERTION,
          client_assertion: await keys.sign({ iss: clientId, sub: clientId, aud: tokenUrl }, 60),
        }
      : {};
  try {
    const { status, text } = await fetchLimited(tokenUrl, {
      method: 'POST',
      headers: clientSecret === undefined ? {} : { authorization: basic(clientId, clientSecret) },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: `${home}/oidc/callback`,
        client_id: clientId,
        code_verifier: verifierOf(keys, state),
        ...proof,
      }),
    });
    return status === 200 ? v.parse(tokenSchema, text).id_token : null;
  } catch {
    return null;
  }
}

function basic(id: string, secret: string): string {
  const both = [id, secret].map(encodeURIComponent).join(':');
  return `Basic ${Buffer.from(both).toString('base64')}`;
}
