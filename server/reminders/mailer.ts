import { createTransport } from 'nodemailer';
import { isLoopback } from '../addresses.ts';
import type { MailConfig } from '../config.ts';
import type { Letter } from './letters.ts';

/** Fate of an e-mail: the server has it; the address does not exist; it was refused; or it may be accepted later. */
type Mailed = 'done' | 'gone' | 'refused' | 'later';

/** Sends e-mail through the operator's server. */
export interface Mailer {
  /** Never rejects. */
  send(to: string, letter: Letter): Promise<Mailed>;
  close(): void;
}

/** Time for each step of a conversation with the server. */
const STEP_MS = 10_000;
const PERMANENT = 500;

export function openMailer({ smtp, from }: MailConfig): Mailer {
  const { protocol, hostname, port, username, password } = new URL(smtp);
  const isSecure = protocol === 'smtps:';
  const auth =
    username === ''
      ? undefined
      : { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  const transport = createTransport({
    host: hostname,
    port: port === '' ? (isSecure ? 465 : 587) : Number(port),
    secure: isSecure,
    // A password never travels in the clear, but on this machine.
    requireTLS: !isSecure && auth !== undefined && !isLoopback(hostname),
    ...(auth && { auth }),
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
    dnsTimeout: STEP_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(to, { subject, text, html, headers }) {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          headers,
        });
        return 'done';
      } catch (error) {
        return fateOf(error);
      }
    },
    close: () => transport.close(),
  };
}

function fateOf(error: unknown): Mailed {
  if (!(error instanceof Error)) return 'later';
  const code = 'responseCode' in error ? error.responseCode : null;
  const command = 'command' in error ? error.command : null;
  if (typeof code !== 'number' || code < PERMANENT) return 'later';
  if (command === 'RCPT TO') return 'gone';
  // What the server says to its operator, a wrong password say, is put right by them.
  return command === 'DATA' ? 'refused' : 'later';
}
