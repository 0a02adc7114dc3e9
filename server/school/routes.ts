import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { hashOf, type Ports } from '@lusoria/table';
import type { SchoolDesk } from '@lusoria/tournaments/layers';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as v from 'valibot';
import type { Guesses } from '../connections/rate-limiter.ts';
import { type Choice, choiceSchema, chosen } from './choice.ts';
import { placeFor } from './entering.ts';
import type { SchoolKeys } from './keys.ts';
import {
  LAUNCH_CODES,
  type Launch,
  launchFrom,
  launchSchema,
  type LaunchCode,
  type Verifier,
} from './launch.ts';
import { oidcTokenOf, oidcUrl } from './oidc.ts';
import { comePage, goPage, HOP_SCRIPT, languageOf, PAGE_STYLE, refusedPage } from './pages.ts';
import { personFor } from './people.ts';
import type { Platform } from './platforms.ts';
import type { Seal } from './sealed.ts';

type Env = { Bindings: HttpBindings };

/** Bytes of a request: tokens with the names of many courses are long. */
const MAX_BYTES = 64 * 1024;
/** Characters of what a platform gives along to be given back. */
const MAX_HINT = 4000;
/** Time for which a used token is remembered, longer than it is good for. */
const REMEMBERED_MS = 60 * 60_000;

/** The parts of a server by which platforms of schools send people here. */
export interface SchoolContext {
  readonly platforms: readonly Platform[];
  readonly ports: Pick<Ports, 'store' | 'now'>;
  readonly desk: SchoolDesk;
  readonly keys: SchoolKeys;
  readonly seal: Seal;
  readonly verifier: Verifier;
  /** Base path of the server, with a slash at either end. */
  readonly base: string;
  /** Address of this server as a request's sender knows it, without a slash at its end. */
  addressOf(c: Context): string;
  /** Sign-ins that fail, from the address of a request. */
  guesses(request: IncomingMessage): Guesses;
}

const hint = v.optional(v.pipe(v.string(), v.maxLength(MAX_HINT)));

const loginSchema = v.object({
  iss: v.pipe(v.string(), v.maxLength(300)),
  client_id: v.optional(v.pipe(v.string(), v.maxLength(300))),
  login_hint: hint,
  lti_message_hint: hint,
});

const stateSchema = v.object({
  platform: v.string(),
  nonce: v.string(),
  /** Hash of the secret that the browser keeps. */
  bound: v.string(),
});
type State = v.InferOutput<typeof stateSchema>;

const passSchema = v.object({ bound: v.string(), launch: launchSchema });
const enterSchema = v.object({ pass: v.string(), secret: v.string() });
const returnedSchema = v.object({ state: v.string(), id_token: v.string() });
const codeSchema = v.object({ state: v.string(), code: v.pipe(v.string(), v.maxLength(MAX_HINT)) });

const STATUS: Readonly<Partial<Record<LaunchCode, ContentfulStatusCode>>> = {
  'bad-request': 400,
  'too-large': 413,
  'too-fast': 429,
  'no-work': 404,
  'unknown-platform': 404,
  unreachable: 502,
};

function bindingOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Name under which a tab keeps the secret of a sign-in. */
function storageKey(bound: string): string {
  return `lusoria.school.${bound.slice(0, 12)}`;
}

/** Sign-in from platforms of schools: LTI 1.3 and OpenID Connect, below `/lti` and `/oidc`. */
export function schoolRoutes(context: SchoolContext): Hono<Env> {
  const { keys, base } = context;
  const app = new Hono<Env>();

  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  app.get('/school/hop.js', (c) => c.body(HOP_SCRIPT, 200, { 'Content-Type': 'text/javascript' }));
  app.get('/school/page.css', (c) => c.body(PAGE_STYLE, 200, { 'Content-Type': 'text/css' }));
  app.get('/lti/keys', (c) => c.json(keys.jwks));

  const limited = bodyLimit({
    maxSize: MAX_BYTES,
    onError: async (c) => refuse(c, base, 'too-large'),
  });
  const patient: MiddlewareHandler<Env> = async (c, next) =>
    context.guesses(c.env.incoming).may() ? next() : refuse(c, base, 'too-fast');

  app.get('/lti/login', async (c) => begin(context, c, c.req.query()));
  app.post('/lti/login', limited, async (c) => begin(context, c, await c.req.parseBody()));
  app.get('/oidc/login', async (c) => begin(context, c, c.req.query()));
  app.post('/lti/launch', limited, patient, async (c) => launched(context, c));
  app.get('/oidc/callback', patient, async (c) => calledBack(context, c));
  app.post('/school/enter', limited, patient, async (c) => entered(context, c));
  app.post('/school/choose', limited, patient, async (c) => choose(context, c));
  return app;
}

