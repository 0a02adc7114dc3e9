/**
 * Endings made by hand, by what they teach: contract, the hands of seats 0 to 2, who is declarer, who leads the trick with
 * the cards that lie there, and the right cards. How it came to that is found by `completed.ts`.
 */
export interface WrittenEnding {
  readonly rule: string;
  readonly game: string;
  readonly declarer: number;
  readonly hands: string;
  readonly leader: number;
  readonly trick: string;
  readonly right: string;
}

const LINES = `
draw | spades 0 | SJ CA HT / SK C7 D7 / H7 D8 C8 | 0 | SJ
draw | hearts 0 | DJ HA CA DA / HT C7 D7 S7 / C8 D8 S8 S9 | 0 | DJ HA
draw | grand 1 | HJ D7 S7 / CJ DA CT / C7 C8 S8 | 1 | CJ
draw | clubs 2 | CK H7 D7 / C9 H8 S8 / CJ SJ HA | 2 | CJ SJ
master | spades 0 | SA HA HT HK / CJ D7 D8 C7 / D9 C8 C9 DK | 0 | HA HK HT
master | clubs 1 | SJ H7 H8 / C9 DA DT / H9 S7 S8 | 1 | DA DT
master | diamonds 2 | CJ S7 S8 / S9 C7 C8 / DA HA HT | 2 | HA HT
master | grand 0 | HJ CA CT / CJ S7 D8 / H8 D7 S9 | 0 | CA CT
throw | spades 0 | SJ SA DT / DA C7 / D7 C8 | 1 H7 H8 | DT
throw | clubs 0 | CJ CT SQ SK / SA ST D7 / D8 H7 H8 | 1 D9 DQ | SK SQ
throw | hearts 2 | CA S7 / CK S8 / HJ HA CT | 0 D7 D8 | CT
throw | grand 2 | DA S7 / D8 C8 / CJ SJ DT | 0 H8 H7 | DT
home | spades 0 | HT H7 SJ / HA C7 / C8 D7 | 1 HK H8 | HT
home | grand 2 | SA D7 / D8 C7 / ST S7 CJ | 0 SK S9 | ST
home | hearts 2 | DA S7 C7 / DQ S8 C8 / DT D9 HJ CA | 0 DK D8 | DT
home | clubs 1 | D7 SA / CJ S7 ST / D8 C9 | 2 SQ SK | ST
secure | spades 1 | C7 SK / SJ S7 H7 / HT C8 H8 | 0 DT | SJ
secure | hearts 0 | HJ H8 C7 / CA HT D8 / D7 C9 | 2 ST | HJ
secure | clubs 1 | S7 S8 / CJ C9 D7 / CK DA S9 | 0 HA | CJ
secure | diamonds 1 | S8 H7 / SJ D7 H8 / DK S7 HA | 0 CT | SJ
fat | spades 0 | SJ SA H7 / CJ D7 / H8 D8 | 1 CT CK | SA
fat | hearts 2 | SJ C7 / D7 C8 / DJ HT S7 | 0 DK DT | HT
fat | clubs 0 | HJ CA DA / CJ S7 / D7 S8 | 1 HT HK | CA
fat | diamonds 2 | CJ S7 / C8 H7 / HJ DT S8 | 0 HK HT | DT
nullthrow | null 0 | C7 HK S7 / HA H8 / HT C9 | 1 D8 D9 | HK
nullthrow | null 1 | DA D9 / DK S7 H7 / D8 C8 S9 | 0 C9 | DK
nullthrow | null 2 | HQ H8 S9 / SK S8 H9 / S7 SJ H7 D7 | 0 C7 C8 | SJ
nullthrow | null 0 | D7 CQ H7 / CK C9 / CT D9 | 1 SA SK | CQ
nullunder | null 0 | H9 H7 C7 / H8 C8 / D8 CK | 1 HT HQ | H9
nullunder | null 1 | D8 C9 / DJ D9 S7 / DQ C8 S9 | 0 DT | D9
nullunder | null 2 | C8 H9 / DA HT / C9 C7 H7 | 0 CT CK | C9
nullunder | null 0 | SQ S8 H7 / S9 D7 SA / ST D8 | 2 SK | SQ
smear | spades 0 | S7 S8 / HA H9 / HT D8 D7 | 0 CT CA | HT
smear | clubs 1 | DT H9 H8 / C9 HJ / S7 D7 | 1 SK SA | DT
smear | grand 2 | HT D8 C7 / S9 C8 / CJ DA | 1 SA ST | HT
smear | hearts 2 | ST S7 D8 / C8 D9 / HJ HA | 1 CA CK | ST
cheap | spades 0 | SJ HA / H9 C7 / HT H7 D7 | 0 CJ S8 | D7 H7
cheap | clubs 1 | DT D8 S9 / SJ CA / H7 S8 | 1 CJ C7 | D8 S9
cheap | grand 2 | H7 C8 / SA C7 D8 / HA HT | 2 CJ S8 | C7 D8
cheap | hearts 0 | HJ HT / D8 C9 / DA D7 C7 | 0 SJ H7 | D7 C7
`;

export const ENDINGS: readonly WrittenEnding[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [rule = '', contract = '', hands = '', played = '', right = ''] = line.split(' | ');
    const [game = '', declarer] = contract.split(' ');
    const [leader, ...trick] = played.split(' ');
    return {
      rule,
      game,
      declarer: Number(declarer),
      hands,
      leader: Number(leader),
      trick: trick.join(' '),
      right,
    };
  });
