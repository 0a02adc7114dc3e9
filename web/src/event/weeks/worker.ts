import { defined } from '@lusoria/core';
import { answerCalls, browserChannel } from '@lusoria/core/worker-call';
import { isGameId, loadGame, manifestOf } from '@lusoria/games';
import { openWeeksReader, type WeeksReader } from '@lusoria/tournaments/report';
import { reportOf } from '../../generic/report.ts';
import { weeksCalls } from './calls.ts';

/** Reckons what the pupils of a class know after each lesson, beside the page. */

const readers = new Map<string, WeeksReader>();

answerCalls(weeksCalls, browserChannel(globalThis), {
  async open({ game, language }) {
    if (!isGameId(game)) throw new RangeError(`no game ${game}`);
    const [rules, manifest] = await Promise.all([loadGame(game), manifestOf(game)]);
    const report = await reportOf(manifest, language);
    readers.set(game, openWeeksReader(defined(rules), report));
    return { columns: report.columns, tables: report.tables ?? [] };
  },
  add: ({ game, lesson }) => defined(readers.get(game), `an open reader of ${game}`).add(lesson),
});
