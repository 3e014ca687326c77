import { join, resolve } from 'node:path';
import type { RuntimeConfig } from '@breakaway/contract';
import { apps, DEFAULT_PORT_BASE, localPort, type App } from '@breakaway/federation/local-ports';
import { proxiesOf } from '@breakaway/federation/static-site';
import { readPrivateKey, type PrivateKey } from '@breakaway/releases/keys';

export interface ShellConfig {
  host: string;
  port: number;
  /** The directory of the shell's own build. */
  assets: string;
  /** Where a collector reads the metrics; not served without a port. */
  metrics: { port: number; host: string } | undefined;
  /** Where the registry answers. */
  registryUrl: string;
  /** The public keys whose releases count. */
  keysFile: string;
  /** The shell's own key, with which it follows the registry. Throws when there is none. */
  key: () => PrivateKey;
  /** What was live last, for a start while the registry is away. */
  liveFile: string;
  /** The address of each remote's server; undefined for a name that nobody serves. */
  remoteOrigin: (remote: string) => string | undefined;
  /** Where browsers load a remote from, if that is not `/remotes/<name>` of the shell itself: a CDN. */
  remoteBase: (remote: string) => string | undefined;
  /** The origins of those. */
  remoteOrigins: string[];
  /** Where browsers reach the app; with `https:`, HSTS is sent. */
  publicOrigin: string;
  /** Proxies whose `X-Forwarded-Proto` is trusted. */
  trustProxy: string[];
  /** Whether Trusted Types are enforced, or violations only reported. */
  trustedTypes: 'enforce' | 'report';
  /** How long the server goes on serving after a signal to stop, while `/readyz` answers 503: until a balancer has noticed. */
  drainMs: number;
  /** Development only: open pages reload themselves when something is released. */
  reloadPages: boolean;
  /** Development only: where builds are that take the place of what is live. */
  developmentDir: string | undefined;
  /** Whether a browser may take remotes from its own machine: see overrides.ts. */
  allowsOverrides: boolean;
  /** Configuration that is inlined into the page. */
  page: RuntimeConfig;
}

/**
 * The providers' own scripts were never tried under Trusted Types, so with them violations are only reported unless the
 * operator says otherwise.
 */
function trustedTypesOf(env: Record<string, string | undefined>): ShellConfig['trustedTypes'] {
  const isTried = Boolean(env.STRIPE_JS_URL && env.PAYPAL_SDK_URL);
  return (env.TRUSTED_TYPES ?? (isTried ? 'enforce' : 'report')) === 'report' ? 'report' : 'enforce';
}

/** Off unless the operator says so, and never where real money is taken. */
function allowsOverrides(env: Record<string, string | undefined>): boolean {
  const value = env.REMOTE_OVERRIDES || 'off';
  if (value !== 'on' && value !== 'off') throw new Error(`REMOTE_OVERRIDES is on or off, not ${value}.`);
  if (value === 'on' && env.STRIPE_PUBLISHABLE_KEY?.startsWith('pk_live_'))
    throw new Error(
      'REMOTE_OVERRIDES is not for production: STRIPE_PUBLISHABLE_KEY says that this shell takes real payments.',
    );
  return value === 'on';
}

/** `auth=http://…,chat=http://…` */
const pairs = (text: string | undefined): Map<string, string> =>
  new Map(text?.split(',').map((pair) => pair.trim().split('=', 2) as [string, string]));

/**
 * Reads the configuration of the shell's server from the environment. The defaults fit the local stack; a deployment
 * sets what differs.
 */
export function readConfig(env: Record<string, string | undefined>): ShellConfig {
  const base = Number(env.PORT_BASE ?? DEFAULT_PORT_BASE);
  const local = (app: App) => `http://localhost:${localPort(app, base)}`;
  const apiBase = env.API_BASE ?? `http://localhost:${env.API_PORT ?? 4000}`;
  const data = resolve(env.DATA_DIR ?? '../.data');
  const origins = pairs(env.REMOTE_ORIGINS);
  const bases = pairs(env.REMOTE_BASES);
  return {
    host: env.HOST ?? '127.0.0.1',
    port: Number(env.PORT ?? base),
    assets: env.SHELL_ASSETS ?? join(import.meta.dirname, '..', 'dist'),
    metrics: env.METRICS_PORT
      ? { port: Number(env.METRICS_PORT), host: env.METRICS_HOST ?? '127.0.0.1' }
      : undefined,
    registryUrl: env.REGISTRY_URL ?? `http://localhost:${env.REGISTRY_PORT ?? 4200}`,
    keysFile: env.RELEASE_KEYS ?? join(data, 'keys', 'public.json'),
    key: () => readPrivateKey(env.SHELL_KEY_FILE ?? join(data, 'keys', 'shell.json')),
    liveFile: env.LIVE_FILE ?? join(data, 'shell.live.json'),
    remoteBase: (remote) => bases.get(remote),
    remoteOrigins: [...bases.values()].map((base) => new URL(base).origin),
    remoteOrigin: (remote) => {
      const app = apps.find((name) => name === `remote-${remote}`);
      return origins.get(remote) ?? (app && local(app));
    },
    publicOrigin: env.APP_ORIGIN ?? local('shell'),
    trustProxy: proxiesOf(env.TRUST_PROXY),
    trustedTypes: trustedTypesOf(env),
    drainMs: Number(env.DRAIN_S ?? 0) * 1000,
    reloadPages: Boolean(env.RELOAD_PAGES),
    developmentDir: env.DEVELOPMENT_RELEASES || undefined,
    allowsOverrides: allowsOverrides(env),
    page: {
      product: { name: env.PRODUCT_NAME ?? 'Breakaway', slug: env.PRODUCT_SLUG ?? 'breakaway' },
      ...(env.SUPPORT_EMAIL ? { supportEmail: env.SUPPORT_EMAIL } : {}),
      apiBase,
      chatApiBase: env.CHAT_API_BASE ?? apiBase,
      landingUrl: env.LANDING_URL ?? `${local('remote-marketing')}/live/landing/`,
      tools: {
        'kom-analysis': env.TOOL_KOM_ORIGIN ?? local('tool-kom-analysis'),
        'race-analyzer': env.TOOL_RACE_ORIGIN ?? local('tool-race-analyzer'),
      },
      stripe: {
        publishableKey: env.STRIPE_PUBLISHABLE_KEY ?? 'pk_test_sandbox',
        ...(env.STRIPE_JS_URL ? { jsUrl: env.STRIPE_JS_URL } : {}),
      },
      paypal: {
        clientId: env.PAYPAL_CLIENT_ID ?? 'sandbox',
        planIds: [],
        ...(env.PAYPAL_SDK_URL ? { sdkBaseUrl: env.PAYPAL_SDK_URL } : {}),
      },
    },
  };
}
