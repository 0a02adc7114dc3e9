import { defined } from '@lusoria/core';
import { join } from '@lusoria/testing/people/client.ts';
import {
  askEvents,
  doEvent,
  joinEvent,
  makeClass,
  untilEvent,
} from '@lusoria/testing/people/event.ts';
import { botPlayer, play, type Player, QUICK } from '@lusoria/testing/people/play.ts';
import {
  openSchoolPlatform,
  PLATFORM_SECRET,
  type SchoolPlatform,
} from '@lusoria/testing/server/school-platform.ts';
import { until } from '@lusoria/testing/until.ts';
import { generateKeyPair } from 'jose';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import type { WrittenConfig } from '../config.ts';
import { childServer, killed } from '../testing/child.ts';
import { NO_LIMITS, temporaryFolder, testServer } from '../testing/test-server.ts';

const HOUR_MS = 60 * 60 * 1000;
const PUPIL = { sub: 'pupil 17', name: 'Anna Beispiel', role: 'Learner' } as const;
const OTHER = { sub: 'pupil 18', name: 'Ben Beispiel', role: 'Learner' } as const;
const TEACHER = { sub: 'teacher 1', name: 'Frau Muster', role: 'Instructor' } as const;
const [ANNA, BEN, MUSTER] = [0, 1, 2] as const;
const LINK = { title: 'Lusoria', custom: {}, graded: false };

async function platformWith(links: readonly (typeof LINK)[] = [LINK]): Promise<SchoolPlatform> {
  const platform = await openSchoolPlatform();
  onTestFinished(() => platform.close());
  platform.users.push(PUPIL, OTHER, TEACHER);
  platform.links.push(...links);
  return platform;
}

function settingsOf({ settings }: SchoolPlatform, names = false): Pick<WrittenConfig, 'platforms'> {
  const { deployments, ...urls } = settings;
  return {
    platforms: [{ kind: 'lti', name: 'moodle', ...urls, deployments: [...deployments], names }],
  };
}

/** A server that this platform may send people to. */
async function toolOf(platform: SchoolPlatform, more: WrittenConfig = {}): Promise<string> {
  const { url } = await testServer({ limits: NO_LIMITS, ...settingsOf(platform), ...more });
  platform.tool = url;
  return url;
}

/** An attribute of the page's body, as its script reads it. */
function data(html: string, name: string): string {
  const [, text = ''] = new RegExp(`data-${name}="([^"]*)"`).exec(html) ?? [];
  return text.replaceAll('&amp;', '&').replaceAll('&quot;', '"');
}

/** Fields of the form that a page sends by itself. */
function fieldsOf(html: string): Readonly<Record<string, string>> {
  const inputs = [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)];
  return Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, value]));
}

/** The code on a page that refuses. */
async function codeIn(answer: Response): Promise<string> {
  const [, code = ''] = /<section id="([\w-]+)" role="alert">/.exec(await answer.text()) ?? [];
  return code;
}

async function post(url: string, fields: Readonly<Record<string, string>>): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams(fields) });
}

/** A browser that the platform has sent to the tool, and that the tool has sent back with a state. */
async function begun(platform: SchoolPlatform, user: number, link: number | null) {
  const html = await (
    await post(`${platform.tool}/lti/login`, platform.loginParams(user, link))
  ).text();
  const to = new URL(data(html, 'to'));
  const [nonce, state] = ['nonce', 'state'].map((name) => to.searchParams.get(name) ?? '');
  return { to, secret: data(html, 'secret'), nonce: defined(nonce), state: defined(state) };
}

async function launch(platform: SchoolPlatform, state: string, idToken: string): Promise<Response> {
  return post(`${platform.tool}/lti/launch`, { state, id_token: idToken });
}

const enteredSchema = v.object({ token: v.string(), to: v.string(), pick: v.optional(v.string()) });

async function enter({ tool }: SchoolPlatform, pass: string, secret: string): Promise<Response> {
  const body = JSON.stringify({ pass, secret });
  return fetch(`${tool}/school/enter`, { method: 'POST', body });
}

