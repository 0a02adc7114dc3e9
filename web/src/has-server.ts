/** Content of the page's `<meta name="lusoria-server">` where there is no server, as in `server/http/site.ts`. */
const NONE = 'none';

const mark = document.querySelector<HTMLMetaElement>('meta[name="lusoria-server"]');

/** Whether the page comes from a server of Lusoria, and not as plain files from some web space. */
export const hasServer = mark?.content !== NONE;
