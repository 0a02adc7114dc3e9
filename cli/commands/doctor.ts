import { examine, examineRatings, type Finding } from '@lusoria/server';
import { command } from '@lusoria/cli-kit/command.ts';
import { columns } from '@lusoria/cli-kit/layout.ts';
import { styleFor } from '@lusoria/cli-kit/style.ts';
import { helpFrom } from '../command-help.ts';
import { loadCliMessages } from '../messages/index.ts';
import { configFrom, SERVER_OPTIONS } from '../server-config.ts';

const { port, host, data, database, nats, proxy, web } = SERVER_OPTIONS;
const OPTIONS = {
  port,
  host,
  data,
  database,
  nats,
  'public-url': SERVER_OPTIONS['public-url'],
  proxy,
  web,
} as const;

/** `lusoria doctor`: checks whether a server can run here, or the state of the running one. */
export const doctor = command({
  options: {
    ...OPTIONS,
    ratings: { kind: 'flag', takes: '' },
    json: { kind: 'flag', takes: '' },
  },
  help: helpFrom({
    summary: 'command-doctor',
    option: (name) =>
      name === 'json' || name === 'ratings' ? `command-doctor-${name}` : `command-serve-${name}`,
    notes: ['command-doctor-note', 'command-doctor-note-code'],
  }),
  async run(given, terminal) {
    const config = configFrom(given, terminal);
    const computed = given.has('ratings') ? await examineRatings(config) : [];
    const findings = [...(await examine(config)), ...computed];
    const bad = findings.filter(({ state }) => state === 'bad').length;
    if (given.has('json')) {
      terminal.out(JSON.stringify({ ok: bad === 0, findings }));
      return bad === 0 ? 0 : 1;
    }
    const t = await loadCliMessages(terminal.language);
    const { wrong, loud, quiet } = styleFor(terminal.colours);
    const paint = { good: quiet, warning: loud, bad: wrong };
    const rows = findings.map(({ state, subject, code, params }: Finding) => [
      paint[state](t(`doctor-${state}`)),
      t(`doctor-about-${subject}`),
      // The digits of a port are not grouped.
      t.lookup(
        `doctor-${code}`,
        params && 'port' in params ? { port: String(params.port) } : params,
      ) ?? code,
    ]);
    for (const line of columns(rows)) terminal.out(line);
    const warnings = findings.filter(({ state }) => state === 'warning').length;
    terminal.out('');
    terminal.out(t('doctor-sum', { bad, warnings }));
    return bad === 0 ? 0 : 1;
  },
});
