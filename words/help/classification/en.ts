import { say } from '../../sentence.ts';
import type { HelpStep } from '../types.ts';

/** How Classification is played, in English. */
export const classification: readonly HelpStep[] = [
  {
    title: 'Classification: the aim',
    text: [
      say`Every card has several attributes; in the deck of shapes they are shape, colour, filling and count. One player, the sage, has a secret tree that divides the whole deck into classes. It asks for one attribute after another: first the colour, say, and then, of the red cards, the shape.`,
      say`The others find the tree out by laying cards. Every card that is left in your hand is a point, the sage’s too, and the fewest points win.`,
    ],
  },
  {
    title: 'Adding and founding',
    text: [
      say`Everybody gets ten cards. One lies face up: it begins the first class. The sage plays first, then one after the other.`,
      say`In your turn you choose one or more cards that you think belong together, and where they go: you add them to a class on the table, or found a new one with them. You need not lay all that belong there, but you must lay something, unless the table allows passing.`,
    ],
  },
  {
    title: 'The verdict',
    text: [
      say`It is right when all your cards are in one class of the tree and that is the class to which you added them; when you found one, it must not lie on the table yet. Then the cards stay. Whoever has founded a class draws a card for it.`,
      say`If only one card is wrong, all of them come back to you, and you draw one. Everybody sees which cards they were: learn from the errors of the others as well.`,
      say`When the stock is empty, nothing is drawn any more. The round ends as soon as a hand is empty.`,
    ],
  },
  {
    title: 'The sage',
    text: [
      say`The sage lays by the tree, never wrongly, and may found a class only when none of the sage’s cards belongs to one on the table. So whatever the sage lays tells you something.`,
      say`If you are the sage, you build the tree before the cards are dealt: choose what is asked, and tap values to put them together. Every class must hold enough cards of the deck. In the next round somebody else is the sage.`,
    ],
  },
  {
    title: 'Describing',
    text: [
      say`When the round is over, everybody but the sage says in secret how the deck was classified, by building a tree. It is right when it divides the whole deck in the same way, however it is written. Whoever has described rightly more often wins a tie.`,
    ],
  },
  {
    title: 'Notes, rules and decks of your own',
    text: [
      say`In your notes you can put signs on cards and collect them in supposed classes; only you see them.`,
      say`Whoever opens the table chooses the deck and the rules: a tree that is drawn by lot, verdicts with their reason, sorting cards or a free text instead of a tree, a sage who judges by hand.`,
      say`A deck of your own is a table as a CSV file: a row for each card, a column for each attribute, headings in the first row.`,
    ],
  },
];