async function refuse(c: Context, base: string, code: LaunchCode): Promise<Response> {
  const language = languageOf(c.req.header('accept-language'));
  return c.html(await refusedPage(language, base, code), STATUS[code] ?? 403);
}

/** Refuses, and counts it for the address: whoever forges goes on trying. */
async function refuseGuess(
  { guesses, base }: SchoolContext,
  c: Context<Env>,
  code: LaunchCode,
): Promise<Response> {
  guesses(c.env.incoming).wrong();
  return refuse(c, base, code);
}

/** Somebody comes from a platform, which does not say yet who: they are sent back there with a state that this browser alone can use. */
async function begin(context: SchoolContext, c: Context<Env>, raw: unknown): Promise<Response> {
  const { platforms, seal, keys, base } = context;
  const read = v.safeParse(loginSchema, raw);
  if (!read.success) return refuse(c, base, 'bad-request');
  const asked = read.output;
  const platform = platforms.find(
    ({ issuer, clientId }) => issuer === asked.iss && (asked.client_id ?? clientId) === clientId,
  );
  if (!platform) return refuse(c, base, 'unknown-platform');
  const secret = randomBytes(32).toString('base64url');
  const bound = bindingOf(secret);
  const nonce = randomBytes(16).toString('base64url');
  const content: State = { platform: platform.name, nonce, bound };
  const state = await seal.close('state', content);
  const home = context.addressOf(c);
  const to =
    platform.kind === 'lti'
      ? authUrl(platform.authUrl, {
          scope: 'openid',
          response_type: 'id_token',
          response_mode: 'form_post',
          prompt: 'none',
          client_id: platform.clientId,
          redirect_uri: `${home}/lti/launch`,
          login_hint: asked.login_hint,
          lti_message_hint: asked.lti_message_hint,
          state,
          nonce,
        })
      : authUrl(platform.authUrl, oidcUrl(platform, keys, { home, state, nonce }));
  const again = new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  const path = platform.kind === 'lti' ? 'lti' : 'oidc';
  const language = languageOf(c.req.header('accept-language'));
  const step = { key: storageKey(bound), secret, to };
  return c.html(await goPage(language, base, step, `${base}${path}/login?${again.toString()}`));
}

function authUrl(address: string, params: Readonly<Record<string, string | undefined>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return url.href;
}

/** A learning platform says who comes. */
async function launched(context: SchoolContext, c: Context<Env>): Promise<Response> {
  const body = await c.req.parseBody().catch(() => ({}));
  if ('error' in body) return refuse(c, context.base, 'platform-refused');
  const read = v.safeParse(returnedSchema, body);
  if (!read.success) return refuseGuess(context, c, 'bad-request');
  const opened = await stateOf(context, read.output.state, 'lti');
  if (!opened) return refuseGuess(context, c, 'stale');
  return comes(context, c, opened, read.output.id_token);
}

/** A sign-in for schools has given a code, for which it says who comes. */
async function calledBack(context: SchoolContext, c: Context<Env>): Promise<Response> {
  if (c.req.query('error') !== undefined) return refuse(c, context.base, 'platform-refused');
  const read = v.safeParse(codeSchema, c.req.query());
  if (!read.success) return refuseGuess(context, c, 'bad-request');
  const { state, code } = read.output;
  const opened = await stateOf(context, state, 'oidc');
  if (opened?.platform.kind !== 'oidc') return refuseGuess(context, c, 'stale');
  const { store, now } = context.ports;
  // Otherwise whoever has it could make this server ask the platform again and again.
  if (!(await store.useOnce(hashOf(`state ${opened.state.nonce}`), now() + REMEMBERED_MS))) {
    return refuseGuess(context, c, 'replayed');
  }
  const home = context.addressOf(c);
  const token = await oidcTokenOf(opened.platform, context.keys, { home, state, code });
  return token === null ? refuse(c, context.base, 'unreachable') : comes(context, c, opened, token);
}

