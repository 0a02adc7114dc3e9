import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { defined } from '@lusoria/core';
import {
  createRemoteJWKSet,
  type CryptoKey,
  exportJWK,
  generateKeyPair,
  type JWK,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose';
import * as v from 'valibot';

const LTI = 'https://purl.imsglobal.org/spec/lti/claim';
const DEEP_LINKING = 'https://purl.imsglobal.org/spec/lti-dl/claim';
const GRADES = 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint';
const SCORE_SCOPE = 'https://purl.imsglobal.org/spec/lti-ags/scope/score';
const MEMBERSHIP = 'http://purl.imsglobal.org/vocab/lis/v2/membership';

/** Somebody at the platform. */
interface PlatformUser {
  readonly sub: string;
  readonly name: string;
  readonly role: 'Learner' | 'Instructor';
}

/** A link in the course: what a tool has chosen, or one that somebody has written by hand. */
interface PlatformLink {
  readonly title: string;
  readonly custom: Readonly<Record<string, string>>;
  /** Whether it has a column in the gradebook. */
  readonly graded: boolean;
}

/** A score as it came in. */
interface PlatformScore {
  readonly link: number;
  readonly userId: string;
  readonly scoreGiven: number;
  readonly scoreMaximum: number;
  readonly activityProgress: string;
}

const scoreSchema = v.strictObject({
  userId: v.string(),
  timestamp: v.pipe(v.string(), v.isoTimestamp()),
  scoreGiven: v.number(),
  scoreMaximum: v.pipe(v.number(), v.minValue(1)),
  activityProgress: v.picklist(['Initialized', 'Started', 'InProgress', 'Submitted', 'Completed']),
  gradingProgress: v.picklist(['NotReady', 'Failed', 'Pending', 'PendingManual', 'FullyGraded']),
});

const itemsSchema = v.array(
  v.object({
    type: v.literal('ltiResourceLink'),
    title: v.string(),
    url: v.string(),
    custom: v.record(v.string(), v.string()),
    lineItem: v.optional(v.object({ label: v.string(), scoreMaximum: v.number() })),
  }),
);

/** A school's platform on loopback, as the standards want it: LTI 1.3 with deep linking and grades, and OpenID Connect. */
export interface SchoolPlatform {
  readonly origin: string;
  /** Address of the tool, once it runs. */
  tool: string;
  /** What somebody has written into a page of it, at `/wiki`: HTML. */
  wiki: string;
  /** Whether its services refuse everything for now. */
  isDown: boolean;
  readonly users: PlatformUser[];
  readonly links: PlatformLink[];
  readonly scores: PlatformScore[];
  /** As the tool's operator writes it down. */
  readonly settings: Readonly<
    Record<'issuer' | 'clientId' | 'authUrl' | 'tokenUrl' | 'jwksUrl', string>
  > & { readonly deployments: string[] };
  /** Its page for a user: in a course, with one of its links; to choose a new one without a link. */
  courseUrl(user: number, link: number | null): string;
  /** Parameters with which it begins to send a user to the tool. */
  loginParams(user: number, link: number | null): Readonly<Record<string, string>>;
  /** A token as it signs them, with other claims where a test wants them. */
  sign(claims: JWTPayload, key?: CryptoKey): Promise<string>;
  claims(user: number, link: number | null, nonce: string): JWTPayload;
  /** From now on it signs with a new key. */
  rotate(): Promise<void>;
  close(): void;
}

export const PLATFORM_SECRET = 'between the platform and the tool';
const CLIENT = 'lusoria-at-school';
const DEPLOYMENT = '7';

/** What nobody but the platform sees. */
interface Inside {
  readonly platform: SchoolPlatform;
  key: { readonly privateKey: CryptoKey; readonly jwk: JWK };
  readonly tokens: Set<string>;
  /** Codes of OpenID Connect: how their sender proves itself. */
  readonly codes: Map<string, { readonly nonce: string; readonly challenge: string }>;
}

export async function openSchoolPlatform(): Promise<SchoolPlatform> {
  const http = createServer((request, response) => {
    answer(inside, request, response).catch((error: unknown) => {
      response.writeHead(400, { 'content-type': 'text/plain' }).end(String(error));
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  const port = typeof address === 'object' ? address?.port : null;
  // Another name than that of the tool, so that browsers take it for another site.
  const origin = `http://localhost:${port}`;
  const platform: SchoolPlatform = {
    origin,
    tool: '',
    wiki: '',
    isDown: false,
    users: [],
    links: [],
    scores: [],
    settings: {
      issuer: origin,
      clientId: CLIENT,
      authUrl: `${origin}/auth`,
      tokenUrl: `${origin}/token`,
      jwksUrl: `${origin}/jwks`,
      deployments: [DEPLOYMENT],
    },
    courseUrl: (user, link) => `${origin}/course?user=${user}&link=${link ?? 'choose'}`,
    loginParams: (user, link) => ({
      iss: origin,
      login_hint: String(user),
      lti_message_hint: link === null ? 'choose' : String(link),
      target_link_uri: `${platform.tool}/lti/launch`,
      client_id: CLIENT,
      lti_deployment_id: DEPLOYMENT,
    }),
    sign: async (claims, key = inside.key.privateKey) =>
      new SignJWT({ iss: origin, aud: CLIENT, iat: seconds(), exp: seconds() + 300, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: inside.key.jwk.kid ?? '' })
        .sign(key),
    claims: (user, link, nonce) => claimsOf(platform, user, link, nonce),
    async rotate() {
      inside.key = await newKey();
    },
    close: () => void http.close(),
  };
  const inside: Inside = { platform, key: await newKey(), tokens: new Set(), codes: new Map() };
  return platform;
}

function claimsOf(
  platform: SchoolPlatform,
  user: number,
  link: number | null,
  nonce: string,
): JWTPayload {
  const { sub, name, role } = at(platform.users, user);
  const common = {
    sub,
    nonce,
    name,
    given_name: name,
    [`${LTI}/version`]: '1.3.0',
    [`${LTI}/deployment_id`]: DEPLOYMENT,
    [`${LTI}/roles`]: [`${MEMBERSHIP}#${role}`],
    [`${LTI}/context`]: { id: 'course', title: '7b' },
    [`${LTI}/target_link_uri`]: `${platform.tool}/lti/launch`,
  };
  if (link === null) {
    return {
      ...common,
      [`${LTI}/message_type`]: 'LtiDeepLinkingRequest',
      [`${DEEP_LINKING}/deep_linking_settings`]: {
        deep_link_return_url: `${platform.origin}/chosen`,
        accept_types: ['link', 'ltiResourceLink'],
        accept_presentation_document_targets: ['iframe', 'window'],
        data: 'as it was',
      },
    };
  }
  const { custom, graded } = at(platform.links, link);
  const lineitem = `${platform.origin}/items/${link}?type_id=4`;
  return {
    ...common,
    [`${LTI}/message_type`]: 'LtiResourceLinkRequest',
    [`${LTI}/resource_link`]: { id: `link ${link}` },
    [`${LTI}/custom`]: custom,
    ...(graded && { [GRADES]: { scope: [SCORE_SCOPE], lineitem } }),
  };
}

async function answer(
  inside: Inside,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { platform, key } = inside;
  const url = new URL(request.url ?? '/', platform.origin);
  const body = await text(request);
  const page = (html: string): void =>
    void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  const json = (value: object, status = 200): void =>
    void response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify(value));
  if (platform.isDown) return json({}, 503);
  switch (url.pathname.replace(/^(\/items).*/, '$1')) {
    case '/jwks':
      return json({ keys: [key.jwk] });
    case '/course':
      return page(coursePage(url.searchParams, platform));
    case '/wiki':
      return page(`<!doctype html><html lang="en"><title>Wiki</title>${platform.wiki}`);
    case '/auth': {
      const isCode = url.searchParams.get('response_type') === 'code';
      if (!isCode) return page(await signIn(inside, url.searchParams));
      const location = codeFor(inside, url.searchParams);
      return void response.writeHead(303, { location }).end();
    }
    case '/token':
      return json(await tokenFor(inside, new URLSearchParams(body), request));
    case '/items':
      return json({}, await takeScore(inside, url, body, request));
    case '/chosen':
      await takeChoice(platform, new URLSearchParams(body).get('JWT') ?? '');
      return page('<!doctype html><title>Course</title><p>The link is in the course.</p>');
    default:
      return json({}, 404);
  }
}

function required(asked: URLSearchParams, name: string): string {
  return defined(asked.get(name) ?? undefined, name);
}

function checkClient(asked: URLSearchParams, redirect: string): void {
  const isRegistered =
    required(asked, 'client_id') === CLIENT &&
    required(asked, 'scope') === 'openid' &&
    required(asked, 'redirect_uri') === redirect;
  if (!isRegistered) throw new Error('not registered');
}

/** LTI: whoever is signed in here is sent back with a token. */
async function signIn({ platform }: Inside, asked: URLSearchParams): Promise<string> {
  const redirect = `${platform.tool}/lti/launch`;
  checkClient(asked, redirect);
  const isAsWanted =
    required(asked, 'response_type') === 'id_token' &&
    required(asked, 'response_mode') === 'form_post' &&
    required(asked, 'prompt') === 'none';
  if (!isAsWanted) throw new Error('not as LTI wants it');
  const hint = required(asked, 'lti_message_hint');
  const link = hint === 'choose' ? null : Number(hint);
  const user = Number(required(asked, 'login_hint'));
  const token = await platform.sign(platform.claims(user, link, required(asked, 'nonce')));
  const fields = { id_token: token, state: required(asked, 'state') };
  return `<!doctype html><html lang="en"><title>…</title>${form(redirect, fields, '_self')}`;
}

/** OpenID Connect: the address with a code, which is exchanged for a token later. */
function codeFor({ platform, codes }: Inside, asked: URLSearchParams): string {
  const redirect = `${platform.tool}/oidc/callback`;
  checkClient(asked, redirect);
  if (required(asked, 'code_challenge_method') !== 'S256') throw new Error('no PKCE');
  const code = randomBytes(16).toString('hex');
  codes.set(code, {
    nonce: required(asked, 'nonce'),
    challenge: required(asked, 'code_challenge'),
  });
  return `${redirect}?${new URLSearchParams({ code, state: required(asked, 'state') }).toString()}`;
}

function toolKeys({ tool }: SchoolPlatform) {
  return createRemoteJWKSet(new URL(`${tool}/lti/keys`));
}

async function tokenFor(
  { platform, tokens, codes }: Inside,
  asked: URLSearchParams,
  { headers }: IncomingMessage,
): Promise<object> {
  if (asked.get('grant_type') === 'authorization_code') {
    const code = required(asked, 'code');
    const { nonce, challenge } = defined(codes.get(code));
    codes.delete(code);
    const proof = createHash('sha256').update(required(asked, 'code_verifier'));
    const both = `${CLIENT}:${encodeURIComponent(PLATFORM_SECRET)}`;
    if (proof.digest('base64url') !== challenge) throw new Error('wrong verifier');
    if (headers.authorization !== `Basic ${Buffer.from(both).toString('base64')}`) {
      throw new Error('wrong secret');
    }
    const { sub } = at(platform.users, 0);
    return { id_token: await platform.sign({ sub, nonce, rolle: 'LERN' }) };
  }
  await jwtVerify(required(asked, 'client_assertion'), toolKeys(platform), {
    issuer: CLIENT,
    subject: CLIENT,
    audience: `${platform.origin}/token`,
    requiredClaims: ['jti', 'exp', 'iat'],
  });
  if (asked.get('scope') !== SCORE_SCOPE) throw new Error('no scope');
  const token = randomBytes(16).toString('hex');
  tokens.add(token);
  return { access_token: token, token_type: 'Bearer', expires_in: 3600, scope: SCORE_SCOPE };
}

/** @returns the status of the answer */
async function takeScore(
  { platform, tokens }: Inside,
  { pathname, searchParams }: URL,
  body: string,
  { headers, method }: IncomingMessage,
): Promise<number> {
  const [, link = ''] = /^\/items\/(\d+)\/scores$/.exec(pathname) ?? [];
  if (link === '' || method !== 'POST' || searchParams.get('type_id') !== '4') return 404;
  if (!tokens.has(headers.authorization?.replace('Bearer ', '') ?? '')) return 401;
  if (headers['content-type'] !== 'application/vnd.ims.lis.v1.score+json') return 415;
  const read = v.parse(scoreSchema, JSON.parse(body));
  const { userId, scoreGiven, scoreMaximum, activityProgress } = read;
  const score = { userId, scoreGiven, scoreMaximum, activityProgress };
  platform.scores.push({ link: Number(link), ...score });
  return 200;
}

async function takeChoice(platform: SchoolPlatform, jwt: string): Promise<void> {
  const meant = { issuer: CLIENT, audience: platform.origin };
  const { payload } = await jwtVerify(jwt, toolKeys(platform), meant);
  const isAnswer =
    payload[`${LTI}/message_type`] === 'LtiDeepLinkingResponse' &&
    payload[`${LTI}/deployment_id`] === DEPLOYMENT &&
    payload[`${LTI}/version`] === '1.3.0' &&
    payload[`${DEEP_LINKING}/data`] === 'as it was' &&
    typeof payload['nonce'] === 'string';
  if (!isAnswer) throw new Error('no answer to this choice');
  for (const item of v.parse(itemsSchema, payload[`${DEEP_LINKING}/content_items`])) {
    const { title, custom, lineItem } = item;
    platform.links.push({ title, custom, graded: lineItem !== undefined });
  }
}

function at<T>(all: readonly T[], index: number): T {
  return defined(all[index]);
}

function seconds(): number {
  return Math.floor(Date.now() / 1000);
}

async function newKey(): Promise<{ readonly privateKey: CryptoKey; readonly jwk: JWK }> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const kid = randomBytes(8).toString('hex');
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } };
}

/** A course of the platform: the tool is shown inside of its page. */
function coursePage(asked: URLSearchParams, { loginParams, tool }: SchoolPlatform): string {
  const link = asked.get('link');
  const params = loginParams(Number(asked.get('user')), link === 'choose' ? null : Number(link));
  return `<!doctype html><html lang="en"><title>Course 7b</title><h1>Course 7b</h1>
    <iframe name="tool" title="Lusoria" style="width:100%;height:640px;border:0"></iframe>
    ${form(`${tool}/lti/login`, params, 'tool')}`;
}

/** A form that is sent by itself. */
function form(action: string, fields: Readonly<Record<string, string>>, target: string): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
  );
  return `<form method="post" action="${action}" target="${target}">${inputs.join('')}</form>
    <script>document.forms[0].submit()</script>`;
}
