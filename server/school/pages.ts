import { readFileSync } from 'node:fs';
import { type Language, pickLanguage } from '@lusoria/i18n';
import { html } from 'hono/html';
import { LAUNCH_CODES, type LaunchCode } from './launch.ts';
import { loadMessages, type MessageTranslator } from './messages/keys.gen.ts';

/** Files that the pages of a sign-in use. */
export const HOP_SCRIPT = readFileSync(new URL('./hop.js', import.meta.url), 'utf8');
export const PAGE_STYLE = readFileSync(new URL('./page.css', import.meta.url), 'utf8');

/** The language of a request's reader. */
export function languageOf(accepted: string | undefined): Language {
  const wanted = (accepted ?? '').slice(0, 200).split(',');
  return pickLanguage(wanted.map((part) => part.replace(/;.*$/, '').trim()));
}

type Html = ReturnType<typeof html>;

/** What the script of a page needs. */
type Step =
  | { readonly step: 'go'; readonly key: string; readonly secret: string; readonly to: string }
  | { readonly step: 'come'; readonly key: string; readonly enter: string; readonly pass: string }
  | { readonly step: 'stop' };

async function page(
  language: Language,
  base: string,
  step: Step,
  body: (t: MessageTranslator) => Html | Html[],
): Promise<string> {
  const t = await loadMessages(language);
  const data = Object.entries(step).map(([name, value]) => html` data-${name}="${value}"`);
  return String(
    await html`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Lusoria</title>
    <link rel="stylesheet" href="${base}school/page.css" />
    ${step.step === 'stop' ? '' : html`<script type="module" src="${base}school/hop.js"></script>`}
  </head>
  <body${data}>
    <main>${body(t)}</main>
  </body>
</html>`,
  );
}

function refusal(t: MessageTranslator, code: LaunchCode, isHidden: boolean): Html {
  return html`<section id="${code}" role="alert"${isHidden ? html` hidden` : ''}>
      <h1>${t('refused')}</h1>
      <p>${t(`refused-${code}`)}</p>
      <p class="code">${t('code', { code })}</p>
    </section>`;
}

function waiting(t: MessageTranslator): Html {
  return html`<section id="waiting"><p role="status">${t('waiting')}</p></section>
      <noscript><p>${t('no-script')}</p></noscript>`;
}

/** Tells why somebody is not let in. */
export async function refusedPage(
  language: Language,
  base: string,
  code: LaunchCode,
): Promise<string> {
  return page(language, base, { step: 'stop' }, (t) => refusal(t, code, false));
}

/**
 * Leads to a platform.
 *
 * @param again the address of the same step for a window of its own, where this browser keeps nothing inside of a
 * page
 */
export async function goPage(
  language: Language,
  base: string,
  step: Omit<Extract<Step, { step: 'go' }>, 'step'>,
  again: string,
): Promise<string> {
  return page(language, base, { step: 'go', ...step }, (t) => [
    waiting(t),
    html`<section id="alone" hidden>
      <h1>${t('alone')}</h1>
      <p>${t('alone-text')}</p>
      <p><a class="btn" href="${again}" target="_blank" rel="noopener">${t('alone-open')}</a></p>
    </section>`,
  ]);
}

/** Comes back from a platform. */
export async function comePage(
  language: Language,
  base: string,
  step: Omit<Extract<Step, { step: 'come' }>, 'step'>,
): Promise<string> {
  return page(language, base, { step: 'come', ...step }, (t) => [
    waiting(t),
    ...LAUNCH_CODES.map((code) => refusal(t, code, true)),
  ]);
}
