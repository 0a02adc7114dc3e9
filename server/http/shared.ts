import type { HttpBindings } from '@hono/node-server';
import { manifestOf, isGameId } from '@lusoria/games';
import { type Language, LANGUAGES, pickLanguage, textOf } from '@lusoria/i18n';
import { loadPrintMessages } from '@lusoria/print/messages/index.ts';
import { PREVIEW } from '@lusoria/print/picture/preview.ts';
import { readShared } from '@lusoria/table/sharing';
import { type Context, Hono } from 'hono';
import type { Picture, Sharing } from '../sharing/sharing.ts';
import type { IncomingMessage } from 'node:http';
import type { Page } from './page.ts';

type Env = { Bindings: HttpBindings };

/** What the routes for shared rounds need. */
export interface SharedContext {
  readonly sharing: Sharing;
  /** URL under which others reach this server; null: whatever the request names. */
  readonly publicUrl: string | null;
  /** Whether an address may read one thing more now, or have one thing more computed; counts it. */
  may(request: IncomingMessage, what: 'read' | 'slow'): boolean;
}

/** What a link says of itself to whatever shows a preview of it (Open Graph). */
interface Head {
  readonly title: string;
  readonly text: string;
  readonly language: Language;
  /** Path of its picture. */
  readonly picture: string;
}

const HOUR_S = 3600;

/** Routes of shared rounds: their JSON, their pictures, and the page with what previews show. */
export function sharedRoutes(page: Page, context: SharedContext): Hono<Env> {
  const { sharing, may } = context;
  const app = new Hono<Env>();
  const mayDraw = (c: Context<Env>) => () => may(c.env.incoming, 'slow');

  app.get('/api/shared/:code', async (c) => {
    if (!may(c.env.incoming, 'read')) return tooFast(c);
    const share = await sharing.find(c.req.param('code'));
    if (!share) return c.json({ code: 'no-such-shared' }, 404, { 'Cache-Control': 'no-store' });
    // A person's id is nobody else's business.
    const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
    return c.body(share.text, 200, headers);
  });
  app.get('/api/shared/:code/picture.png', async (c) => {
    if (!may(c.env.incoming, 'read')) return tooFast(c);
    return pictureAnswer(c, await sharing.picture(c.req.param('code'), mayDraw(c)));
  });
  app.get('/api/puzzles/:game/:id/:language/picture.png', async (c) => {
    if (!may(c.env.incoming, 'read')) return tooFast(c);
    const { game, id, language } = c.req.param();
    const known = LANGUAGES.find((one) => one === language);
    return pictureAnswer(
      c,
      known ? await sharing.puzzlePicture({ game, id, language: known }, mayDraw(c)) : null,
    );
  });
  app.get('/s/:code', async (c, next) => {
    const share = may(c.env.incoming, 'read') ? await sharing.find(c.req.param('code')) : null;
    const read = share && readShared(share.text);
    if (!share || !read?.ok) return next();
    const { language, title, comment, opens } = read.value;
    const t = await loadPrintMessages(language);
    const head = {
      title: title === '' ? await gameName(share.game, language) : title,
      text: comment === '' ? t(`preview-${opens.as}`) : comment,
      language,
      // A change has another picture.
      picture: `/api/shared/${share.code}/picture.png?${share.at}`,
    };
    return pageWith(c, page, head, context) ?? next();
  });
  app.get('/puzzle/:game/:id', async (c, next) => {
    const { game, id } = c.req.param();
    if (!isGameId(game) || !/^[A-Za-z0-9-]{1,80}$/.test(id)) return next();
    const [asked = ''] = (c.req.header('accept-language') ?? '').split(',');
    const language = pickLanguage([asked]);
    const t = await loadPrintMessages(language);
    const name = await gameName(game, language);
    const picture = `/api/puzzles/${game}/${id}/${language}/picture.png`;
    const head = {
      title: `${name}: ${t('preview-puzzle')}`,
      text: t('preview-ask'),
      language,
      picture,
    };
    return pageWith(c, page, head, context) ?? next();
  });
  return app;
}

async function gameName(game: string, language: Language): Promise<string> {
  if (!isGameId(game)) return 'Lusoria';
  const manifest = await manifestOf(game);
  const messages = await manifest.messages(language);
  return textOf(messages.title({}, manifest.others.bots.length + 1));
}

function tooFast(c: Context<Env>): Response {
  return c.json({ code: 'too-fast' }, 429, { 'Cache-Control': 'no-store', 'Retry-After': '10' });
}

function pictureAnswer(c: Context<Env>, picture: Picture | 'busy' | null): Response {
  const noStore = { 'Cache-Control': 'no-store' };
  if (picture === null) return c.json({ code: 'no-such-shared' }, 404, noStore);
  if (picture === 'busy')
    return c.json({ code: 'try-again' }, 503, { ...noStore, 'Retry-After': '10' });
  const headers = {
    'Content-Type': 'image/png',
    'Cache-Control': `public, max-age=${HOUR_S}`,
    ETag: picture.etag,
    // Other sites show it beside the link.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
  if (c.req.header('if-none-match') === picture.etag) return c.body(null, 304, headers);
  return c.body(picture.png, 200, headers);
}

/** The page with what previews show in its head; null: it has not been built. */
function pageWith(
  c: Context<Env>,
  page: Page,
  { title, text, language, picture }: Head,
  { publicUrl }: SharedContext,
): Response | null {
  const file = page.file('/');
  if (!file) return null;
  const base = publicUrl ?? `http://${c.req.header('host') ?? ''}`;
  const about: readonly (readonly [string, string])[] = [
    ['og:site_name', 'Lusoria'],
    ['og:type', 'article'],
    ['og:locale', language],
    ['og:title', title],
    ['og:description', text],
    ['og:url', base + c.req.path],
    ['og:image', base + picture],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(PREVIEW.width)],
    ['og:image:height', String(PREVIEW.height)],
    ['og:image:alt', title],
  ];
  const metas = about.map(
    ([property, content]) => `    <meta property="${property}" content="${escaped(content)}" />\n`,
  );
  const card = '    <meta name="twitter:card" content="summary_large_image" />\n';
  const html = file.body.toString().replace('</head>', () => `${metas.join('')}${card}  </head>`);
  return c.body(html, 200, {
    'Content-Type': file.type,
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Language, Accept-Encoding',
  });
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
