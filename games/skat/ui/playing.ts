import type { Action, ThreeView, TwoView } from '@lusoria/skat';
import type { BoardProps } from '@lusoria/web-kit/game-ui.ts';

/** Properties of the two kinds of table. */
export interface TableProps<V extends ThreeView | TwoView>
  extends Pick<BoardProps, 'names' | 'sitting' | 'pending' | 'paused' | 'comeBack' | 'skip'> {
  readonly view: V;
  act(action: Action): Promise<unknown>;
}

/** Whether somebody plays against bots alone: only then may hints be asked for. */
export function isAlone(you: number | null, sitting: BoardProps['sitting']): boolean {
  return you !== null && sitting.every(({ kind }, seat) => seat === you || kind === 'bot');
}
