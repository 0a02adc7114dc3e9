/** What a link on a platform leads to. */
export type Work =
  | { readonly kind: 'game'; readonly game: string }
  | { readonly kind: 'puzzle'; readonly game: string }
  | { readonly kind: 'class'; readonly event: string }
  | { readonly kind: 'homework'; readonly event: string; readonly homework: number };

/** Reads what `textOfWork` wrote; null: it is none. */
export function workFrom(text: string): Work | null {
  const [kind = '', where = '', number, more] = text.split(':');
  if (more !== undefined || !/^[\w-]{1,40}$/.test(where)) return null;
  if (kind === 'homework') {
    const isNumber = number !== undefined && /^\d{1,2}$/.test(number);
    return isNumber ? { kind, event: where, homework: Number(number) } : null;
  }
  if (number !== undefined) return null;
  if (kind === 'class') return { kind, event: where };
  return kind === 'game' || kind === 'puzzle' ? { kind, game: where } : null;
}

export function textOfWork(work: Work): string {
  switch (work.kind) {
    case 'game':
    case 'puzzle':
      return `${work.kind}:${work.game}`;
    case 'class':
      return `class:${work.event}`;
    case 'homework':
      return `homework:${work.event}:${work.homework}`;
  }
}
