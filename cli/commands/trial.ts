import { defined } from '@lusoria/core';
import { command } from '@lusoria/cli-kit/command.ts';
import { columns } from '@lusoria/cli-kit/layout.ts';
import type { Terminal } from '@lusoria/cli-kit/terminal.ts';
import type { TrialPart } from '@lusoria/cli-kit/trial.ts';
import { oneLine, Usage } from '@lusoria/cli-kit/usage.ts';
import { BrokenEngine, failureOf } from '../arena/conversation.ts';
import { type Estimate, estimate } from '../arena/interval.ts';
import { helpFrom } from '../command-help.ts';
import { allManifests, listed, namedGame } from '../games.ts';
import { helpOnBots } from '../help-on-games.ts';
import { loadCliMessages } from '../messages/index.ts';
import { seated } from '../trial/seated.ts';
import { type PlayedTrial, tried, type TrialTerms } from '../trial/trial.ts';

const MAX_ROUNDS = 1000;
const MAX_MS = 600_000;
const LONGEST_NAME = 24;
const USUAL = { rounds: 20, set: 'open' } as const;

/** `lusoria trial`: set rounds that players of any origin play, and a table of what each made of them. */
export const trial = command({
  options: {
    rounds: { kind: 'value', takes: 'N' },
    set: { kind: 'value', takes: 'S' },
    budget: { kind: 'value', takes: 'MS' },
    json: { kind: 'flag', takes: '' },
  },
  help: helpFrom({
    notes: ['command-trial-note', 'command-trial-note-people', 'command-arena-note-engines'],
    summary: 'command-trial',
    more: helpOnBots,
    option: (name) => `command-trial-${name}`,
  }),
  async run(given, terminal) {
    const { game, part } = await subjectOf(given.positionals.slice(0, 1));
    const names = given.positionals.slice(1);
    if (names.length === 0) {
      throw new Usage('which-player', { example: defined(game.botKinds[0]) });
    }
    const terms: TrialTerms = {
      rounds: given.whole('rounds', 1, MAX_ROUNDS) ?? USUAL.rounds,
      set: given.value('set') ?? USUAL.set,
      budget: given.whole('budget', 1, MAX_MS),
    };
    const rows: Row[] = [];
    for (const name of names) {
      const rounds: PlayedTrial[] = [];
      let shown = name;
      try {
        const on = await seated(name, game, part, terminal);
        shown = on.name;
        for await (const round of tried(on, game, part, terms)) rounds.push(round);
        await on.player.close();
      } catch (error) {
        throw error instanceof BrokenEngine ? failureOf(error.broken, name) : error;
      }
      rows.push({ name, shown, rounds });
    }
    if (given.has('json')) {
      for (const row of rows) terminal.out(JSON.stringify(figuresOf(row, game.id, part, terms)));
    } else for (const line of await tableOf(rows, part, terminal)) terminal.out(line);
    return 0;
  },
});

interface Row {
  readonly name: string;
  /** What a program calls itself. */
  readonly shown: string;
  readonly rounds: readonly PlayedTrial[];
}

/** @throws Usage when the game has no set rounds. */
async function subjectOf(positionals: readonly string[]) {
  const { manifest } = await namedGame(positionals);
  const [game, module] = await Promise.all([manifest.load(), manifest.terminal?.()]);
  if (module?.trial) return { game, part: module.trial };
  const all = await Promise.all(
    (await allManifests()).map(async ({ id, terminal }) =>
      (await terminal?.())?.trial ? [id] : [],
    ),
  );
  throw new Usage('no-trial', { game: manifest.id, games: listed(all.flat()) });
}

function estimateOf({ rounds }: Row, key: string): Estimate | null {
  const values = rounds.map((one) => one.values[key] ?? null).filter((value) => value !== null);
  return values.length === 0 ? null : estimate(values);
}

function figuresOf(row: Row, game: string, part: TrialPart, { set }: TrialTerms): object {
  const figures = part.figures.map(({ key }) => [key, estimateOf(row, key)] as const);
  return {
    game,
    set,
    player: row.name,
    figures: Object.fromEntries(figures),
    faults: row.rounds.flatMap(({ faults }) => faults),
    rounds: row.rounds.map(({ steps }) => steps),
  };
}

async function tableOf(
  rows: readonly Row[],
  part: TrialPart,
  { language }: Terminal,
): Promise<readonly string[]> {
  const [t, label] = await Promise.all([loadCliMessages(language), part.labels(language)]);
  const number = (value: number, digits: number) =>
    value.toLocaleString(language, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  const cell = (row: Row, key: string, digits: number): string => {
    const found = estimateOf(row, key);
    if (!found) return '–';
    const { mean, ci95 } = found;
    return ci95 === null
      ? number(mean, digits)
      : `${number(mean, digits)}±${number((ci95[1] - ci95[0]) / 2, digits)}`;
  };
  return columns([
    [t('trial-player'), ...part.figures.map(({ key }) => label(key)), t('trial-faults')],
    ...rows.map((row) => [
      oneLine(row.shown).slice(0, LONGEST_NAME),
      ...part.figures.map(({ key, digits }) => cell(row, key, digits)),
      String(row.rounds.reduce((sum, { faults }) => sum + faults.length, 0)),
    ]),
  ]);
}
