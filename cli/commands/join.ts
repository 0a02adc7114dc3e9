import { loadGame } from '@lusoria/games';
import { command } from '@lusoria/cli-kit/command.ts';
import { loadCommonMessages } from '@lusoria/cli-kit/messages/index.ts';
import type { Terminal } from '@lusoria/cli-kit/terminal.ts';
import { Failure } from '@lusoria/cli-kit/usage.ts';
import { helpFrom } from '../command-help.ts';
import { type Manifest, manifestNamed } from '../games.ts';
import { loadCliMessages } from '../messages/index.ts';
import { nameFrom } from '../names.ts';
import { type TableAddress, tableAddress } from '../remote/address.ts';
import { comingBack } from '../remote/by-day.ts';
import { playLive } from '../remote/live-match.ts';
import { liveMatch } from '../remote/match-at.ts';
import { seated, stand } from '../remote/seat.ts';
import { type Visit, visit } from '../remote/visit.ts';
import { terminalOf } from '../terminals.ts';

const MAX_SEATS = 16;

/** `lusoria join`: the person at the terminal takes a seat at a table of a server, or watches. */
export const join = command({
  options: {
    server: { kind: 'value', takes: 'URL' },
    name: { kind: 'value', takes: 'NAME' },
    seat: { kind: 'value', takes: 'N' },
    watch: { kind: 'flag', takes: '' },
    token: { kind: 'value', takes: 'FILE' },
  },
  help: helpFrom({
    notes: ['command-join-note'],
    option: (name) => `command-join-${name}`,
    summary: 'command-join',
  }),
  async run(given, terminal) {
    const address = tableAddress(given.positionals, given.value('server'));
    const { language } = terminal;
    const [t, common] = await Promise.all([
      loadCliMessages(language),
      loadCommonMessages(language),
    ]);
    const name = nameFrom(given.value('name') ?? common('you'));
    const wanted = given.whole('seat', 1, MAX_SEATS);
    const file = given.value('token');
    const coming = await visit(address, { name, file, language });
    if (given.has('watch')) return lookOn(coming, address, terminal);
    const manifest = await manifestOf(coming);
    const { sit } = await terminalOf(manifest, language);
    const playing = await liveMatch(coming, manifest, terminal, false);
    try {
      const back = comingBack(t, coming.table.get().view.settings, address, file);
      const seat = await seated(coming, wanted === null ? null : wanted - 1, language);
      terminal.out(t('join-sits', { ...address, seat: seat + 1 }));
      if (back !== null) terminal.out(back);
      await playLive(playing, sit(playing));
      // Without a saved token nobody can come back to the seat, so it is given up for others.
      if (file === null) await stand(coming);
    } finally {
      playing.input.close();
      coming.session.close();
    }
    return 0;
  },
});

/** `lusoria watch`: the same as `lusoria join --watch`. */
export const watch = command({
  options: { server: { kind: 'value', takes: 'URL' } },
  help: helpFrom({
    notes: ['command-watch-note'],
    option: () => 'command-bot-server',
    summary: 'command-watch',
  }),
  async run(given, terminal) {
    const address = tableAddress(given.positionals, given.value('server'));
    const { language } = terminal;
    const name = (await loadCommonMessages(language))('you');
    return lookOn(await visit(address, { name, file: null, language }), address, terminal);
  },
});

async function lookOn(coming: Visit, address: TableAddress, terminal: Terminal): Promise<number> {
  const { language } = terminal;
  const manifest = await manifestOf(coming);
  const [t, { sit }, playing] = await Promise.all([
    loadCliMessages(language),
    terminalOf(manifest, language),
    liveMatch(coming, manifest, terminal, true),
  ]);
  try {
    terminal.out(t('join-watches', { ...address }));
    await playLive(playing, sit(playing));
  } finally {
    playing.input.close();
    coming.session.close();
  }
  return 0;
}

async function manifestOf({ table }: Visit): Promise<Manifest> {
  const { game } = table.get().view;
  if (await loadGame(game)) return manifestNamed(game);
  throw new Failure('refused', { reason: `no-such-game: ${game}` });
}
