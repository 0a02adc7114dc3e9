import { defined } from '@lusoria/core';
import type { GameLessons } from '@lusoria/core';
import type { LessonEntry } from '@lusoria/core/lesson';
import { command } from '@lusoria/cli-kit/command.ts';
import { commonKeyOf, typedWords } from '@lusoria/cli-kit/keys.ts';
import { columns } from '@lusoria/cli-kit/layout.ts';
import { hintsOf } from '@lusoria/cli-kit/match.ts';
import { loadCommonMessages } from '@lusoria/cli-kit/messages/index.ts';
import type { Playing } from '@lusoria/cli-kit/playing.ts';
import { styleFor } from '@lusoria/cli-kit/style.ts';
import { Usage } from '@lusoria/cli-kit/usage.ts';
import { loadRejections } from '@lusoria/table/messages';
import { setTimeout as sleep } from 'node:timers/promises';
import { allManifests, listed, type Manifest } from '../games.ts';
import { openLessonTable } from '../learn/lesson-table.ts';
import { take } from '../learn/take.ts';
import { loadCliMessages } from '../messages/index.ts';
import { terminalOf } from '../terminals.ts';

/** `lusoria learn`: the lessons of a game at the terminal. */
export const learn = command({
  options: { lesson: { kind: 'value', takes: 'N' } },
  async help(language) {
    const t = await loadCliMessages(language);
    const word = (key: 'show' | 'insist'): string => defined(typedWords(t(`typed-${key}`))[0]);
    return {
      summary: t('command-learn'),
      option: () => t('command-learn-lesson'),
      notes: [t('command-learn-note', { show: word('show'), insist: word('insist') })],
    };
  },
  async run(given, terminal) {
    const { language, outIsTerminal } = terminal;
    const { manifest, lessons, key } = await taughtBy(given.positionals);
    const [course, messages, said, own, t, common, rejections] = await Promise.all([
      lessons.load().then((courses) => courses[key]),
      lessons.messages(language),
      manifest.messages(language),
      terminalOf(manifest, language),
      loadCliMessages(language),
      loadCommonMessages(language),
      loadRejections(language),
    ]);
    const all = defined(course, `the course ${key}`).lessons;
    const input = terminal.input();
    const style = styleFor(terminal.colours);
    const wanted = given.whole('lesson', 1, all.length);
    const asked = async (): Promise<LessonEntry | null> => {
      if (wanted !== null || all.length === 1) return all[(wanted ?? 1) - 1] ?? null;
      const rows = all.map(({ id }, i) => [String(i + 1), messages.title(id)]);
      for (const row of columns(rows)) terminal.out(`  ${row}`);
      const quits = hintsOf(['quit'], { common });
      const hint = style.quiet(`(${common('enter')} 1 · ${quits})`);
      for (;;) {
        const line = await input.line(`${style.loud(t('learn-which'))} ${hint} › `);
        if (line === null || commonKeyOf(line, language) === 'quit') return null;
        const entry = all[Number(line.trim() || 1) - 1];
        if (entry) return entry;
        terminal.out(style.wrong(t('learn-number', { count: all.length })));
      }
    };
    try {
      const entry = await asked();
      if (!entry) return 0;
      const table = openLessonTable(manifest.id, entry);
      const playing: Playing = {
        live: table,
        input,
        language,
        common,
        style,
        names: namesOf(
          table.lesson().you,
          common('you'),
          messages.others ?? [null, ...said.botNames],
        ),
        out: terminal.out,
        rejection: (code, params) => rejections.rejection(code, params, said),
        pause: async (ms) => (outIsTerminal ? sleep(ms) : Promise.resolve()),
        finished: () => Promise.resolve(),
      };
      terminal.out(style.loud(messages.title(entry.id)));
      const left = await take({ playing, table, controller: own.sit(playing), messages, t });
      terminal.out(left === 'done' ? `\n${t('learn-done')}` : common('bye'));
    } finally {
      input.close();
    }
    return 0;
  },
});

function namesOf(you: number, own: string, others: readonly (string | null)[]): readonly string[] {
  return others.map((name, seat) =>
    seat === you ? own : defined(name, 'the name of another player'),
  );
}

/** Lessons named by the one positional argument: those of an offer, or of a game's first offer. */
async function taughtBy(positionals: readonly string[]): Promise<{
  readonly manifest: Manifest;
  readonly lessons: GameLessons;
  readonly key: string;
}> {
  const [name, second] = positionals;
  const manifests = await allManifests();
  const names = listed(manifests.flatMap(({ lessons }) => lessons?.offers ?? []));
  if (name === undefined) throw new Usage('which-game', { names });
  if (second !== undefined) throw new Usage('too-much', { argument: second });
  for (const manifest of manifests) {
    const { lessons, id } = manifest;
    const key = lessons?.offers.includes(name)
      ? name
      : id === name
        ? lessons?.offers[0]
        : undefined;
    if (lessons && key !== undefined) return { manifest, lessons, key };
  }
  throw new Usage('no-game', { name, names });
}
