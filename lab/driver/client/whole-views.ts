import { type ServerMessage, tableViewSchema } from '@lusoria/table/protocol';
import { patched } from '@lusoria/table/patch';
import * as v from 'valibot';

/** Reassembles full messages of a connection from patches; null if a patch fits nothing sent before. */
export function createWholeViews(): (message: ServerMessage) => ServerMessage | null {
  const last = new Map<string, Extract<ServerMessage, { t: 'table' }>>();
  const events = new Map<string, Extract<ServerMessage, { t: 'event' }>>();
  return (message) => {
    if (message.t === 'event') events.set(message.event, message);
    if (message.t === 'event-patch') {
      const { patch, from, ...rest } = message;
      const base = events.get(message.event);
      if (base?.seq !== from) return null;
      const whole = { ...rest, t: 'event', view: patched(base.view, patch) } as const;
      events.set(message.event, whole);
      return whole;
    }
    if (message.t === 'table') last.set(message.table, message);
    if (message.t !== 'patch') return message;
    const { patch, ...rest } = message;
    const base = last.get(message.table);
    if (base?.seq !== message.from) return null;
    const view = v.safeParse(tableViewSchema, patched(base.view, patch));
    if (!view.success) return null;
    const whole = { ...rest, t: 'table', view: view.output } as const;
    last.set(message.table, whole);
    return whole;
  };
}
