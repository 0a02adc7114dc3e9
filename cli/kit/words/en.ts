import type { GameWords } from './types.ts';

const list = (names: readonly (string | number)[]): string => names.join(', ');

export const en: GameWords = {
  pupil:
    'pupil:75,gen=30,dat-pl=50 knows 75 % of the forms, of the genitive 30 %, of the dative plural 50 %; without a number it knows 80 %.',
  notes: {
    agreement: {
      play: [
        'Nobody hurries you: in the agreement games bots wait until you have said "go on", whatever the seconds of the rules. With --option botWait=0 they do not.',
      ],
      simulate: [
        "draws: cards drawn in a player's own turn, a game. reshuffled: fraction of games in which the pile became a new stock.",
        'challenges: mean a game; upheld: fraction of them, 0 if there were none.',
        'errors: wrong lays a game (declared), and those of them that were not taken back (unnoticed).',
      ],
    },
    classification: {
      simulate: [
        'Classification: wrong: fraction of the lays by players. determined: fraction of rounds in which what is public leaves one partition. described: fraction of right descriptions. Bots of kind sage are always the sages.',
      ],
    },
  },
  simulate: {
    draws: 'Draws',
    aGame: (mean) => `${mean} a game`,
    reshuffled: 'Reshuffled',
    ofGames: (percent) => `${percent} of the games`,
    challenges: 'Challenges',
    challengesText: (mean, upheld) => `${mean} a game, ${upheld} of them upheld`,
    errors: 'Errors',
    errorsText: (declared, unnoticed) => `${declared} a game, ${unnoticed} of them unnoticed`,
    passed: 'Passed in',
    won: 'Won by the declarer',
    ofPlayed: (percent) => `${percent} of the games played`,
    contracts: { grand: 'Grand', null: 'Null', suit: 'Suit games' },
    written: 'Points a deal, by seat',
    wrongLays: 'Laid wrongly',
    ofLays: (percent) => `${percent} of the lays by players`,
    determined: 'Determined',
    described: 'Described right',
    describedWhenDetermined: '… where determined',
    ofPlayers: (percent) => `${percent} of the players`,
    cardsLeft: 'Cards left, by seat',
  },
  play: {
    agreement: {
      keys: {
        draw: ['d', 'draw'],
        challenge: ['c', 'challenge'],
        pass: ['p', 'pass', 'keep'],
        tables: ['t', 'tables'],
      },
      does: {
        draw: 'draw',
        challenge: 'challenge',
        pass: 'keep it',
        tables: 'form tables',
      },
      pile: 'Pile',
      others: 'Cards',
      startCard: 'start card, every reading counts',
      underJoker: 'under the joker',
      lay: '2 acc sg f: lay card 2',
      ask: {
        go: 'Your turn',
        drawn: 'Lay it or keep it?',
        window: 'Any objection?',
        closing: 'The last card: any objection?',
        look: 'A look at the tables?',
        next: 'The next round?',
      },
      help: [
        'Lay a card by its number and a declaration: 2 acc sg f, or in full 2 accusative singular feminine,',
        'in any order. Instead of the number its form will do: eam acc sg f. A joker is laid by its number alone.',
        'It must share exactly two of case, number and gender with what lies on the pile.',
      ],
      problem: {
        whichCard: 'Which card? Its number comes along: 2 acc sg f',
        unknownWord: (word) =>
          `"${word}" is neither a card of yours nor case, number or gender; h helps.`,
        ambiguousWord: (word) => `"${word}" can mean more than one thing: a little longer, please.`,
        twice: (feature) => `${feature}: said twice.`,
        missing: (feature) => `${feature}: not said. In full for example: 2 acc sg f`,
      },
    },
    classification: {
      keys: {
        pass: ['p', 'pass'],
        none: ['-', 'nothing'],
        attributes: ['a', 'attributes'],
        lays: ['l', 'lays'],
        tree: ['t', 'tree'],
      },
      does: {
        pass: 'pass and draw a card',
        none: 'say nothing',
        attributes: 'attributes',
        lays: 'all lays',
        tree: 'the tree',
      },
      others: 'Cards',
      lay: '1 3 > 2: cards 1 and 3 to class 2 · 4 > +: a new class',
      tree: 'colour(red: shape(circle; square, triangle); green, blue)',
      ask: {
        next: 'The next round?',
        tree: 'Your tree',
        suggested: 'take this one',
        lay: 'Your turn',
        sorting: '1 + 2 …: a class for each card, + for one that is not there',
      },
      help: [
        'The sage has a secret tree that divides all cards into classes. Cards in one class on the table belong together.',
        '1 3 > 2 adds your cards 1 and 3 to class 2; 4 > + founds a new class with card 4. Wrong cards come back, and you draw one.',
        'A tree in one line: attribute(values: further question; values; …). Values that go the same way are divided by commas, ways by semicolons.',
        'a tells the attributes, l all lays so far, t the tree if you may see it, h this help, q quits.',
      ],
      problem: {
        noClass: (count) =>
          count === 1
            ? 'There is only class 1, or + for a new one.'
            : `Classes go from 1 to ${count}; + is a new one.`,
        sorting: (count) =>
          `Say a class for each of the ${count} cards, + for one that is not there.`,
      },
      notation: {
        'notation-attribute': (found) => `"${found}" is no attribute of these cards; a tells them.`,
        'notation-value': (found) => `"${found}" is no value of this attribute; a tells them.`,
        'notation-sign': (found) =>
          `A bracket is missing or wrong${found === '' ? ' at the end' : ` at "${found}"`}.`,
        'notation-rest': (found) => `The tree has ended before "${found}".`,
        'notation-deep': () => 'That is deeper than a tree may be.',
      },
    },
    skat: {
      keys: {
        hold: ['y', 'yes', 'hold'],
        pass: ['p', 'pass', 'n', 'no'],
        pickUp: ['s', 'skat', 'pick up'],
        hand: ['hand'],
        unseen: ['u', 'unseen'],
        back: ['b', 'back', 'undo'],
        kontra: ['k', 'kontra', 'double'],
        re: ['re', 'redouble'],
        bock: ['bock'],
        noDouble: ['w', 'without', 'n', 'no'],
        claim: ['claim', 'show'],
        concede: ['concede', 'give up'],
        trick: ['l', 'last trick', 'trick'],
        score: ['score'],
      },
      suits: { C: ['c', 'cl'], S: ['s', 'sp'], H: ['h', 'he'], D: ['d', 'di'] },
      announced: {
        hand: ['hand'],
        schneider: ['schneider', 'sn'],
        schwarz: ['schwarz', 'sw'],
        ouvert: ['ouvert', 'open', 'ov'],
      },
      fillers: ['announced', 'and', 'of', 'the'],
      table: 'Table',
      score: 'Score',
      covered: (count) => `+ ${count} face down`,
      bids: (values, more) => `higher: ${list(values)}${more ? ' …' : ''}`,
      card: '3 or cj: play it',
      two: '3 7 or sq s9: two cards',
      game: 'clubs, grand, null ouvert …',
      plainGames: 'clubs, spades, hearts, diamonds, grand',
      only: (card) => `play ${card}`,
      ask: {
        next: 'The next deal?',
        declare: 'Announce it?',
        claim: (said) => `"${said}" – show your cards?`,
      },
      help: [
        'Cards: their number or name: 3, cj, jack of clubs. Where only one can be played, Enter will do. (♣7) in brackets cannot be played now.',
        'Bidding: 18 or any higher value; y calls the next one or holds, p passes.',
        'Skat: s picks it up; without it: hand, or at once clubs hand, grand hand schneider. Laying away: two cards, 3 7, or one by one.',
        'Announcing: clubs, spades, hearts, diamonds, grand, null, and with them hand, schneider, schwarz, ouvert. The value is told before it counts.',
        'In play: l for the last trick, kontra, re; claim says that you have won (claim schneider for more), concede gives up.',
        'Always: score tells the score, h this help, q quits.',
      ],
      problem: {
        ambiguousCard: (cards) => `That can be more than one: ${cards}.`,
        unknownWord: (word) => `"${word}" belongs to no game: say clubs hand, grand, null ouvert.`,
        twoGames: 'These are two games; one, please.',
        whichGame: 'Which game? Clubs, spades, hearts, diamonds, grand or null.',
        nothingElse: 'The game alone will do: clubs, spades, hearts, diamonds or grand.',
        pickedUp: 'You have picked up the skat: it is no hand game any more.',
        yesOrPass: 'Here you can only say yes or pass.',
      },
    },
  },
};
