/**
 * Hosts of the browsers' push services, and of all below them. An endpoint is an address that a
 * stranger gives: to any other host this server would send what somebody else wants it to.
 */
const HOSTS = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
] as const;

/**
 * Whether an endpoint is one of a push service, by its URL alone.
 *
 * @param origins further ones, which the operator trusts
 */
export function isPushService(endpoint: string, origins: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, origin, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (origins.includes(origin)) return true;
  return (
    protocol === 'https:' &&
    port === '' &&
    HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  );
}
