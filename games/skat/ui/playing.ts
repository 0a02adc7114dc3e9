import type { Action, ThreeView, TwoView } from '@lusoria/skat';
import type { BoardProps } from '@lusoria/web-kit/game-ui.ts';

/** What the two kinds of table are given. */
export interface TableProps<V extends ThreeView | TwoView>
  extends Pick<BoardProps, 'names' | 'sitting' | 'pending' | 'paused' | 'comeBack' | 'skip'> {
  readonly view: V;
  act(action: Action): Promise<unknown>;
}
