import { accepted, refused, reject, type Result } from '@lusoria/core';
import { createRemoteJWKSet, customFetch, errors, type JWTPayload, jwtVerify } from 'jose';
import * as v from 'valibot';
import { fetchLimited } from './fetch-limited.ts';
import { isOf, type Platform } from './platforms.ts';
import { workFrom } from './work.ts';

const LTI = 'https://purl.imsglobal.org/spec/lti/claim';
const DEEP_LINKING = 'https://purl.imsglobal.org/spec/lti-dl/claim';
const GRADES = 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint';
export const SCORE_SCOPE = 'https://purl.imsglobal.org/spec/lti-ags/scope/score';

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(1000));
/** Limits of what is kept or shown; longer claims are refused rather than cut. */
const subject = v.pipe(v.string(), v.minLength(1), v.maxLength(255));

const personFields = {
  sub: subject,
  given_name: v.optional(v.string()),
  name: v.optional(v.string()),
};

const ltiSchema = v.object({
  ...personFields,
  [`${LTI}/version`]: v.literal('1.3.0'),
  [`${LTI}/deployment_id`]: text,
  [`${LTI}/message_type`]: v.picklist(['LtiResourceLinkRequest', 'LtiDeepLinkingRequest']),
  [`${LTI}/roles`]: v.optional(v.array(text), []),
  [`${LTI}/custom`]: v.optional(v.object({ lusoria: v.optional(text) }), {}),
  [`${DEEP_LINKING}/deep_linking_settings`]: v.optional(
    v.object({
      deep_link_return_url: text,
      accept_types: v.array(text),
      data: v.optional(v.pipe(v.string(), v.maxLength(4000))),
    }),
  ),
  [GRADES]: v.optional(v.object({ scope: v.array(text), lineitem: v.optional(text) })),
});

const oidcSchema = v.object({
  ...personFields,
  /** As VIDIS and Schulconnex tell it. */
  rolle: v.optional(v.string()),
  'urn:schulconnex:de:personenkontext:rolle': v.optional(v.string()),
});

/** What a platform has told of somebody whom it sends, once its signature is known to be good. */
export const launchSchema = v.object({
  platform: v.string(),
  subject: v.string(),
  /** Their name there; null where this server is not to know it. */
  name: v.nullable(v.string()),
  teaches: v.boolean(),
  /** As `workFrom` reads it; '' where the link leads nowhere in particular. */
  work: v.string(),
  /** Column of the gradebook; null: no score is wanted. */
  item: v.nullable(v.string()),
  /** Where a choice is to be sent, if somebody is to choose; null: not. */
  choice: v.nullable(
    v.object({ url: v.string(), deployment: v.string(), data: v.nullable(v.string()) }),
  ),
});
export type Launch = v.InferOutput<typeof launchSchema>;

/** Codes of refusals, each with a page of its own. */
export const LAUNCH_CODES = [
  'unknown-platform',
  'bad-request',
  'too-large',
  'too-fast',
  'platform-refused',
  'stale',
  'forged',
  'expired',
  'wrong-audience',
  'wrong-deployment',
  'nobody',
  'replayed',
  'other-browser',
  'not-teacher',
  'no-work',
  'unreachable',
] as const;
export type LaunchCode = (typeof LAUNCH_CODES)[number];

/** Seconds by which the clocks of a platform and of this server may differ. */
const CLOCK_SECONDS = 60;
/** Age from which a token is not taken any more. */
const MAX_AGE_SECONDS = 600;

/** Checks what platforms have signed, by the keys that they publish. */
export interface Verifier {
  /** @param nonce that this server gave for it */
  verify(platform: Platform, token: string, nonce: string): Promise<Result<JWTPayload>>;
}

