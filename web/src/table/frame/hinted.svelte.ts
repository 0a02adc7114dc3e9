import type { HintSource } from './hinting.ts';

/** Whether a hint stands over the table; call it while a component is made. */
export function hintedAt(
  of: () => { readonly source: HintSource | null; readonly coaches: boolean },
) {
  let is = $state(false);
  $effect(() => {
    const { source, coaches } = of();
    // The strip that would close itself may go with the turn.
    if (source === null) is = false;
    else if (coaches) is = true;
  });
  return {
    get is() {
      return is;
    },
    open: () => void (is = true),
    close: () => void (is = false),
  };
}
