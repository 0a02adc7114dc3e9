import type { Action, ThreeView, TwoView } from '@lusoria/skat';
import type { BoardProps } from '@lusoria/web-kit/game-ui.ts';

/** The props of both kinds of table. */
export interface TableProps<V extends ThreeView | TwoView>
  extends Pick<BoardProps, 'names' | 'sitting' | 'pending' | 'paused' | 'comeBack' | 'skip'> {
  readonly view: V;
  act(action: Action): Promise<unknown>;
}

/** Whether the player plays against bots only: hints are allowed only then. */
export function isAlone(you: number | null, sitting: BoardProps['sitting']): boolean {
  return you !== null && sitting.every(({ kind }, seat) => seat === you || kind === 'bot');
}
