import { join, resolve } from 'node:path';
import type { RuntimeConfig } from '@breakaway/contract';

export interface ShellConfig {
  host: string;
  port: number;
  /** The shell's own build. */
  assets: string;
  registryFile: string;
  /** Where the shell's server finds the server of each remote. */
  remoteOrigin: (remote: string) => string;
  /** Open pages reload themselves when something is released: for development. */
  reloadPages: boolean;
  /** What the page gets inlined. */
  page: RuntimeConfig;
}

const remotePorts = ['auth', 'chat', 'billing', 'profile', 'marketing'];

/**
 * Reads the configuration of the shell's server from the environment. Everything has a default that fits the local
 * stack; a deployment sets what differs.
 */
export function readConfig(env: Record<string, string | undefined>): ShellConfig {
  const base = Number(env.PORT_BASE ?? 3000);
  const local = (offset: number) => `http://localhost:${base + offset}`;
  const apiBase = env.API_BASE ?? `http://localhost:${env.API_PORT ?? 4000}`;
  const sandbox = env.SANDBOX_BASE ?? (env.SANDBOX_PORT ? `http://localhost:${env.SANDBOX_PORT}` : undefined);
  const stripeJsUrl = env.STRIPE_JS_URL ?? (sandbox && `${sandbox}/stripe/stripe.js`);
  const paypalSdkUrl = env.PAYPAL_SDK_URL ?? (sandbox && `${sandbox}/paypal/sdk/js`);
  const origins = new Map(
    env.REMOTE_ORIGINS?.split(',').map((pair) => pair.trim().split('=') as [string, string]),
  );
  return {
    host: env.HOST ?? '127.0.0.1',
    port: Number(env.PORT ?? base),
    assets: env.SHELL_ASSETS ?? join(import.meta.dirname, '..', 'dist'),
    registryFile: env.REGISTRY_FILE ?? join(resolve(env.DATA_DIR ?? '../.data'), 'registry.json'),
    remoteOrigin: (remote) => origins.get(remote) ?? local(remotePorts.indexOf(remote) + 1),
    reloadPages: Boolean(env.RELOAD_PAGES),
    page: {
      product: { name: env.PRODUCT_NAME ?? 'Breakaway', slug: env.PRODUCT_SLUG ?? 'breakaway' },
      apiBase,
      chatApiBase: env.CHAT_API_BASE ?? apiBase,
      landingUrl: env.LANDING_URL ?? `${local(5)}/latest/landing/`,
      tools: {
        'kom-analysis': env.TOOL_KOM_ORIGIN ?? local(6),
        'race-analyzer': env.TOOL_RACE_ORIGIN ?? local(7),
      },
      stripe: {
        publishableKey: env.STRIPE_PUBLISHABLE_KEY ?? 'pk_test_sandbox',
        ...(stripeJsUrl ? { jsUrl: stripeJsUrl } : {}),
      },
      paypal: {
        clientId: env.PAYPAL_CLIENT_ID ?? 'sandbox',
        planIds: env.PAYPAL_PLAN_IDS?.split(',') ?? [],
        ...(paypalSdkUrl ? { sdkBaseUrl: paypalSdkUrl } : {}),
      },
    },
  };
}
