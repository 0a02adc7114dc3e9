import type { Bot, BotMakers } from './contract.ts';

/**
 * Makes the bots of one kind. Without an argument, or with one of those it names, there is always a bot; null for a text
 * that it cannot read.
 */
export interface BotMaker<V, A, K extends string = never> {
  (argument?: K | null): Bot<V, A>;
  (argument: string | null): Bot<V, A> | null;
}

/** A kind that is one bot, and takes no argument. */
export function makerOf<V, A>(bot: Bot<V, A>): BotMaker<V, A> {
  return makerBy<V, A, never>([], () => bot);
}

/**
 * A kind whose argument is one of some names.
 *
 * @param make gets null where there is no argument
 */
export function makerBy<V, A, K extends string>(
  names: readonly K[],
  make: (name: K | null) => Bot<V, A>,
): BotMaker<V, A, K> {
  function maker(argument?: K | null): Bot<V, A>;
  function maker(argument: string | null): Bot<V, A> | null;
  function maker(argument: string | null = null): Bot<V, A> | null {
    if (argument === null) return make(null);
    const name = names.find((one) => one === argument);
    return name === undefined ? null : make(name);
  }
  return maker;
}

/** The bot of a name, `kind` or `kind:argument`; null if there is none. */
export function botNamed<V, A>(bots: BotMakers<V, A>, name: string): Bot<V, A> | null {
  const [kind, argument] = splitOnce(name);
  if (!Object.hasOwn(bots, kind)) return null;
  return bots[kind]?.(argument) ?? null;
}

function splitOnce(name: string): readonly [string, string | null] {
  const colon = name.indexOf(':');
  return colon < 0 ? [name, null] : [name.slice(0, colon), name.slice(colon + 1)];
}
