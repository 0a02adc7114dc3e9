/** A hand made by hand, a call that is asked for, and what is right by a rule that strong players agree on. */
export interface WrittenAuction {
  readonly rule: string;
  readonly hand: string;
  readonly asked: 'bid' | 'answer';
  readonly bid: number;
  readonly right: readonly (number | 'hold' | 'pass')[];
}

/** Rule, hand, the bid to be held (`bid N`: middlehand is asked for more than N), right calls. */
const LINES = `
suit | CJ HJ CA CK C9 SA ST S8 DQ D9 | hold 20 | hold
suit | SJ DJ HA HT H8 H7 CA CK D9 D8 | bid 0 | 18 20
suit | CJ SJ DA DT D9 HA HK SA S9 C8 | hold 18 | hold
suit | CJ HJ DJ SA SK S9 HA H9 D8 D7 | hold 22 | hold
suit | HJ DJ CA CT CK C8 DA DT D8 H9 | bid 0 | 18 20 22 23 24
suit | SJ HJ HA HK HQ H7 SA S8 DA D9 | hold 18 | hold
suit | CJ DJ CA CT C9 C8 DA D7 H8 H7 | hold 24 | hold
suit | CJ SJ DJ DA D9 D7 SA ST C9 C7 | hold 18 | hold
grand | CJ SJ CA CT SA ST HA HK D9 D8 | hold 44 | hold
grand | CJ HJ SA ST HA HT DA D8 C9 C7 | hold 44 | hold
grand | CJ SJ HJ CA CT SA S9 H8 H7 D7 | hold 46 | hold
grand | CJ SJ DJ CA CT HA HT SA S9 D8 | bid 44 | 45 46 48
grand | SJ HJ DJ CA CK SA ST HA HT D7 | hold 44 | hold
grand | CJ SJ CA CT CK DA DT SA S8 H7 | hold 40 | hold
grand | CJ SJ HJ DJ SA SK CA C7 H8 D7 | hold 44 | hold
null | C7 C8 C9 S7 S9 H7 H8 HT D7 D9 | bid 0 | 18 20 22 23
null | C7 C9 CJ S7 S8 H7 H9 D7 D8 DT | hold 46 | hold
null | C7 C8 C9 CT S7 S8 S9 H7 H8 H9 | hold 50 | hold
null | S7 S8 H7 H9 HJ D7 D8 D9 C7 C9 | hold 23 | hold
null | C7 C9 CJ CK S7 S8 H7 H9 D7 D8 | hold 23 | hold
null | H7 H8 HT D7 D9 S7 S8 S9 C7 C9 | bid 0 | 18 20 22 23
weak | CQ C9 SK S9 S8 HQ HT H8 DK D9 | bid 0 | pass
weak | DJ CK C9 SQ ST H9 HK H8 DQ D8 | hold 18 | pass
weak | SA SQ S8 CK C9 HQ H8 DK DT D9 | bid 0 | pass
weak | HJ CT CQ C8 SK S9 HK H9 DQ D9 | hold 18 | pass
weak | CA C9 C8 SQ ST HK HQ H8 DT D8 | hold 18 | pass
weak | SJ C8 CK ST S8 HQ HT H9 DK DQ | bid 0 | pass
weak | DJ DA D8 CQ CT C9 SK S8 HQ HT | hold 18 | pass
value | CJ DA DT DQ D8 D7 HK H9 S9 C8 | hold 30 | pass
value | SJ HA HT HK H8 H7 CK C9 D9 S8 | hold 33 | pass
value | CJ SA ST S9 S8 S7 HQ H9 DK C9 | hold 36 | pass
value | HJ DA DT DK D9 D8 C9 S8 HT H8 | hold 40 | pass
value | CJ CT CK C9 C8 C7 SQ H8 HK D9 | hold 40 | pass
value | SJ DJ DT DK D9 HA H8 C8 S9 CQ | hold 33 | pass
sure | CJ SJ HJ DJ CQ C9 C7 SA H7 DK | hold 60 | hold
sure | CJ SJ HJ DJ SA SK S8 CA H9 D8 | hold 55 | hold
sure | CJ SJ HJ CA CT CK C9 SA ST H8 | hold 60 | hold
sure | CJ SJ DJ DA DT DK HA HT C7 S8 | hold 48 | hold
sure | CJ SJ HJ DJ HA HT HK H9 CA CK | hold 60 | hold
sure | CJ SJ HJ SA ST SK SQ CA CK D8 | bid 0 | 18 20 22 23 24
`;

