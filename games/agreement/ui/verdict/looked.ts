import { cardToMatch, type View } from '@lusoria/agreement';

/** The dispute that its reader closed before the page was loaded anew, or on another device, by its play; 0: none. */
export function closedBefore({ you, dispute }: View): number {
  if (dispute === null || you === null || dispute.looking.includes(you)) return 0;
  return dispute.looked.includes(you) ? dispute.lay : 0;
}

/** Whether a challenge ended the round before its reader could open the form tables, which makes all others wait. */
export function isDecidedUnread({ you, dispute, lays }: View): boolean {
  return dispute?.lay === lays && (you === null || !dispute.looked.includes(you));
}

/** The card that the disputed one was laid on; once that has gone back it lies on top. */
export function disputedOn({ pile, dispute }: View): ReturnType<typeof cardToMatch> {
  return cardToMatch(dispute?.upheld ? pile : pile.slice(0, -1));
}
