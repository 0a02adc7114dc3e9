/** Severity of a finding: fine; worth a look; or the server will not run like this. */
type State = 'good' | 'warning' | 'bad';

/** Subjects that `examine` covers. */
type Subject =
  | 'node'
  | 'version'
  | 'clock'
  | 'page'
  | 'folder'
  | 'disk'
  | 'database'
  | 'port'
  | 'nats'
  | 'address';

/** A finding's code and the parameters of its message. */
type Found =
  | {
      readonly code: 'node-new-enough' | 'node-too-old';
      readonly params: { readonly version: string };
    }
  | { readonly code: 'version'; readonly params: { readonly version: string } }
  | { readonly code: 'clock-likely' | 'clock-unlikely'; readonly params: { readonly date: string } }
  | {
      readonly code: 'clock-differs';
      readonly params: { readonly seconds: number; readonly place: string };
    }
  | { readonly code: 'page-there' | 'page-missing'; readonly params: { readonly folder: string } }
  | { readonly code: 'folder-own' | 'folder-new'; readonly params: { readonly folder: string } }
  | {
      readonly code: 'folder-open';
      readonly params: { readonly folder: string; readonly mode: string };
    }
  | {
      readonly code: 'folder-closed';
      readonly params: { readonly folder: string; readonly reason: string };
    }
  | {
      readonly code: 'disk-room' | 'disk-little' | 'disk-full';
      readonly params: { readonly gigabytes: string; readonly folder: string };
    }
  | { readonly code: 'database-new' | 'database-memory'; readonly params?: undefined }
  | {
      readonly code: 'database-sound' | 'database-ready';
      readonly params: { readonly place: string };
    }
  | {
      readonly code: 'database-damaged' | 'database-away';
      readonly params: { readonly place: string; readonly reason: string };
    }
  | { readonly code: 'ratings-right'; readonly params?: undefined }
  | {
      readonly code: 'ratings-differ' | 'ratings-unread';
      readonly params: { readonly reason: string };
    }
  | {
      readonly code: 'port-free' | 'port-ours' | 'port-taken' | 'port-forbidden';
      readonly params: { readonly port: number };
    }
  | { readonly code: 'port-no-host'; readonly params: { readonly host: string } }
  | { readonly code: 'nats-answers'; readonly params: { readonly place: string } }
  | {
      readonly code: 'nats-away';
      readonly params: { readonly place: string; readonly reason: string };
    }
  | { readonly code: 'nats-unused' | 'nats-missing'; readonly params?: undefined }
  | {
      readonly code: 'address-here' | 'address-elsewhere' | 'address-no-websocket';
      readonly params: { readonly url: string };
    }
  | {
      readonly code: 'address-away';
      readonly params: { readonly url: string; readonly reason: string };
    }
  | { readonly code: 'address-only-here'; readonly params?: undefined };

/** One line of the doctor's output. */
export type Finding = { readonly subject: Subject; readonly state: State } & Found;
