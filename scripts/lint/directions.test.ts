import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';
import { ROOT } from '../node.mjs';
import { directions } from './directions.mjs';

RuleTester.describe = describe;
RuleTester.it = it;

/** A file and one line in it. */
type Case = readonly [file: string, code: string];

const VALID: readonly Case[] = [
  ['latin/cells.ts', "import { object } from 'valibot';"],
  ['latin/forms.test.ts', "import { readFileSync } from 'node:fs';"],
  ['i18n/translator.ts', "import { FluentBundle } from '@fluent/bundle';"],
  ['games/skat/messages/index.ts', "import { messageLoader } from '@lusoria/i18n';"],
  ['server/http.ts', "import type { Language } from '@lusoria/i18n';"],
  ['games/core/laws/index.ts', "import { check } from 'fast-check';"],
  ['games/core/laws/index.ts', "import { replay } from '../replay.ts';"],
  ['games/skat/rules.ts', "import { ok } from '@lusoria/core';"],
  ['games/skat/rules.test.ts', "import { laws } from '@lusoria/core/laws';"],
  ['games/agreement/rules.ts', "import { is } from '@lusoria/latin';"],
  ['games/skat/index.ts', "import { bid } from './bot/bid.ts';"],
  ['games/skat/rules.test.ts', "import { bid } from './bot/bid.ts';"],
  ['games/skat/bot/bid.ts', "import { solve } from './solve.ts';"],
  ['games/skat/bot/bid.ts', "import { rules } from '../rules.ts';"],
  ['games/skat/analysis/play.ts', "import { solve } from '../bot/solve.ts';"],
  ['table/table.ts', "import { agreement } from '@lusoria/agreement';"],
  ['table/table.ts', "const game = import('@lusoria/skat');"],
  ['words/de.ts', "import type { Cell } from '@lusoria/agreement';"],
  ['words/de.ts', "export type { Message } from '@lusoria/table/protocol';"],
  ['words/de.ts', "type Cell = import('@lusoria/agreement').Cell;"],
  ['words/de.test.ts', "import { agreement } from '@lusoria/agreement';"],
  ['client/session.ts', "import { parse } from '@lusoria/table/protocol';"],
  ['server/store.ts', "import { DatabaseSync } from 'node:sqlite';"],
  ['server/store.test.ts', "import { connect } from '@lusoria/client';"],
  ['web/src/App.ts', "import { connect } from '@lusoria/client';"],
  ['web/vite.config.ts', "import { readFileSync } from 'node:fs';"],
  ['web/e2e/lobby.e2e.ts', "import { launchOptions } from '../../scripts/chromium.mjs';"],
  ['web/e2e/server.ts', "import { serve } from '@lusoria/server';"],
  ['cli/serve.ts', "import { serve } from '@lusoria/server';"],
  ['cli/bin/lusoria.mjs', "import { findNode } from '../../scripts/node.mjs';"],
];

const INVALID: readonly Case[] = [
  ['latin/cells.ts', "import { ok } from '@lusoria/core';"],
  ['latin/cells.ts', "import { readFileSync } from 'node:fs';"],
  ['latin/cells.ts', "import { say } from '@lusoria/i18n';"],
  ['i18n/loader.ts', "import { readFileSync } from 'node:fs';"],
  ['i18n/loader.ts', "import type { Cell } from '@lusoria/latin';"],
  ['games/core/seal.ts', "import { is } from '@lusoria/latin';"],
  ['games/core/seal.ts', "import { agreement } from '@lusoria/agreement';"],
  ['games/core/seal.ts', "import { randomBytes } from 'crypto';"],
  ['games/skat/rules.ts', "import { agreement } from '@lusoria/agreement';"],
  ['games/skat/rules.ts', "import { skat } from '@lusoria/skat';"],
  ['games/skat/rules.ts', "import type { Table } from '@lusoria/table';"],
  ['games/skat/rules.ts', "import { ok } from '../core/result.ts';"],
  ['games/skat/rules.ts', "import { bid } from './bot/bid.ts';"],
  ['games/skat/score/score.ts', "export * from '../bot/bid.ts';"],
  ['games/skat/rules.ts', "import { bid } from './bot.ts';"],
  ['games/skat/rules.ts', "import { analyse } from './analysis/analyse.ts';"],
  ['table/table.ts', "import { words } from '@lusoria/words';"],
  ['table/table.ts', "import { rules } from '../games/skat/rules.ts';"],
  ['table/table.ts', "import { setTimeout } from 'node:timers/promises';"],
  ['words/de.ts', "import { agreement } from '@lusoria/agreement';"],
  ['words/de.ts', "import { connect } from '@lusoria/client';"],
  ['client/session.ts', "import { words } from '@lusoria/words';"],
  ['client/session.ts', "import { serve } from '@lusoria/server';"],
  ['client/session.ts', "import { connect } from 'node:net';"],
  ['server/http.ts', "import { agreement } from '@lusoria/agreement';"],
  ['server/http.ts', "import { connect } from '@lusoria/client';"],
  ['server/http.ts', "const cli = import('lusoria');"],
  ['server/http.ts', "import { findNode } from '../scripts/node.mjs';"],
  ['web/src/App.ts', "import { serve } from '@lusoria/server';"],
  ['web/src/App.ts', "import { main } from 'lusoria';"],
  ['web/src/App.ts', "import { readFileSync } from 'node:fs';"],
  ['cli/play.ts', "import { App } from '@lusoria/web';"],
  ['cli/play.ts', "type App = import('@lusoria/web').App;"],
  ['bench/run.ts', "import { main } from 'lusoria';"],
];

const asTest = ([file, code]: Case) => ({ name: `${file}: ${code}`, filename: ROOT + file, code });

new RuleTester().run('directions', directions, {
  valid: VALID.map(asTest),
  invalid: INVALID.map((line) => ({ ...asTest(line), errors: 1 })),
});
