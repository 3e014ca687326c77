/**
 * Headers that every server of ours puts on every answer, whatever it is: a page, a file, data, an error. One policy
 * for all of them; a server names only what its own pages use beyond it.
 */

/** Browser features that no page of ours uses by default. All of them are known to Chromium, which warns of others. */
const features = [
  'accelerometer',
  'camera',
  'clipboard-read',
  'clipboard-write',
  'display-capture',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
] as const;

/** Who may use a feature: `self`, and origins whose frames are given it. */
export type Permissions = Partial<Record<(typeof features)[number], string[]>>;

function permissionsPolicy(allowed: Permissions): string {
  const who = (origins: string[]) =>
    origins.map((origin) => (origin === 'self' ? origin : `"${origin}"`)).join(' ');
  return features.map((feature) => `${feature}=(${who(allowed[feature] ?? [])})`).join(', ');
}

/** The headers of a server whose pages use `allowed` and nothing else. */
export const securityHeaders = (allowed: Permissions = {}): Record<string, string> => ({
  'Permissions-Policy': permissionsPolicy(allowed),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
});

/** Only behind TLS: a browser that has seen it refuses plain HTTP for a year. */
export const strictTransport: Record<string, string> = { 'Strict-Transport-Security': 'max-age=31536000' };

/**
 * Whether an answer goes out through TLS.
 * @param publicOrigin where browsers reach the product, as configured
 * @param protocol of the request, as the server or a proxy that it trusts saw it
 */
export const isBehindTls = (publicOrigin: string, protocol: string): boolean =>
  publicOrigin.startsWith('https:') || protocol === 'https';
