import { SMTPServer } from 'smtp-server';

/** An e-mail as a server has received it. */
interface Received {
  readonly from: string;
  readonly to: readonly string[];
  /** With its headers, as it travelled. */
  readonly raw: string;
}

/** A mail server (SMTP, RFC 5321) that asks for a name and a password, and keeps what it gets. */
export async function openMailServer() {
  const received: Received[] = [];
  /** Mailboxes that do not exist; and whether the server is too busy. */
  const state = { unknown: new Set<string>(), isBusy: false };
  const server = new SMTPServer({
    // On this machine a password may travel in the clear.
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onAuth({ username, password }, _session, done) {
      if (username === 'lusoria' && password === 's3cret') done(null, { user: username });
      else done(new Error('wrong name or password'));
    },
    onRcptTo({ address }, _session, done) {
      const fail = (code: number, why: string): void =>
        done(Object.assign(new Error(why), { responseCode: code }));
      if (state.isBusy) fail(451, 'later');
      else if (state.unknown.has(address)) fail(550, 'no such mailbox');
      else done();
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = async (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
    });
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('it does not listen');
  return { url: `smtp://lusoria:s3cret@127.0.0.1:${address.port}`, received, state, close };
}
