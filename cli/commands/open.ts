import { type Settings, STANDARD, type TableView } from '@lusoria/table';
import { CLOCKS, isDayClock } from '@lusoria/table/by-day';
import { type Arguments, command } from '@lusoria/cli-kit/command.ts';
import { commonKeyOf } from '@lusoria/cli-kit/keys.ts';
import { hintsOf } from '@lusoria/cli-kit/match.ts';
import { loadCommonMessages } from '@lusoria/cli-kit/messages/index.ts';
import { ask } from '@lusoria/cli-kit/playing.ts';
import type { AfterAnswer, Question } from '@lusoria/cli-kit/table-controller.ts';
import { Usage } from '@lusoria/cli-kit/usage.ts';
import type { NewTable } from '@lusoria/client';
import type { Language } from '@lusoria/i18n';
import { checkSeats, readBots, usualSeats } from '../bots.ts';
import { listed, type Manifest, type NamedGame, namedGame } from '../games.ts';
import { helpOnPlaying } from '../help-on-games.ts';
import { loadCliMessages } from '../messages/index.ts';
import { nameFrom } from '../names.ts';
import { checkFit, readOptions } from '../options.ts';
import { serverAddress } from '../remote/address.ts';
import { comingBack } from '../remote/by-day.ts';
import { type LiveMatch, playLive } from '../remote/live-match.ts';
import { liveMatch } from '../remote/match-at.ts';
import { stand } from '../remote/seat.ts';
import { arrive, opened, refusal } from '../remote/visit.ts';
import { terminalOf } from '../terminals.ts';

/** `lusoria open`: a new table at a server, to which others come with its code. */
export const open = command({
  options: {
    server: { kind: 'value', takes: 'URL' },
    name: { kind: 'value', takes: 'NAME' },
    seats: { kind: 'value', takes: 'K' },
    bots: { kind: 'value', takes: 'A,B,…' },
    option: { kind: 'list', takes: 'NAME=VALUE' },
    deck: { kind: 'value', takes: 'FILE' },
    clock: { kind: 'value', takes: 'CLOCK' },
    listed: { kind: 'flag', takes: '' },
    token: { kind: 'value', takes: 'FILE' },
  },
  help: helpOnPlaying((t) => ({
    summary: t('command-open'),
    option: (name) => t(`command-open-${name}`),
    note: t('command-open-note'),
  })),
  async run(given, terminal) {
    const named = await namedGame(given.positionals);
    const { manifest } = named;
    const { language } = terminal;
    const server = serverAddress(given.value('server'));
    const [t, common, table, { sit }] = await Promise.all([
      loadCliMessages(language),
      loadCommonMessages(language),
      tableFrom(given, named, language),
      terminalOf(manifest, language),
    ]);
    const file = given.value('token');
    // Whoever could not come back is told so before there is a table.
    comingBack(t, table.settings, { server, code: '' }, file);
    const name = nameFrom(given.value('name') ?? common('you'));
    const session = await arrive(server, { name, file, language });
    const made = await session.create(table);
    if (!made.ok) {
      session.close();
      throw await refusal(made.rejection, language);
    }
    const coming = await opened(session, made.value, language);
    const playing = await liveMatch(coming, manifest, terminal, false);
    const { code } = coming.table.get().view;
    terminal.out(t('open-made', { code, link: `${server}/t/${code}`, server }));
    terminal.out(t('open-bots'));
    const back = comingBack(t, table.settings, { server, code }, file);
    if (back !== null) terminal.out(back);
    try {
      await playLive({ ...playing, lobby: () => beginning(playing, manifest) }, sit(playing));
      if (file === null) await stand(coming);
    } finally {
      playing.input.close();
      session.close();
    }
    return 0;
  },
});

async function tableFrom(
  given: Arguments,
  named: NamedGame,
  language: Language,
): Promise<NewTable> {
  const { manifest } = named;
  const game = await manifest.load();
  const file = given.value('deck');
  const chosen = [...given.values('option'), ...(file === null ? [] : [`deck=@${file}`])];
  const options = await readOptions(named, chosen, language, {});
  const wanted = given.value('bots');
  const bots = wanted === null ? [] : readBots(wanted, game.botKinds, game.bot);
  const seats = given.whole('seats', 1, 99) ?? Math.max(usualSeats(game.seats), bots.length + 1);
  checkSeats(seats, game.seats);
  const free = seats - 1 - bots.length;
  if (free < 0) throw new Usage('bot-count', { bots: bots.length, seats: seats - 1 });
  await checkFit(manifest, game.admits(options, seats), language);
  return {
    game: manifest.id,
    options,
    settings: { ...STANDARD, ...clockFrom(given.value('clock')), listed: given.has('listed') },
    seats: [
      { kind: 'me' },
      ...Array.from({ length: free }, () => ({ kind: 'open' as const })),
      ...bots.map((bot) => ({ kind: 'bot' as const, bot })),
    ],
  };
}

/** By the day nobody is replaced. */
function clockFrom(name: string | null): Pick<Settings, 'clock' | 'substitute'> {
  const clock = CLOCKS.find((one) => one === (name ?? STANDARD.clock));
  if (clock) return { clock, substitute: !isDayClock(clock) };
  throw new Usage('bad-value', { option: '--clock', value: name ?? '', values: listed(CLOCKS) });
}

/** Asks the owner when to begin; bots take the seats that are free by then. */
function beginning(playing: LiveMatch, { bot }: Manifest): Question {
  const { live, t, common, style, out, language } = playing;
  const freeSeats = ({ seats }: TableView): readonly number[] =>
    seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));
  return {
    prompt() {
      const free = freeSeats(live.table.get().view).length;
      const begins = `${common('enter')}\u00a0${t('open-begins')}`;
      const hint = `${begins} · ${hintsOf(['quit'], playing)}`;
      return `${style.loud(t('open-waits', { free }))} ${style.quiet(`(${hint})`)} › `;
    },
    async answer(line): Promise<AfterAnswer> {
      const key = commonKeyOf(line, language);
      if (key === 'quit') return 'leave';
      if (key !== 'goOn') {
        out(style.wrong(t('open-enter')));
        return 'continue';
      }
      for (const seat of freeSeats(live.table.get().view)) {
        await ask(playing, { do: 'put-bot', seat, bot });
      }
      await ask(playing, { do: 'start' });
      return 'continue';
    },
  };
}