/** Goes all the way, as a browser does. */
async function comes(platform: SchoolPlatform, user: number, link: number | null) {
  const { to, secret } = await begun(platform, user, link);
  const fields = fieldsOf(await (await fetch(to)).text());
  const html = await (await post(`${platform.tool}/lti/launch`, fields)).text();
  const answer = await enter(platform, data(html, 'pass'), secret);
  return v.parse(enteredSchema, await answer.json());
}

test('a pupil comes by LTI: under a made-up name, the same one each time, and of the real one nothing is stored', async () => {
  const platform = await platformWith();
  const url = await toolOf(platform);
  const first = await comes(platform, ANNA, 0);
  expect(first.to).toBe('/');
  const anna = await join(url, { token: first.token });
  const welcome = anna.messages.find(({ t }) => t === 'welcome');
  expect(welcome?.t === 'welcome' && welcome.name).toMatch(/^\p{Lu}\p{Ll}+ \p{Ll}+$/u);
  expect(JSON.stringify(anna.raw)).not.toMatch(/Anna|Beispiel|pupil/);
  expect(await comes(platform, ANNA, 0)).toEqual(first);
  expect((await comes(platform, BEN, 0)).token).not.toBe(first.token);
  // Who is erased comes back as somebody else.
  await anna.ask({ t: 'erase' });
  const again = await join(url, { token: (await comes(platform, ANNA, 0)).token });
  expect(again.person()).not.toBe(anna.person());

  const named = await platformWith();
  const other = await toolOf(named, settingsOf(named, true));
  const { token } = await comes(named, ANNA, 0);
  const known = await join(other, { token });
  expect(known.messages).toMatchObject([{ t: 'welcome', name: 'Anna Beispiel' }]);
});

test('what is forged, used twice, meant for others, too old or too large is refused, each with its code', async () => {
  const platform = await platformWith();
  await toolOf(platform);
  const { state, nonce, secret } = await begun(platform, ANNA, 0);
  const claims = platform.claims(ANNA, 0, nonce);
  const stranger = await generateKeyPair('RS256');
  const seconds = Math.floor(Date.now() / 1000);
  const LTI = 'https://purl.imsglobal.org/spec/lti/claim';
  const refused = async (code: string, idToken: string | Promise<string>, with_ = state) => {
    const answer = await launch(platform, with_, await idToken);
    expect([await codeIn(answer), answer.status >= 400]).toEqual([code, true]);
  };
  const { sub: _, ...nobody } = claims;
  await refused('forged', platform.sign(claims, stranger.privateKey));
  await refused('forged', `${(await platform.sign(claims)).split('.').slice(0, 2).join('.')}.`);
  await refused('forged', unsigned(claims, platform));
  await refused('wrong-audience', platform.sign({ ...claims, aud: 'somebody else' }));
  await refused('wrong-audience', platform.sign({ ...claims, aud: ['x', 'lusoria-at-school'] }));
  await refused('wrong-audience', platform.sign({ ...claims, iss: 'https://evil.example' }));
  await refused('expired', platform.sign({ ...claims, exp: seconds - 120, iat: seconds - 200 }));
  await refused('expired', platform.sign({ ...claims, iat: seconds - 3600 }));
  await refused('stale', platform.sign({ ...claims, nonce: 'of another sign-in' }));
  await refused('stale', platform.sign(claims), 'no state of ours');
  await refused('nobody', platform.sign(nobody));
  await refused('wrong-deployment', platform.sign({ ...claims, [`${LTI}/deployment_id`]: '8' }));
  await refused('bad-request', platform.sign({ ...claims, [`${LTI}/version`]: '1.1' }));
  await refused(
    'bad-request',
    platform.sign({
      ...claims,
      'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint': {
        scope: ['https://purl.imsglobal.org/spec/lti-ags/scope/score'],
        lineitem: 'http://169.254.169.254/latest',
      },
    }),
  );
  await refused('too-large', 'x'.repeat(70_000));
  const choice = await begun(platform, ANNA, null);
  await refused(
    'not-teacher',
    platform.sign(platform.claims(ANNA, null, choice.nonce)),
    choice.state,
  );
  const unknown = await post(`${platform.tool}/lti/login`, {
    ...platform.loginParams(ANNA, 0),
    iss: 'https://evil.example',
  });
  expect(await codeIn(unknown)).toBe('unknown-platform');

  const good = await platform.sign(claims);
  const pass = data(await (await launch(platform, state, good)).text(), 'pass');
  await refused('replayed', good);
  // Another browser than the one that began.
  const forced = await enter(platform, pass, 'a guess');
  expect(await forced.json()).toEqual({ code: 'other-browser' });
  expect((await enter(platform, pass, secret)).status).toBe(200);
  expect(await (await enter(platform, pass, secret)).json()).toEqual({ code: 'replayed' });

  const spoken = await fetch(`${platform.tool}/lti/login`, {
    headers: { 'accept-language': 'de' },
  });
  expect(await spoken.text()).toContain('Die Anmeldung hat nicht geklappt');
  await platform.rotate();
  const { nonce: next, state: own } = await begun(platform, BEN, 0);
  const rotated = await launch(platform, own, await platform.sign(platform.claims(BEN, 0, next)));
  // Keys are asked for again at most every half minute, however many unknown ones are named.
  expect(await codeIn(rotated)).toBe('forged');
});

