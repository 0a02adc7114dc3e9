import { say } from '../../sentence.ts';
import type { HelpStep } from '../types.ts';

/** How Skat is played, in English. */
export const skat: readonly HelpStep[] = [
  {
    title: 'Skat: the aim',
    text: [
      say`Three play with 32 cards: each gets ten, and two lie face down as the skat. One plays alone against the two others; who that is, and what is played, the bidding decides.`,
      say`Cards count points: ace 11, ten 10, king 4, queen 3, jack 2, together 120. The declarer, who plays alone, wins with 61; 60 to 60 is lost.`,
    ],
  },
  {
    title: 'Bidding',
    text: [
      say`Middlehand names a value to forehand, from 18. Forehand holds with yes, or passes; whoever is left then answers rearhand. The last one left plays alone.`,
      say`You may bid as much as your game counts: its base times matadors and levels. With the jacks of clubs and spades but not that of hearts, clubs is “with 2, game 3”: three times 12, so 36. If the highest trumps are missing, they count likewise: “without 2, game 3”.`,
      say`Diamonds count 9, hearts 10, spades 11, clubs 12, Grand 24. Null has fixed values: 23, hand 35, ouvert 46, ouvert hand 59.`,
    ],
  },
  {
    title: 'The skat and the declaration',
    text: [
      say`The declarer picks up the skat, lays two cards away and says what is played. What was laid away counts for the declarer. Whoever leaves the skat plays hand, and may then announce schneider, schwarz or ouvert.`,
      say`One level more each count hand, schneider (the other side has 30 card points at most), schwarz (it has no trick), each announcement, and ouvert.`,
    ],
  },
  {
    title: 'Trumps and following',
    text: [
      say`In a suit game the four jacks and the chosen suit are trumps, in Grand the jacks only. The jacks rank clubs, spades, hearts, diamonds; then come ace, ten, king, queen, nine, eight, seven.`,
      say`In Null there are no trumps, and the ten ranks below the jack. Whoever plays Null must not take a trick.`,
      say`What was led, suit or trump, you must follow. If you cannot, you play what you like. Whoever takes the trick leads to the next one.`,
    ],
  },
  {
    title: 'The score',
    text: [
      say`A game that is lost costs twice its value. If in the end your game counts less than you have bid, you have overbid and lost, even with 61 points.`,
      say`By Seeger and Fabian each game that is won adds 50 points; each one that is lost takes another 50 away, and the others get 40 each, at a table of four 30. The result always shows how it was reckoned.`,
      say`You can show your cards when you have won, or concede. If the others do not agree, play goes on.`,
    ],
  },
  {
    title: 'For two and for four',
    text: [
      say`With four, whoever deals sits out. For two there is officers’ skat: eight open cards and eight hidden ones below them. Whoever does not deal names the game after their first four open cards. When an open card has been played, the one below is turned up after the trick.`,
    ],
  },
];
