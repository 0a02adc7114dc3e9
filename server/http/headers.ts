import type { Context, MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/** Files that no browser opens as a page, nor runs as a worker: to these no policy applies. */
const PART_OF_A_PAGE = /\/assets\/(?!worker-)[\w~.-]+\.(js|css|ftl|woff2)$/;

/**
 * Headers of every answer. A part of a page has few: a table fetches dozens of them. The page loads nothing from other origins, runs no script and takes no
 * style that is not a file of its own, and is framed by no other page.
 *
 * @param isSecure whether it is reached over https: then browsers never use http again (HSTS), and
 * its window is isolated from other origins.
 */
export function securityHeaders(isSecure: boolean): MiddlewareHandler {
  const ofPages = headersOfPages(isSecure);
  return async (c, next) => {
    if (!PART_OF_A_PAGE.test(c.req.path)) return ofPages(c, next);
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Cross-Origin-Resource-Policy', 'same-origin');
  };
}

const headersOfPages = (isSecure: boolean): MiddlewareHandler =>
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
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
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