/** A token that claims to need no signature. */
function unsigned(claims: object, { origin }: SchoolPlatform): string {
  const seconds = Math.floor(Date.now() / 1000);
  const all = { ...claims, iss: origin, aud: 'lusoria-at-school', iat: seconds, exp: seconds + 60 };
  const parts = [{ alg: 'none' }, all].map((part) => Buffer.from(JSON.stringify(part)));
  return `${parts.map((part) => part.toString('base64url')).join('.')}.`;
}

test('a teacher chooses a homework; a pupil does it, and its score reaches the gradebook, though platform and server were down', async () => {
  const platform = await platformWith([]);
  const dataDir = temporaryFolder();
  const config = {
    port: 0,
    log: 'error',
    limits: NO_LIMITS,
    dataDir,
    ...settingsOf(platform),
  } as const;
  const first = await childServer(config);
  platform.tool = first.url;
  const chooses = await comes(platform, MUSTER, null);
  expect(chooses.to).toBe('/school');
  const teacher = await join(first.url, { token: chooses.token });
  const { code, event } = await makeClass(teacher, { size: 2 });
  await doEvent(teacher, event, {
    do: 'assign',
    title: 'Ille',
    options: { ...QUICK, rounds: 2 },
    work: { kind: 'rounds', rounds: 2 },
    until: Date.now() + HOUR_MS,
    late: 'counts',
  });
  const choose = async (work: string) =>
    fetch(`${first.url}/school/choose`, {
      method: 'POST',
      body: JSON.stringify({ pick: chooses.pick, work, title: 'Homework: Ille' }),
    });
  expect(await (await choose('homework:ev-0000:0')).json()).toEqual({ code: 'no-work' });
  expect(await (await choose(`homework:${event}:3`)).json()).toEqual({ code: 'no-work' });
  const { to, jwt } = v.parse(
    v.object({ to: v.string(), jwt: v.string() }),
    await (await choose(`homework:${event}:0`)).json(),
  );
  expect((await post(to, { JWT: jwt })).status).toBe(200);
  expect(platform.links).toEqual([
    { title: 'Homework: Ille', custom: { lusoria: `homework:${event}:0` }, graded: true },
  ]);

  const sent = await comes(platform, ANNA, 0);
  expect(sent.to).toBe(`/e/${code}/homework`);
  const anna = await join(first.url, { token: sent.token });
  await askEvents(anna, { ask: 'open', event: code });
  expect(await doEvent(anna, code, { do: 'begin-homework', homework: 0 })).toBe('done');
  const view = await untilEvent(anna, ({ homework }) => homework[0]?.pieces.length === 1);
  const table = await anna.open(defined(view.homework[0]?.pieces[0]?.tables[0]).table);
  const player = await botPlayer('uniform', 'school');
  platform.isDown = true;
  await play(anna, table, player, ({ played }) => played === 1);
  await untilEvent(anna, ({ homework }) => homework[0]?.pieces[0]?.counted === 1);

  const second = await killed(first, config);
  platform.tool = second.url;
  platform.isDown = false;
  await until(async () => platform.scores.length === 1);
  const score = { link: 0, userId: PUPIL.sub, scoreGiven: 1, scoreMaximum: 2 };
  expect(platform.scores).toEqual([{ ...score, activityProgress: 'InProgress' }]);
  const back = await join(second.url, { token: sent.token });
  await back.open(table);
  const goesOn: Player = (now) => (now.phase === 'between' ? { do: 'next' } : player(now));
  await play(back, table, goesOn, ({ phase }) => phase === 'over');
  await until(async () => platform.scores.length === 2);
  expect(platform.scores[1]).toEqual({ ...score, scoreGiven: 2, activityProgress: 'Completed' });
});

