import { jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import type { SchoolKeys } from './keys.ts';

/** What this server gives to a browser and gets back: each kind is good for one purpose and for so many seconds. */
const SECONDS = { state: 600, pass: 120, pick: 3600 } as const;
type Kind = keyof typeof SECONDS;

/** Texts that only this server writes. */
export interface Seal {
  close(kind: Kind, content: object): Promise<string>;
  /** Null: it is not of this kind, not this server's, or too old. */
  open<Schema extends v.GenericSchema>(
    kind: Kind,
    schema: Schema,
    text: string,
  ): Promise<v.InferOutput<Schema> | null>;
}

const ALGORITHM = 'HS256';

export function sealOf(keys: SchoolKeys): Seal {
  const secretOf = (kind: Kind): Uint8Array => keys.hash('seal', kind);
  return {
    close: async (kind, content) =>
      new SignJWT({ content })
        .setProtectedHeader({ alg: ALGORITHM })
        .setIssuedAt()
        .setExpirationTime(`${SECONDS[kind]} seconds`)
        .sign(secretOf(kind)),
    async open(kind, schema, text) {
      try {
        const { payload } = await jwtVerify(text, secretOf(kind), { algorithms: [ALGORITHM] });
        return v.parse(schema, payload['content']);
      } catch {
        return null;
      }
    },
  };
}
