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
  ['games/whist/messages/index.ts', "import { messageLoader } from '@lusoria/i18n';"],
  ['core/conformance/index.ts', "import { check } from 'fast-check';"],
  ['core/conformance/index.ts', "import { replay } from '../replay.ts';"],
  ['games/whist/rules/rules.ts', "import { ok } from '@lusoria/core';"],
  ['games/whist/rules/rules.test.ts', "import { conformance } from '@lusoria/core/conformance';"],
  ['games/whist/rules/rules.test.ts', "import { bid } from '../engine/bid.ts';"],
  ['games/rummy/rules/rules.ts', "import { is } from '@lusoria/latin';"],
  ['games/whist/index.ts', "import { bid } from './engine/bid.ts';"],
  ['games/whist/manifest.ts', "const ui = import('./ui/index.ts');"],
  ['games/whist/engine/bid.ts', "import { solve } from './solve.ts';"],
  ['games/whist/engine/bid.ts', "import { rules } from '../rules/rules.ts';"],
  ['games/whist/analysis/play.ts', "import { solve } from '../engine/solve.ts';"],
  ['games/whist/messages/index.ts', "import type { Hint } from '../analysis/hint.ts';"],
  ['games/whist/ui/Board.ts', "import { ui } from '@lusoria/web-kit/words.svelte.ts';"],
  ['games/whist/ui/Board.ts', "import { whist } from '@lusoria/whist';"],
  ['games/whist/cli/screen.ts', "import { columns } from '@lusoria/cli-kit/layout.ts';"],
  ['games/whist/e2e/play.e2e.ts', "import { open } from '@lusoria/web/e2e/support/browser.ts';"],
  ['games/registry.ts', "const game = import('./whist/manifest.ts');"],
  ['client/session.ts', "import { parse } from '@lusoria/table/protocol';"],
  ['server/store.ts', "import { DatabaseSync } from 'node:sqlite';"],
  ['server/store.test.ts', "import { connect } from '@lusoria/client';"],
  ['web/src/App.ts', "import { connect } from '@lusoria/client';"],
  ['web/src/App.ts', "import Icon from '@lusoria/web-kit/signs/Icon.svelte';"],
  ['web/vite.config.ts', "import { readFileSync } from 'node:fs';"],
  ['web/e2e/lobby.e2e.ts', "import { launchOptions } from '../chromium.mjs';"],
  ['web/e2e/server.ts', "import { serve } from '@lusoria/server';"],
  ['cli/serve.ts', "import { serve } from '@lusoria/server';"],
  ['cli/bin/lusoria.mjs', "import { findNode } from '../node.mjs';"],
];

const INVALID: readonly Case[] = [
  ['latin/cells.ts', "import { ok } from '@lusoria/core';"],
  ['latin/cells.ts', "import { readFileSync } from 'node:fs';"],
  ['latin/cells.ts', "import { say } from '@lusoria/i18n';"],
  ['i18n/loader.ts', "import { readFileSync } from 'node:fs';"],
  ['i18n/loader.ts', "import type { Cell } from '@lusoria/latin';"],
  ['core/erase.ts', "import { is } from '@lusoria/latin';"],
  ['core/erase.ts', "import { rummy } from '@lusoria/rummy';"],
  ['core/erase.ts', "import { randomBytes } from 'crypto';"],
  ['games/whist/rules/rules.ts', "import { rummy } from '@lusoria/rummy';"],
  ['games/whist/rules/rules.ts', "import { whist } from '@lusoria/whist';"],
  ['games/whist/rules/rules.ts', "import type { Table } from '@lusoria/table';"],
  ['games/whist/rules/rules.ts', "import { ok } from '../../core/result.ts';"],
  ['games/whist/rules/rules.ts', "import { bid } from '../engine/bid.ts';"],
  ['games/whist/rules/score/score.ts', "export * from '../../engine/bid.ts';"],
  ['games/whist/rules/rules.ts', "import { analyse } from '../analysis/analyse.ts';"],
  ['games/whist/rules/rules.ts', "import { t } from '../messages/index.ts';"],
  ['games/whist/engine/bid.ts', "import { judge } from '../analysis/judge.ts';"],
  ['games/whist/messages/index.ts', "import { hint } from '../analysis/hint.ts';"],
  ['games/whist/ui/Board.ts', "import { screen } from '../cli/screen.ts';"],
  ['games/whist/ui/Board.ts', "import { rummy } from '@lusoria/rummy';"],
  ['games/whist/ui/Board.ts', "import Lobby from '@lusoria/web/src/lobby/Lobby.svelte';"],
  ['games/whist/ui/Board.ts', "import { loadGame } from '@lusoria/games';"],
  ['games/whist/cli/screen.ts', "import { main } from 'lusoria/lusoria.ts';"],
  ['games/registry.ts', "import { App } from '@lusoria/web';"],
  ['games/registry.ts', "const rules = import('./whist/rules/game.ts');"],
  ['table/table.ts', "import { rummy } from '@lusoria/rummy';"],
  ['table/table.ts', "import { loadGame } from '@lusoria/games';"],
  ['table/table.ts', "import { words } from '@lusoria/words';"],
  ['table/table.ts', "import { rules } from '../games/whist/rules/rules.ts';"],
  ['table/table.ts', "import { setTimeout } from 'node:timers/promises';"],
  ['client/session.ts', "import { words } from '@lusoria/words';"],
  ['client/session.ts', "import { serve } from '@lusoria/server';"],
  ['client/session.ts', "import { connect } from 'node:net';"],
  ['server/http.ts', "import { rummy } from '@lusoria/rummy';"],
  ['server/http.ts', "import { connect } from '@lusoria/client';"],
  ['server/http.ts', "const cli = import('lusoria');"],
  ['server/http.ts', "import { findNode } from '../scripts/node.mjs';"],
  ['web/src/App.ts', "import { serve } from '@lusoria/server';"],
  ['web/src/App.ts', "import { main } from 'lusoria';"],
  ['web/src/App.ts', "import { whist } from '@lusoria/whist';"],
  ['web/src/App.ts', "import { readFileSync } from 'node:fs';"],
  ['cli/play.ts', "import { App } from '@lusoria/web';"],
  ['cli/play.ts', "import { whist } from '@lusoria/whist';"],
  ['cli/play.ts', "type App = import('@lusoria/web').App;"],
  ['lab/run.ts', "import { main } from 'lusoria';"],
];

const asTest = ([file, code]: Case) => ({ name: `${file}: ${code}`, filename: ROOT + file, code });

new RuleTester().run('directions', directions, {
  valid: VALID.map(asTest),
  invalid: INVALID.map((line) => ({ ...asTest(line), errors: 1 })),
});