test('in a class those who come from a platform are members at once, each with a name of their own', async () => {
  const platform = await platformWith([]);
  const url = await toolOf(platform);
  const { token } = await comes(platform, MUSTER, null);
  const teacher = await join(url, { token });
  const { code, event } = await makeClass(teacher);
  platform.links.push({ ...LINK, custom: { lusoria: `class:${event}` } });
  platform.links.push({ ...LINK, custom: { lusoria: 'class:ev-gone' } });
  const anna = await join(url, { token: (await comes(platform, ANNA, 0)).token });
  const [member] = (await untilEvent(teacher, ({ here }) => here === 1)).members;
  const guest = await join(url, { name: 'Guest' });
  await joinEvent(guest, code, `${member?.name ?? ''} 2`);
  expect((await comes(platform, ANNA, 0)).to).toBe(`/e/${code}`);
  await comes(platform, BEN, 0);
  const { members } = await untilEvent(teacher, ({ here }) => here === 3);
  expect(new Set(members.map(({ name }) => name)).size).toBe(3);
  await askEvents(anna, { ask: 'open', event: code });
  await untilEvent(anna, ({ you }) => you.as === 'member');
  // The teacher leads the class, by the same link.
  expect(await comes(platform, MUSTER, 0)).toMatchObject({ token, to: `/e/${code}` });
  expect((await untilEvent(teacher, ({ here }) => here === 3)).you.as).toBe('director');
  await expect(comes(platform, ANNA, 1)).rejects.toThrow('token');
});

test('OpenID Connect, as VIDIS has it: a code, a proof, and the same made-up name; a code is good once', async () => {
  const platform = await platformWith();
  const { deployments: _, ...urls } = platform.settings;
  const vidis = { kind: 'oidc', name: 'vidis', ...urls, clientSecret: PLATFORM_SECRET } as const;
  const url = await toolOf(platform, { platforms: [vidis] });
  const begins = async () => {
    const html = await (
      await fetch(`${url}/oidc/login?iss=${encodeURIComponent(platform.origin)}`)
    ).text();
    const back = await fetch(data(html, 'to'), { redirect: 'manual' });
    return { secret: data(html, 'secret'), callback: back.headers.get('location') ?? '' };
  };
  const comesBy = async () => {
    const { secret, callback } = await begins();
    const html = await (await fetch(callback)).text();
    const answer = await enter(platform, data(html, 'pass'), secret);
    return { callback, ...v.parse(enteredSchema, await answer.json()) };
  };
  const first = await comesBy();
  expect((await comesBy()).token).toBe(first.token);
  expect(await codeIn(await fetch(first.callback))).toBe('replayed');
  const wrong = await fetch(first.callback.replace(/code=\w+/, 'code=guess'));
  expect(await codeIn(wrong)).toBe('replayed');
  // A state of LTI opens nothing here.
  expect(await codeIn(await post(`${url}/lti/launch`, { state: 'x', id_token: 'y' }))).toBe(
    'stale',
  );
});
