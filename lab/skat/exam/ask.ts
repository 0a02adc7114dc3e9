/**
 * Asks the strong player and the hint what is examined by rules that strong players agree on:
 *
 *     node lab/skat/exam/ask.ts
 *
 * Prints a line a question in which one of them says something else, and how many each has right.
 */
import { print } from '../training/files.ts';
import { answered } from './answered.ts';

const all = await answered(1);
for (const { id, right, bot, hint } of all) {
  const wanted = JSON.stringify(right);
  if (!bot.isRight) print(`${id}: the bot says ${JSON.stringify(bot.action)}; right is ${wanted}`);
  if (!hint.isRight)
    print(`${id}: the hint says ${JSON.stringify(hint.action)}; right is ${wanted}`);
}
for (const category of ['agreed-auctions', 'agreed-endings']) {
  const asked = all.filter(({ id }) => id.startsWith(category));
  const count = (who: 'bot' | 'hint') => asked.filter((one) => one[who].isRight).length;
  print(`${category}: bot ${count('bot')}, hint ${count('hint')} of ${asked.length}`);
}
