import type { RuntimeConfig } from '@breakaway/contract';

const own = "'self'";

/** Where the page meets the payment providers, beyond what the configuration names. */
const stripe = {
  scripts: ['https://js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
};
const paypalHosts = ['https://www.paypal.com', 'https://www.sandbox.paypal.com'];
const paypal = {
  scripts: paypalHosts,
  frames: ['https://*.paypal.com'],
  calls: ['https://*.paypal.com'],
  pictures: ['https://*.paypal.com', 'https://*.paypalobjects.com'],
};

const originOf = (url: string): string => new URL(url).origin;

/** What a provider's SDK uses: the other end that the configuration names, else the provider's own. */
const providers = ({ stripe: { jsUrl }, paypal: { sdkBaseUrl } }: RuntimeConfig) => {
  const other = (url: string) => ({
    scripts: [originOf(url)],
    frames: [originOf(url)],
    calls: [originOf(url)],
  });
  return [jsUrl ? other(jsUrl) : stripe, sdkBaseUrl ? other(sdkBaseUrl) : paypal];
};

/** Origins of scripts that are not ours. */
export const foreignScripts = (config: RuntimeConfig): string[] => [
  ...new Set(providers(config).flatMap(({ scripts }) => scripts)),
];

export interface PolicyParts {
  config: RuntimeConfig;
  /** Where remotes are loaded from, other than the app's own origin. */
  remoteOrigins: string[];
  /** Servers on the machine of whoever looks at the page, which say what they have built: see overrides.ts. */
  overrideOrigins?: string[];
  nonce: string;
  /** Whether a string that becomes the address of a script or markup is stopped, or only reported. */
  trustedTypes: 'enforce' | 'report';
}

/**
 * The headers with the content security policy of the app's page. A script runs if it has the page's nonce or was added by one that runs
 * (`strict-dynamic`); its address has to pass the one Trusted Types policy (trusted-scripts.ts), and what it gets has
 * to match its hash. Nothing is `unsafe`.
 */
export function pagePolicy({
  config,
  remoteOrigins,
  overrideOrigins = [],
  nonce,
  trustedTypes,
}: PolicyParts): Record<string, string> {
  const remotes = [...remoteOrigins, ...overrideOrigins];
  const { apiBase, chatApiBase, landingUrl, tools } = config;
  const apis = [originOf(apiBase), originOf(chatApiBase)];
  const frames = providers(config).flatMap((one) => one.frames);
  const calls = providers(config).flatMap((one) => one.calls);
  const pictures = config.paypal.sdkBaseUrl ? [] : paypal.pictures;
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    'style-src': [own, ...remotes, `'nonce-${nonce}'`],
    'img-src': [own, 'data:', 'blob:', ...apis, ...remotes, ...pictures],
    'font-src': [own, ...remotes],
    // Home asks whether the landing page is there before it frames it, and the loader with which status a script is answered.
    'connect-src': [own, ...apis, originOf(landingUrl), ...calls, ...remotes],
    'frame-src': [originOf(landingUrl), ...Object.values(tools).map(originOf), ...frames],
    'worker-src': [own],
    'manifest-src': [own],
    'base-uri': ["'none'"],
    'form-action': [own],
    'frame-ancestors': ["'none'"],
  };
  const types = { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] };
  const reports = { 'report-uri': [POLICY_REPORTS] };
  if (trustedTypes === 'enforce')
    return { 'Content-Security-Policy': written({ ...directives, ...types, ...reports }) };
  return {
    'Content-Security-Policy': written({ ...directives, ...reports }),
    'Content-Security-Policy-Report-Only': written({ ...types, ...reports }),
  };
}

const written = (directives: Record<string, string[]>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');

/** Where browsers report what the policy has stopped. */
export const POLICY_REPORTS = '/policy-reports';
