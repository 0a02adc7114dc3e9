import { defined } from '@lusoria/core';
import { answerCalls, browserChannel } from '@lusoria/core/worker-call';
import { isGameId, loadGame, manifestOf } from '@lusoria/games';
import { type EventReader, openEventReader } from '@lusoria/tournaments/report';
import { reportOf } from '../../generic/report.ts';
import { reportCalls } from './calls.ts';

/** Reckons the report of an event beside the page, which stays quick meanwhile. */

let reader: EventReader | null = null;

answerCalls(reportCalls, browserChannel(globalThis), {
  async open({ game, language }) {
    if (!isGameId(game)) throw new RangeError(`no game ${game}`);
    const [rules, manifest] = await Promise.all([loadGame(game), manifestOf(game)]);
    reader = openEventReader(defined(rules), await reportOf(manifest, language));
    return null;
  },
  read({ table, record, readers }) {
    defined(reader, 'an open report').read(table, record, readers);
    return null;
  },
  practise(practice) {
    defined(reader, 'an open report').practise(practice);
    return null;
  },
  report: (readers) => defined(reader, 'an open report').report(readers),
});
