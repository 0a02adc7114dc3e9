import { loadRejections } from '@lusoria/table/messages';
import { loadCommonMessages } from '@lusoria/cli-kit/messages/index.ts';
import { styleFor } from '@lusoria/cli-kit/style.ts';
import type { Terminal } from '@lusoria/cli-kit/terminal.ts';
import { tellFairness } from '../fairness.ts';
import type { Manifest } from '../games.ts';
import { hintsAt } from '../hint.ts';
import { roundInsight } from '../insight.ts';
import { loadCliMessages } from '../messages/index.ts';
import type { LiveMatch } from './live-match.ts';
import type { Visit } from './visit.ts';

/** The match at a table of a server, in the language of a terminal. */
export async function liveMatch(
  visit: Visit,
  manifest: Manifest,
  terminal: Terminal,
  watches: boolean,
): Promise<LiveMatch> {
  const { language } = terminal;
  const [t, common, messages, rejections] = await Promise.all([
    loadCliMessages(language),
    loadCommonMessages(language),
    manifest.messages(language),
    loadRejections(language),
  ]);
  const names: string[] = [];
  const input = terminal.input();
  return {
    live: visit,
    input,
    language,
    common,
    t,
    style: styleFor(terminal.colours),
    names,
    botNames: messages.botNames,
    watches,
    out: (text) => input.above(() => terminal.out(text)),
    rejection: (code, params) => rejections.rejection(code, params, messages),
    // Others set the pace.
    pause: async () => Promise.resolve(),
    insight: async () => roundInsight(visit, manifest, language),
    ...hintsAt({ live: visit, names }, manifest, language),
    finished: async () => (watches ? undefined : tellFairness(visit, terminal, null, messages)),
  };
}
