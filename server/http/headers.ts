import type { Context, MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/**
 * Headers of every answer. The page loads nothing from other origins, runs no script and takes no
 * style that is not a file of its own, and is framed by no other page.
 *
 * @param isSecure whether it is reached over https: then browsers never use http again (HSTS), and
 * its window is isolated from other origins.
 */
export const securityHeaders = (isSecure: boolean): MiddlewareHandler =>
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
