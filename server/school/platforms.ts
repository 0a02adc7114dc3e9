import { isLoopback } from '../addresses.ts';
import * as v from 'valibot';

/** A URL that this server calls or sends people to: by https, or on this machine. */
const url = v.pipe(
  v.string(),
  v.maxLength(500),
  v.check((text) => {
    if (!URL.canParse(text)) return false;
    const { protocol, hostname, username, password } = new URL(text);
    if (username !== '' || password !== '') return false;
    return protocol === 'https:' || (protocol === 'http:' && isOwnMachine(hostname));
  }, 'https is needed'),
);

function isOwnMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || isLoopback(hostname);
}

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(300));

const common = {
  /** The name by which this server knows it; people it has sent stay the same as long as its issuer does. */
  name: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,32}$/)),
  issuer: text,
  clientId: text,
  authUrl: url,
  tokenUrl: url,
  jwksUrl: url,
  /** Whether people are called by the names that it tells; otherwise by made-up ones. */
  names: v.optional(v.boolean(), false),
};

const platformSchema = v.variant('kind', [
  /** A learning platform (LTI 1.3), such as Moodle. */
  v.strictObject({
    kind: v.literal('lti'),
    ...common,
    deployments: v.pipe(v.array(text), v.minLength(1), v.maxLength(100)),
  }),
  /** A sign-in for schools (OpenID Connect), such as VIDIS. */
  v.strictObject({
    kind: v.literal('oidc'),
    ...common,
    /** Absent: this server signs with its own key instead. */
    clientSecret: v.exactOptional(text),
  }),
]);
/** A system of a school that sends people here; everything in it the operator has written. */
export type Platform = v.InferOutput<typeof platformSchema>;
export type OidcPlatform = Extract<Platform, { kind: 'oidc' }>;

/** All platforms of a server, each with a name and an identity of its own. */
export const platformsSchema = v.pipe(
  v.array(platformSchema),
  v.maxLength(100),
  v.check((all) => isDistinct(all.map(({ name }) => name)), 'two platforms have one name'),
  v.check(
    (all) => isDistinct(all.map(({ issuer, clientId }) => `${issuer} ${clientId}`)),
    'a platform is there twice',
  ),
);

function isDistinct(all: readonly string[]): boolean {
  return new Set(all).size === all.length;
}

/** Origins at which a platform's pages and services are. */
export function originsOf({ issuer, authUrl, tokenUrl, jwksUrl }: Platform): ReadonlySet<string> {
  const known = [authUrl, tokenUrl, jwksUrl, issuer].filter((one) => /^https?:\/\//.test(one));
  return new Set(known.filter((one) => URL.canParse(one)).map((one) => new URL(one).origin));
}

/** Whether a URL that a platform has named is one of its own: this server calls no other. */
export function isOf(platform: Platform, address: string): boolean {
  return URL.canParse(address) && originsOf(platform).has(new URL(address).origin);
}
