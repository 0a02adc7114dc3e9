/**
 * The headers of every answer. The page loads nothing from anywhere else, runs no script and takes
 * no style that is not a file of its own, and is shown in no other page.
 *
 * @param host the request's `Host`: older browsers do not count the line to it as `'self'`.
 */
export function securityHeaders(host: string | undefined): Readonly<Record<string, string>> {
  const lines =
    host !== undefined && /^[\w.:[\]-]+$/.test(host) ? ` ws://${host} wss://${host}` : '';
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${lines}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  };
}
