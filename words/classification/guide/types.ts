/** What is explained in the round that teaches the game; the page has a moment for each. */
export interface GuideTexts {
  readonly title: string;
  readonly goOn: string;
  readonly again: string;
  readonly play: string;
  /** How the sage and the other player are called. */
  readonly sage: string;
  readonly other: string;
  readonly moments: Readonly<
    Record<
      | 'welcome'
      | 'sage-added'
      | 'first-turn'
      | 'right'
      | 'wrong'
      | 'founded'
      | 'other-right'
      | 'other-wrong'
      | 'sage-founded'
      | 'sage-more'
      | 'turn'
      | 'describe'
      | 'described-right'
      | 'described-wrong',
      string
    >
  >;
}
