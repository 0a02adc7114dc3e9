// Written by `npm run messages`.

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  copied: null;
  copy: null;
  create: null;
  done: null;
  hint: null;
  made: { name: string | number };
  name: null;
  none: null;
  once: null;
  really: null;
  revoke: null;
  seen: { seen: string | number; since: string | number };
  title: null;
}