export function openVerifier(): Verifier {
  const keys = new Map<string, ReturnType<typeof createRemoteJWKSet>>();
  /** New keys of a platform are found when it signs with one that is not known, at most twice a minute. */
  const keysOf = ({ jwksUrl }: Platform) => {
    const known =
      keys.get(jwksUrl) ??
      createRemoteJWKSet(new URL(jwksUrl), {
        async [customFetch](url) {
          const { status, text: body } = await fetchLimited(url);
          if (status !== 200) throw new Error(`no keys: status ${status}`);
          return new Response(body);
        },
      });
    keys.set(jwksUrl, known);
    return known;
  };
  return {
    async verify(platform, token, nonce) {
      const { issuer, clientId } = platform;
      try {
        const { payload } = await jwtVerify(token, keysOf(platform), {
          issuer,
          audience: clientId,
          algorithms: ['RS256', 'ES256'],
          clockTolerance: CLOCK_SECONDS,
          maxTokenAge: MAX_AGE_SECONDS,
          requiredClaims: ['exp', 'iat', 'nonce', 'sub'],
        });
        const isForSeveral = Array.isArray(payload.aud) && payload.aud.length > 1;
        const { azp } = payload;
        if ((isForSeveral || azp !== undefined) && azp !== clientId) {
          return refused(reject('wrong-audience'));
        }
        return payload['nonce'] === nonce ? accepted(payload) : refused(reject('stale'));
      } catch (error) {
        return refused(reject(codeOf(error)));
      }
    },
  };
}

function codeOf(error: unknown): LaunchCode {
  if (error instanceof errors.JWTExpired) return 'expired';
  if (error instanceof errors.JWTClaimValidationFailed) {
    if (error.claim === 'iat') return 'expired';
    if (error.claim === 'aud' || error.claim === 'iss') return 'wrong-audience';
    return error.claim === 'sub' ? 'nobody' : 'forged';
  }
  if (error instanceof errors.JWKSTimeout) return 'unreachable';
  return error instanceof errors.JOSEError ? 'forged' : 'unreachable';
}

/** Reads the claims of a platform's token. */
export function launchFrom(platform: Platform, payload: JWTPayload): Result<Launch> {
  return platform.kind === 'lti' ? ltiLaunch(platform, payload) : oidcLaunch(platform, payload);
}

function ltiLaunch(
  platform: Extract<Platform, { kind: 'lti' }>,
  payload: JWTPayload,
): Result<Launch> {
  const read = v.safeParse(ltiSchema, payload);
  if (!read.success) return refused(reject('bad-request'));
  const claims = read.output;
  const deployment = claims[`${LTI}/deployment_id`];
  if (!platform.deployments.includes(deployment)) return refused(reject('wrong-deployment'));
  const teaches = isTeacher(claims[`${LTI}/roles`]);
  const settings = claims[`${DEEP_LINKING}/deep_linking_settings`];
  const isChoice = claims[`${LTI}/message_type`] === 'LtiDeepLinkingRequest';
  if (isChoice) {
    if (!settings?.accept_types.includes('ltiResourceLink')) return refused(reject('bad-request'));
    if (!isOf(platform, settings.deep_link_return_url)) return refused(reject('bad-request'));
    if (!teaches) return refused(reject('not-teacher'));
  }
  const grades = claims[GRADES];
  const item = grades?.scope.includes(SCORE_SCOPE) ? (grades.lineitem ?? null) : null;
  if (item !== null && !isOf(platform, item)) return refused(reject('bad-request'));
  const work = claims[`${LTI}/custom`].lusoria ?? '';
  return accepted({
    ...whoFrom(platform, claims),
    teaches,
    work: workFrom(work) ? work : '',
    item,
    choice:
      isChoice && settings
        ? { url: settings.deep_link_return_url, deployment, data: settings.data ?? null }
        : null,
  });
}

function oidcLaunch(platform: Platform, payload: JWTPayload): Result<Launch> {
  const read = v.safeParse(oidcSchema, payload);
  if (!read.success) return refused(reject('bad-request'));
  const role = read.output['urn:schulconnex:de:personenkontext:rolle'] ?? read.output.rolle ?? '';
  const teaches = role.toLowerCase() === 'lehr';
  return accepted({
    ...whoFrom(platform, read.output),
    teaches,
    work: '',
    item: null,
    choice: null,
  });
}

interface Called {
  readonly sub: string;
  readonly given_name?: string | undefined;
  readonly name?: string | undefined;
}

function whoFrom({ name: platform, names }: Platform, claims: Called) {
  const called = claims.given_name ?? claims.name ?? null;
  return { platform, subject: claims.sub, name: names ? called : null };
}

/** Roles in the course count; where there is none, those in the school or at the platform. */
function isTeacher(roles: readonly string[]): boolean {
  const inCourse = roles.filter((role) => /\/membership[#/]/.test(role) || !role.includes(':'));
  const counted = inCourse.length > 0 ? inCourse : roles;
  return counted.some((role) =>
    /(?:[#/]|^)(?:Instructor|TeachingAssistant|ContentDeveloper|Administrator|Faculty)\b/.test(
      role,
    ),
  );
}
