import * as v from 'valibot';

/** Bytes in base64url without padding, as WebAuthn's own JSON has them. */
const bytes = (most: number) => v.pipe(v.string(), v.regex(/^[\w-]+$/u), v.maxLength(most));

/** Characters of a passkey's id. */
const ID_LENGTH = 1400;

/** What a browser answers when a passkey has been made (`AuthenticatorAttestationResponse`). */
const madeSchema = v.strictObject({
  passkey: bytes(ID_LENGTH),
  clientData: bytes(4000),
  attestation: bytes(8000),
});
export type MadePasskey = v.InferOutput<typeof madeSchema>;

/** What a browser answers when one has been used (`AuthenticatorAssertionResponse`). */
const usedSchema = v.strictObject({
  passkey: bytes(ID_LENGTH),
  clientData: bytes(4000),
  authenticatorData: bytes(4000),
  signature: bytes(2000),
});
export type UsedPasskey = v.InferOutput<typeof usedSchema>;

/** A request about the passkeys of a person. */
export const passkeyRequestSchema = v.variant('do', [
  v.strictObject({ do: v.literal('list') }),
  /** Something to be signed, once, within minutes, on this connection. */
  v.strictObject({ do: v.literal('challenge') }),
  v.strictObject({ do: v.literal('add'), made: madeSchema }),
  v.strictObject({ do: v.literal('remove'), passkey: bytes(ID_LENGTH) }),
  /** Becomes the person whose passkey it is, as by a code. */
  v.strictObject({ do: v.literal('use'), used: usedSchema }),
]);
