import { la, say } from '../sentence.ts';
import type { HelpTexts } from './types.ts';

/** How to play, in English. */
export const en: HelpTexts = {
  names: { agreement: 'Latin', skat: 'Skat', classification: 'Classification' },
  steps: [
    {
      title: 'The aim',
      text: [
        say`Get rid of your cards. Whoever first has none left wins.`,
        say`Everybody gets five cards. One lies face up as the start card, the rest is the stock.`,
      ],
    },
    {
      title: 'Lay and declare',
      text: [
        say`In your turn you lay a card on the top one and declare what its form is: case, number and gender.`,
        say`In exactly two of these three it must agree with the top card as that was declared.`,
        say`If ${la('illum')} lies there as accusative singular masculine, then ${la('illam')} fits (same case and number), and so do ${la('illōs')} (case and gender) and ${la('illō')} as ablative singular masculine (number and gender).`,
      ],
    },
    {
      title: 'Ambiguous forms',
      text: [
        say`Many forms can be several things: ${la('illī')} is dative singular in all three genders, or nominative plural masculine. What you declare counts.`,
        say`To agree in all three is too much: on ${la('illīus')} as genitive singular masculine a second ${la('illīus')} fits only as feminine or neuter.`,
        say`Only the start card has not been declared: until somebody lays on it, each of its readings counts.`,
        say`Length counts: ${la('ea')} and ${la('eā')} are two different forms.`,
      ],
    },
    {
      title: 'Drawing',
      text: [
        say`If none of your cards fits, you draw one from the stock. This one you may lay at once; otherwise you keep it, and play goes on.`,
        say`When the stock is empty, the cards that were laid are shuffled, all but the top one, and become the new stock.`,
      ],
    },
    {
      title: 'Challenges',
      text: [
        say`Nobody checks for you whether a card was rightly laid. If you think that a declaration is wrong, challenge it before play goes on.`,
        say`If you are right, the card goes back to the hand and the turn is over. If not, play simply goes on. Either way you may then consult the form tables.`,
        say`If nobody notices an error, the declaration stands. After the round the report shows what escaped you.`,
      ],
    },
    {
      title: 'The last card',
      text: [
        say`The last card has not yet won: first all others accept it, or somebody challenges. Whoever says nothing for thirty seconds has no objection.`,
      ],
    },
    {
      title: 'Rules of the table',
      text: [
        say`Whoever opens the table chooses the rules: with a joker or without, with penalty cards or without, over several rounds. In practice the table refuses what is wrong at once and says why.`,
      ],
    },
    {
      title: 'An honest shuffle',
      text: [
        say`Before the deal the table commits itself without showing anything, and every device at the table adds to the shuffle. After the round everything is revealed, and your page works out each shuffle again.`,
      ],
    },
  ],
  keys: {
    cases: 'choose a case, from nominative to ablative',
    numbers: 'singular, plural',
    genders: 'masculine, feminine, neuter',
    choose: 'choose a card',
    lay: 'lay the chosen card',
    draw: 'draw a card',
    challenge: 'challenge',
    goOn: 'have no objection, go on',
    play: 'play the chosen card',
    move: 'go through the hand',
    class: 'choose a class on the table',
    found: 'choose a new class',
    layAll: 'lay the chosen cards',
    notes: 'open the notes',
    cancel: 'undo the choice, close',
    help: 'this help',
  },
};
