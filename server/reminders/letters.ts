import type { StoredContact } from '@lusoria/table';
import { escaped } from './escaped.ts';
import { loadReminderMessages } from './messages/index.ts';
import type { WordedTurn } from './words.ts';

/** An e-mail, without its sender and recipient. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

type To = Pick<StoredContact, 'key' | 'language'>;

/** Asks an address whether it wants to be written to. Says nothing that a stranger has chosen. */
export async function confirmation({ key, language }: To, base: string): Promise<Letter> {
  const t = await loadReminderMessages(language);
  const head = t('confirm-head', { place: base });
  const not = t('confirm-not');
  const link = pageOf(key, base);
  return {
    subject: t('confirm-subject'),
    text: [head, link, not, ''].join('\n\n'),
    html: page(language, [
      `<p>${escaped(head)}</p>`,
      `<p>${anchor(link)}</p>`,
      `<p>${escaped(not)}</p>`,
    ]),
    headers: AUTOMATIC,
  };
}

/** Tells a person which tables wait for them. */
export async function turnLetter(
  { key, language }: To,
  turns: readonly WordedTurn[],
  base: string,
): Promise<Letter> {
  const t = await loadReminderMessages(language);
  const n = turns.length;
  const head = t('turns-head', { n });
  const why = t('turns-why');
  const link = pageOf(key, base);
  return {
    subject: t('turns-subject', { n }),
    text: [
      head,
      ...turns.map((turn) => `${turn.text}\n${turn.link}`),
      `-- \n${why}\n${link}`,
      '',
    ].join('\n\n'),
    html: page(language, [
      `<p>${escaped(head)}</p>`,
      `<ul>${turns.map((turn) => `<li>${anchor(turn.link, turn.text)}</li>`).join('')}</ul>`,
      `<p><small>${escaped(why)} ${anchor(link)}</small></p>`,
    ]),
    headers: {
      ...AUTOMATIC,
      // One press in the program that shows the e-mail (RFC 8058).
      'List-Unsubscribe': `<${base}/api/mail/${key}/end>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** Nobody's program answers with a note that they are on holiday (RFC 3834). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' } as const;

/** The page at which an address says yes or no: what merely follows a link says neither. */
function pageOf(key: string, base: string): string {
  return `${base}/mail#${key}`;
}

function page(language: string, parts: readonly string[]): string {
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><body>${parts.join('')}</body></html>`;
}

function anchor(link: string, text = link): string {
  return `<a href="${escaped(link)}">${escaped(text)}</a>`;
}
