import { existsSync } from 'node:fs';
import type { Config } from '@lusoria/server';
import { type Arguments, command } from '@lusoria/cli-kit/command.ts';
import { writeWhole } from '@lusoria/cli-kit/files.ts';
import { columns } from '@lusoria/cli-kit/layout.ts';
import { Usage } from '@lusoria/cli-kit/usage.ts';
import { theFile } from '../arguments.ts';
import { helpFrom } from '../command-help.ts';
import { type CliTranslator, loadCliMessages } from '../messages/index.ts';
import { checkedPlatforms, platformsIn } from '../platforms.ts';
import { addressOption } from '../server-config.ts';

const OPTIONS = {
  name: { kind: 'value', takes: 'NAME' },
  issuer: { kind: 'value', takes: 'URL' },
  'client-id': { kind: 'value', takes: 'ID' },
  deployment: { kind: 'list', takes: 'ID' },
  'auth-url': { kind: 'value', takes: 'URL' },
  'token-url': { kind: 'value', takes: 'URL' },
  'jwks-url': { kind: 'value', takes: 'URL' },
  oidc: { kind: 'flag', takes: '' },
  names: { kind: 'flag', takes: '' },
  'public-url': { kind: 'value', takes: 'URL' },
} as const;

/** Where Moodle has what a tool needs, below its own address. */
const MOODLE = {
  'auth-url': '/mod/lti/auth.php',
  'token-url': '/mod/lti/token.php',
  'jwks-url': '/mod/lti/certs.php',
} as const;

/** `lusoria lti`: the platforms of schools that send people to a server, in a file that `serve` reads. */
export const lti = command({
  options: OPTIONS,
  help: helpFrom<keyof typeof OPTIONS>({
    summary: 'command-lti',
    option: (name) => `command-lti-${name}`,
    notes: ['command-lti-note', 'command-lti-note-moodle'],
  }),
  async run(given, terminal) {
    const file = theFile(given);
    const t = await loadCliMessages(terminal.language);
    const before = existsSync(file) ? platformsIn(file) : [];
    const added = given.value('issuer') === null ? null : platformFrom(given);
    const all = added
      ? checkedPlatforms([...before.filter(({ name }) => name !== added.name), added])
      : before;
    if (added) {
      await writeWhole(file, `${JSON.stringify(all, null, 2)}\n`);
      terminal.out(t('lti-added', { name: added.name, file }));
    }
    const home = given.value('public-url');
    for (const line of [...listOf(all, t), ...toolLines(home, t)]) terminal.out(line);
    return 0;
  },
});

function platformFrom(given: Arguments) {
  const issuer = valueOf(given, 'issuer');
  const isOidc = given.has('oidc');
  const urlOf = (option: keyof typeof MOODLE): string =>
    given.value(option) ??
    (isOidc ? valueOf(given, option) : `${issuer.replace(/\/$/, '')}${MOODLE[option]}`);
  const secret = process.env['LUSORIA_CLIENT_SECRET'];
  const common = {
    name: given.value('name') ?? 'school',
    issuer,
    clientId: valueOf(given, 'client-id'),
    authUrl: urlOf('auth-url'),
    tokenUrl: urlOf('token-url'),
    jwksUrl: urlOf('jwks-url'),
    names: given.has('names'),
  };
  if (isOidc) {
    return { kind: 'oidc', ...common, ...(secret && { clientSecret: secret }) } as const;
  }
  if (!given.has('deployment')) throw new Usage('needs-value', { option: '--deployment' });
  return { kind: 'lti', ...common, deployments: given.values('deployment') } as const;
}

function valueOf(given: Arguments, option: keyof typeof OPTIONS): string {
  const value = given.value(option);
  if (value === null) throw new Usage('needs-value', { option: `--${option}` });
  return value;
}

function listOf(platforms: Config['platforms'], t: CliTranslator): readonly string[] {
  return columns(
    platforms.map(({ name, kind, issuer, names }) => [
      name,
      kind.toUpperCase(),
      issuer,
      t(names ? 'lti-names' : 'lti-pseudonyms'),
    ]),
  );
}

/** What the platform asks for when a tool is added there. */
function toolLines(home: string | null, t: CliTranslator): readonly string[] {
  const at = home === null ? 'https://…' : addressOption('--public-url', home).replace(/\/$/, '');
  return [
    '',
    t('lti-tool'),
    ...columns([
      [`${t('lti-tool-url')}:`, `${at}/lti/launch`],
      [`${t('lti-tool-login')}:`, `${at}/lti/login`],
      [`${t('lti-tool-redirect')}:`, `${at}/lti/launch`],
      [`${t('lti-tool-keys')}:`, `${at}/lti/keys`],
      [`${t('lti-tool-choice')}:`, `${at}/lti/launch`],
      [`${t('lti-tool-oidc')}:`, `${at}/oidc/callback`],
    ]),
  ];
}
