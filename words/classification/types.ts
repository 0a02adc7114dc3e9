import type { GuideTexts } from './guide/types.ts';
import type { OptionTexts } from './options/types.ts';
import type { TableTexts } from './table/types.ts';
import type { TreeTexts } from './tree/types.ts';

/** Every word of Classification in one language. */
export interface ClassificationWords extends OptionTexts, TableTexts {
  /** Of trees and decks: the editor, and what is wrong with them. */
  readonly tree: TreeTexts;
  /** The round that teaches the game. */
  readonly guide: GuideTexts;
}
