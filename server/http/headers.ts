import type { Context, MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Frames } from '../school/frames.ts';

/** Files that no browser opens as a page, nor runs as a worker: to these no policy applies. */
const PART_OF_A_PAGE = /\/assets\/(?!worker-)[\w~.-]+\.(js|css|ftl|woff2)$/;

/** Pages that others may show inside of theirs, whoever they are: nobody has anything to lose there. */
const EMBEDDED = /^\/(?:embed|offline)(?:\/|$)/;

/**
 * Headers of every answer. A part of a page has few: a table fetches dozens of them. The page loads nothing from other origins, runs no script and takes no
 * style that is not a file of its own, and is framed by no other page but those of `frames`; what is below `/embed`, and the tables of one device, by any.
 *
 * @param isSecure whether it is reached over https: then browsers never use http again (HSTS), and
 * its window is isolated from other origins.
 */
export function securityHeaders(isSecure: boolean, frames: Frames): MiddlewareHandler {
  const ofPages = headersOfPages(isSecure, frames);
  const ofEmbedded = headersOfPages(isSecure, { ...frames, ancestors: ['*'] });
  return async (c, next) => {
    if (EMBEDDED.test(c.req.path)) return ofEmbedded(c, next);
    if (!PART_OF_A_PAGE.test(c.req.path)) return ofPages(c, next);
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Cross-Origin-Resource-Policy', 'same-origin');
  };
}

const headersOfPages = (isSecure: boolean, { ancestors, forms }: Frames): MiddlewareHandler =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: [ownConnections],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'", ...forms],
      frameAncestors: ancestors.length > 0 ? [...ancestors] : ["'none'"],
    },
    permissionsPolicy: { camera: [], geolocation: [], microphone: [] },
    referrerPolicy: 'same-origin',
    strictTransportSecurity: isSecure && 'max-age=31536000',
    // Without https browsers ignore it, and complain.
    crossOriginOpenerPolicy: isSecure,
    // Covered by the policy above, or of no use to a page that is framed nowhere and opens nothing.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });

/** Older browsers do not count a WebSocket to the page's own host as `'self'`. */
function ownConnections(c: Context): string {
  const host = c.req.header('host');
  const isPlain = host !== undefined && /^[\w.:[\]-]+$/.test(host);
  return isPlain ? `'self' ws://${host} wss://${host}` : "'self'";
}
