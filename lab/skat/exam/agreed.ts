/**
 * Makes what is examined by rules that strong players agree on, from what is written by hand beside it:
 *
 *     node lab/skat/exam/agreed.ts
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { print } from '../training/files.ts';
import { AUCTIONS, RULES } from './auctions.ts';
import { completed } from './completed.ts';
import { ENDINGS } from './endings.ts';

const OUT = fileURLToPath(new URL('../../../games/skat/exam/data/agreed.json', import.meta.url));

const endings = ENDINGS.map((one) => {
  const { rule, game, declarer, hands, discards, plays, right } = completed(one);
  return {
    rule,
    game,
    declarer,
    hands: hands.map((cards) => cards.join(' ')),
    discards: discards.join(' '),
    plays: plays.join(' '),
    right: right.join(' '),
  };
});
writeFileSync(OUT, `${JSON.stringify({ rules: RULES, auctions: AUCTIONS, endings }, null, 1)}\n`);
print(`${AUCTIONS.length} auctions, ${endings.length} endings`);