interface Opened {
  readonly state: State;
  readonly platform: Platform;
}

async function stateOf(
  { seal, platforms }: SchoolContext,
  text: string,
  kind: Platform['kind'],
): Promise<Opened | null> {
  const state = await seal.open('state', stateSchema, text);
  const platform = platforms.find(({ name }) => name === state?.platform);
  return state && platform?.kind === kind ? { state, platform } : null;
}

/** Checks what a platform has signed, and lets the browser show that it is the one that began. */
async function comes(
  context: SchoolContext,
  c: Context<Env>,
  { state, platform }: Opened,
  token: string,
): Promise<Response> {
  const { verifier, ports, seal, base } = context;
  const { nonce, bound } = state;
  const verified = await verifier.verify(platform, token, nonce);
  const launch = verified.ok ? launchFrom(platform, verified.value) : verified;
  if (!launch.ok) {
    const code = LAUNCH_CODES.find((one) => one === launch.rejection.code) ?? 'forged';
    return code === 'unreachable' ? refuse(c, base, code) : refuseGuess(context, c, code);
  }
  const used = hashOf(`nonce ${platform.name} ${nonce}`);
  if (!(await ports.store.useOnce(used, ports.now() + REMEMBERED_MS))) {
    return refuseGuess(context, c, 'replayed');
  }
  const pass = await seal.close('pass', { bound, launch: launch.value });
  const language = languageOf(c.req.header('accept-language'));
  const step = { key: storageKey(bound), enter: `${base}school/enter`, pass };
  return c.html(await comePage(language, base, step));
}

/** The browser that began comes in. */
async function entered(context: SchoolContext, c: Context<Env>): Promise<Response> {
  const refused = (code: LaunchCode): Response => {
    context.guesses(c.env.incoming).wrong();
    return c.json({ code }, STATUS[code] ?? 403);
  };
  const read = v.safeParse(enterSchema, await c.req.json().catch(() => null));
  if (!read.success) return refused('bad-request');
  const pass = await context.seal.open('pass', passSchema, read.output.pass);
  if (!pass) return refused('stale');
  if (bindingOf(read.output.secret) !== pass.bound) return refused('other-browser');
  const { platforms, ports, keys, desk, base, seal } = context;
  const { launch } = pass;
  const platform = platforms.find(({ name }) => name === launch.platform);
  if (!platform) return refused('unknown-platform');
  if (!(await ports.store.useOnce(hashOf(`pass ${pass.bound}`), ports.now() + REMEMBERED_MS))) {
    return refused('replayed');
  }
  const person = await personFor(ports, keys, platform, launch);
  const place = await placeFor({ store: ports.store, desk }, launch, person);
  if (place === null) return c.json({ code: 'no-work' }, 404);
  const { token } = person;
  const pick = await pickOf(seal, launch, person.id);
  return c.json({ token, to: `${base}${place}`, ...(pick !== null && { pick }) });
}

/** What lets somebody choose for a platform; null: nothing is to be chosen. */
async function pickOf(
  seal: Seal,
  { platform, choice }: Launch,
  person: string,
): Promise<string | null> {
  return choice && seal.close('pick', { platform, person, ...choice } satisfies Choice);
}

/** A teacher has chosen what a link on the platform leads to. */
async function choose(context: SchoolContext, c: Context<Env>): Promise<Response> {
  const read = v.safeParse(choiceSchema, await c.req.json().catch(() => null));
  if (!read.success) return c.json({ code: 'bad-request' }, 400);
  const answer = await chosen(context, read.output, `${context.addressOf(c)}/lti/launch`);
  return answer.ok ? c.json(answer.value) : c.json({ code: answer.rejection.code }, 403);
}
