import type { AnyGame } from '@lusoria/core';
import { GAME_IDS } from '@lusoria/games';
import { playable, quickOptions } from '@lusoria/testing/people/games.ts';
import { chanceOf } from './chance.ts';
import { openDatabase } from './database.ts';
import { openHints } from './hints.ts';
import { openNetwork } from './lines.ts';
import { type MutationName, MUTATIONS } from './mutations.ts';
import { openNode } from './node.ts';
import { openOracle, type Violation } from './oracle.ts';
import type { TablePlan } from './person-context.ts';
import { openPerson } from './person.ts';
import type { Fault, Plan } from './plan.ts';
import { openWorld } from './world.ts';

/** What has become of a schedule. */
export interface Outcome {
  readonly plan: Plan;
  readonly violations: readonly Violation[];
  /** Hash of all that has happened: equal where the same happened in the same order. */
  readonly hash: string;
  readonly steps: number;
  readonly simulatedMs: number;
  /** How often something has happened, by name. */
  readonly counts: ReadonlyMap<string, number>;
}

export interface Options {
  readonly mutation?: MutationName;
  /** Called with every line of the trace. */
  readonly told?: (line: string) => void;
}

/** Time in which all must come to rest, once everything is mended. */
const REST_MS = 200_000;
/** Nobody begins anything new this long before the end. */
const STAND_MS = 100_000;
/** Bots whom a clock has called may still be at play in the end: within this time there is a moment at which all see all. */
const MOMENT_MS = 20_000;
/** Interval at which such a moment is looked for; what is stored is shown in far less. */
const LOOK_MS = 1000;

/** What is played: every game, at tables of three. */
const PLAYED: readonly TablePlan[] = await Promise.all(
  GAME_IDS.map(async (id) => {
    const { game, bot } = await playable(id);
    const seats = game.seats.find((count) => count >= 3) ?? game.seats[0] ?? 2;
    return { game, options: quickOptions(game), seats, bot: game.bot('random') ? 'random' : bot };
  }),
);
const GAMES: ReadonlyMap<string, AnyGame> = new Map(PLAYED.map(({ game }) => [game.id, game]));

/** Lets a schedule happen, until something is wrong or everything has come to rest. */
export async function simulate(
  plan: Plan,
  { mutation = 'none', told }: Options = {},
): Promise<Outcome> {
  const { seed } = plan;
  const chance = (name: string) => chanceOf(`${seed} ${name}`);
  const world = openWorld(told);
  const begun = world.now();
  const oracle = openOracle(world, GAMES);
  const database = openDatabase(world, chance('database'), oracle);
  const hints = openHints(world, chance('hints'), {
    pollMs: plan.pollMs,
    isFaulty: plan.areHintsFaulty,
  });
  const mutated = MUTATIONS[mutation]();
  const nodes = Array.from({ length: plan.nodes }, (_, n) =>
    openNode(`n${n}`, {
      world,
      database,
      hints,
      games: GAMES,
      mutation: mutated,
      chanceOf: chance,
      noticed: oracle.noticed,
    }),
  );
  const network = openNetwork(world, chance('network'), nodes, oracle);
  const tables: string[] = [];
  const lesson = plan.isClass ? { code: null } : null;
  const played = PLAYED[chance('game').int(PLAYED.length)];
  if (!played) throw new Error('there is no game');
  const people = Array.from({ length: plan.people }, (_, n) =>
    openPerson(`p${n}`, {
      world,
      chance: chance(`person ${n}`),
      oracle,
      connect: network.connect(`p${n}`),
      plan: played,
      tables,
      lesson,
      thinkMs: plan.thinkMs,
      isByDay: plan.quietMs > 0,
    }),
  );

  const inject = (fault: Fault): void => {
    world.note(`FAULT ${JSON.stringify(fault)}`);
    oracle.happened(`fault: ${fault.kind === 'write' ? fault.fault : fault.kind}`);
    switch (fault.kind) {
      case 'write':
        return database.arm(`n${fault.node}`, fault.fault);
      case 'stall':
        return database.stall(fault.ms);
      case 'fail-over':
        return database.failOver(fault.ms);
      case 'full':
        return database.fill(fault.ms);
      case 'no-hints':
        return hints.silence(fault.ms);
      case 'crash':
        nodes[fault.node]?.crash();
        network.nodeGone(`n${fault.node}`);
        return void world.after(fault.ms, () => nodes[fault.node]?.start());
      case 'clock':
        return nodes[fault.node]?.step(fault.ms);
      case 'cut':
        return network.cut(`p${fault.person}`, fault.silently);
      case 'erase':
        return people[fault.person]?.device.erase();
    }
  };

  for (const node of nodes) node.start();
  for (const person of people) person.start();
  for (const fault of plan.faults) world.after(fault.at, () => inject(fault));
  if (plan.quietMs > 0) {
    const from = Math.max(0, (plan.lasts - plan.quietMs) / 2);
    const away = (on: boolean) => (): void => people.forEach((person) => person.away(on));
    world.after(from, away(true));
    world.after(from + plan.quietMs, away(false));
  }
  world.after(plan.lasts, () => {
    world.note('everything is mended');
    database.mend();
    hints.mend();
    for (const node of nodes) node.start();
  });
  world.after(plan.lasts + REST_MS - STAND_MS, () => {
    for (const person of people) person.rest();
  });
  const isWrong = (): boolean => oracle.violations().length > 0;
  const end = begun + plan.lasts + REST_MS;
  await world.run(end, isWrong);
  const isUnsettled = (): boolean => people.some((person) => person.unsettled().length > 0);
  for (let at = end + LOOK_MS; at <= end + MOMENT_MS && isUnsettled() && !isWrong(); at += LOOK_MS)
    await world.run(at, isWrong);
  if (!isWrong()) {
    const erased = people.flatMap(({ device }) => device.erased);
    for (const { name, device, unsettled } of people) {
      for (const what of unsettled()) oracle.report('not settled', what);
      for (const { mark } of erased)
        if (device.screen().includes(mark)) oracle.report('still shown', `${mark} to ${name}`);
    }
    await oracle.finish(database.stored, erased);
  }
  return {
    plan,
    violations: oracle.violations(),
    hash: world.hash(),
    steps: world.steps(),
    simulatedMs: world.now() - begun,
    counts: oracle.counts,
  };
}
