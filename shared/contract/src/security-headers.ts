/**
 * The headers of every response of every server: pages, files, data and errors. All servers share one policy; each only
 * lists what its own pages use beyond it.
 */

/** Browser features that our pages do not use by default. Chromium knows all of them; it warns about unknown ones. */
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

/** Who may use a feature: `self`, and origins of frames that it is delegated to. */
export type Permissions = Partial<Record<(typeof features)[number], string[]>>;

function permissionsPolicy(allowed: Permissions): string {
  const who = (origins: string[]) =>
    origins.map((origin) => (origin === 'self' ? origin : `"${origin}"`)).join(' ');
  return features.map((feature) => `${feature}=(${who(allowed[feature] ?? [])})`).join(', ');
}

/** The headers of a server whose pages use only `allowed`. */
export const securityHeaders = (allowed: Permissions = {}): Record<string, string> => ({
  'Permissions-Policy': permissionsPolicy(allowed),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
});

/** Only behind TLS: a browser that has seen it refuses plain HTTP for a year. */
export const strictTransport: Record<string, string> = { 'Strict-Transport-Security': 'max-age=31536000' };

/**
 * Whether a response is sent through TLS.
 * @param publicOrigin where browsers reach the product, as configured
 * @param protocol of the request, as the server or a trusted proxy saw it
 */
export const isBehindTls = (publicOrigin: string, protocol: string): boolean =>
  publicOrigin.startsWith('https:') || protocol === 'https';
