import {
  type Description,
  LEAF,
  type Options,
  type Tree,
  type View,
} from '@lusoria/classification';

/** The draft of a description, of any form. */
export interface Draft {
  readonly tree: Tree;
  /** By card to be sorted: a class on the table, null for none of them; undefined: not yet. */
  readonly sorted: readonly (number | null | undefined)[];
  readonly text: string;
}

/** The first draft: the description submitted before, if any. */
export function startOf({ mine, sort }: Pick<View, 'mine' | 'sort'>): Draft {
  return {
    tree: mine?.kind === 'tree' ? mine.tree : LEAF,
    sorted: mine?.kind === 'sort' ? mine.classes : (sort ?? []).map(() => undefined),
    text: mine?.kind === 'text' ? mine.text : '',
  };
}

/** The description that can be submitted; null while it is incomplete. */
export function readyOf(kind: Options['description'], draft: Draft): Description | null {
  switch (kind) {
    case 'tree':
      return { kind, tree: draft.tree };
    case 'sort': {
      const classes = draft.sorted.flatMap((at) => (at === undefined ? [] : [at]));
      return classes.length === draft.sorted.length ? { kind, classes } : null;
    }
    case 'text': {
      const text = draft.text.trim();
      return text === '' ? null : { kind, text };
    }
    case 'none':
      return null;
  }
}

/** Seconds as minutes and seconds: 2:05. */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