export const AUCTIONS: readonly WrittenAuction[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [rule = '', hand = '', question = '', right = ''] = line.split(' | ');
    const [asked, bid] = question.split(' ');
    return {
      rule,
      hand,
      asked: asked === 'hold' ? 'answer' : 'bid',
      bid: Number(bid),
      right: right.split(' ').map((call) => {
        if (call === 'hold' || call === 'pass') return call;
        return Number(call);
      }),
    };
  });

const PARLETT = 'David Parlett, The Penguin Book of Card Games (2008), Skat';
const LEADING = 'skatspielen.info, Leitsätze';
const COUNTED = 'counted out: true in every layout of the cards that are hidden';

/** What the rules say, in our own words, and who says so. */
export const RULES: Readonly<Record<string, { readonly says: string; readonly source: string }>> = {
  suit: {
    says: 'A suit game wants five trumps, with ace or ten among them or good jacks, and two other suits that are void or headed by the ace.',
    source: PARLETT,
  },
  grand: {
    says: 'Of the four jacks, the four aces and the lead a grand wants five.',
    source: PARLETT,
  },
  null: {
    says: 'In a null a suit is safe with the seven, and with no more than one card missing between one card and the next.',
    source: `${PARLETT}; wie-funktioniert.com, Null und Null ouvert`,
  },
  weak: {
    says: 'Fewer than three jacks and aces together, and no null: one passes.',
    source: 'pokerwiner.com, Games of playing cards: Skat, requirements to bid',
  },
  value: {
    says: 'Nobody bids more than the best game of the hand is worth: an overbid game is lost whatever is taken.',
    source: 'International Skat Order, overbid games',
  },
  sure: {
    says: 'A hand that cannot lose, or hardly, is bid as far as its game is worth.',
    source: 'skatblog.com, Das unverlierbare Spiel',
  },
  draw: {
    says: 'Trumps first: the last ones are drawn before aces and tens of other suits are led, which might be ruffed.',
    source: `${LEADING}; skatblog.com, Trumpf ist die Seele des Spiels`,
  },
  master: {
    says: 'A trump that is higher than one’s own is not drawn: other suits are led until it has ruffed.',
    source: COUNTED,
  },
  throw: {
    says: 'A trick with little in it is let go, and a card thrown away that would lose another.',
    source: COUNTED,
  },
  home: {
    says: 'Whoever plays last takes the trick with the ten while the ace is still out.',
    source: COUNTED,
  },
  secure: {
    says: 'A full trick is ruffed so high that the next player cannot ruff higher.',
    source: COUNTED,
  },
  fat: {
    says: 'Whoever plays last ruffs with the ace or ten of trumps, which a jack that is out might take later.',
    source: COUNTED,
  },
  nullthrow: {
    says: 'In a null the card that is in danger goes when another suit is led that one has not got.',
    source: 'wie-funktioniert.com, Null und Null ouvert',
  },
  nullunder: {
    says: 'In a null one plays the highest card that stays below the trick, and keeps the lower ones.',
    source: 'wie-funktioniert.com, Null und Null ouvert',
  },
  smear: {
    says: 'A defender puts aces and tens on a trick that the other one has for certain.',
    source: LEADING,
  },
  cheap: {
    says: 'On a trick of the declarer’s that cannot be taken a defender puts nothing that counts.',
    source: COUNTED,
  },
};
