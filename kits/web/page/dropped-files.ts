/** What opens files of this device: a button to choose them, to which those that are dropped on the page go, too. */
export interface FileTaker {
  /** Kinds of files, as HTML writes them. */
  readonly accept: string;
  /** Whether the button could be pressed now. */
  readonly isReachable: () => boolean;
  readonly take: (files: readonly [File, ...File[]]) => void;
}

const takers = new Set<FileTaker>();

/** Lets files that are dropped on the page go to a button; returns what ends it. */
export function takeDropped(taker: FileTaker): () => void {
  takers.add(taker);
  return () => takers.delete(taker);
}

function reachable(): readonly FileTaker[] {
  return [...takers].filter(({ isReachable }) => isReachable());
}

function filesIn({ dataTransfer }: DragEvent): DataTransfer | null {
  return dataTransfer?.types.includes('Files') ? dataTransfer : null;
}

/** Of the window: without it, the browser would leave the page for the file. */
export function overPage(event: DragEvent): void {
  const carried = filesIn(event);
  if (!carried) return;
  event.preventDefault();
  carried.dropEffect = reachable().length > 0 ? 'copy' : 'none';
}

/** Of the window: the first button that is for such files takes them, otherwise the first one, which says what is wrong. */
export function dropOnPage(event: DragEvent): void {
  const carried = filesIn(event);
  if (!carried) return;
  event.preventDefault();
  const [first, ...others] = carried.files;
  if (!first) return;
  const all = reachable();
  const [taker] = [...all.filter(({ accept }) => isOf(accept, first)), ...all];
  taker?.take([first, ...others]);
}

function isOf(accept: string, { name, type }: File): boolean {
  return accept.split(',').some((kind) => {
    return kind.startsWith('.') ? name.toLowerCase().endsWith(kind) : kind === type;
  });
}
