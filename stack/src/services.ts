import { join } from 'node:path';
import { STANDALONE_OFFSET, apps, localPort, remoteApps } from '@breakaway/federation/local-ports';
import { addressesOf, type Ports } from './addresses.ts';
import type { ServiceSpec } from './service.ts';

const releases = '../shared/releases/src/cli.ts';
const webhookSecret = 'whsec_sandbox';

export interface StackOptions {
  ports: Ports;
  /** Databases, releases, keys, logs. */
  dataDir: string;
  /** The caller's environment: real keys of a payment provider replace the sandbox. */
  env: Record<string, string | undefined>;
  /** Servers restart when their sources change, and open pages reload when something is released. */
  follow?: boolean;
  /**
   * Services, by name, that come from another checkout of the repository: its folder. It must be set up and built. Then
   * only the remotes among them are released at the start.
   */
  from?: Readonly<Record<string, string>>;
  /** Stops the start, also before everything is ready. */
  signal?: AbortSignal;
}

export const remotesDirOf = (dataDir: string) => join(dataDir, 'remotes');
export const keysDirOf = (dataDir: string) => join(dataDir, 'keys');
/** What `npm run dev` has built and the shell shows in the place of what is live. */
export const developmentDirOf = (dataDir: string) => join(dataDir, 'development');
export const publicKeysOf = (dataDir: string) => join(keysDirOf(dataDir), 'public.json');

/** Every process of the product on one machine, with its configuration. */
export function serviceSpecs({
  ports,
  dataDir,
  env,
  from = {},
  follow = false,
}: StackOptions): ServiceSpec[] {
  const at = addressesOf(ports);
  const common = {
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PORT_BASE: String(ports.base),
    API_PORT: String(ports.api),
    APP_ORIGIN: at.app.shell,
    REMOTES_DIR: remotesDirOf(dataDir),
    REGISTRY_URL: at.registry,
    RELEASE_KEYS: publicKeysOf(dataDir),
  };
  /** METRICS_PORT is the API's; the shell and the registry have the next ones. */
  const metricsAt = (offset: number) => ({
    METRICS_PORT: env.METRICS_PORT ? String(Number(env.METRICS_PORT) + offset) : '',
  });
  const server = follow ? ['--watch', '--watch-preserve-output', 'src/main.ts'] : ['src/main.ts'];
  const stripeIsReal = Boolean(env.STRIPE_SECRET_KEY);
  const paypalIsReal = Boolean(env.PAYPAL_CLIENT_ID);
  // `COACH_MODEL=scripted` alone asks for the sandbox's model; a real one comes with its own address.
  const modelIsScripted = Boolean(env.COACH_MODEL?.startsWith('scripted') && !env.COACH_BASE_URL);

  const tools = apps.filter((app) => app.startsWith('tool-')).map((app) => at.app[app]);
  // A remote that runs alone calls the API from its own port.
  const alone = remoteApps.map((app) => `http://localhost:${localPort(app, ports.base) + STANDALONE_OFFSET}`);

  const fileServers = apps.filter((app) => app !== 'shell').map((app) => `${app}=${at.app[app]}/healthz`);
  const registry: ServiceSpec = {
    name: 'registry',
    args: server,
    cwd: 'registry',
    env: {
      ...common,
      ...metricsAt(2),
      REGISTRY_PORT: String(ports.registry),
      WATCHED: [`api=${at.api}/readyz`, `shell=${at.app.shell}/readyz`, ...fileServers].join(),
    },
    readyUrl: `${at.registry}/readyz`,
  };
  const sandbox: ServiceSpec = {
    name: 'sandbox',
    args: server,
    cwd: 'sandbox',
    env: {
      ...common,
      SANDBOX_PORT: String(ports.sandbox),
      SANDBOX_SMTP_PORT: String(ports.smtp),
      STRIPE_WEBHOOK_URL: `${at.api}/stripe/webhook`,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      PAYPAL_WEBHOOK_URL: `${at.api}/paypal/webhook`,
    },
    readyUrl: `${at.sandbox}/readyz`,
  };
  const api: ServiceSpec = {
    name: 'api',
    args: server,
    cwd: 'api',
    env: {
      ...common,
      TOOL_ORIGINS: [...tools, ...alone, env.TOOL_ORIGINS].filter(Boolean).join(','),
      ...(env.SMTP_URL ? {} : { SMTP_URL: `smtp://localhost:${ports.smtp}` }),
      ...(stripeIsReal
        ? {}
        : {
            STRIPE_SECRET_KEY: 'sk_test_sandbox',
            STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
            STRIPE_WEBHOOK_SECRET: webhookSecret,
            STRIPE_API_BASE: at.sandbox,
          }),
      ...(paypalIsReal
        ? {}
        : {
            PAYPAL_CLIENT_ID: 'sandbox',
            PAYPAL_CLIENT_SECRET: 'sandbox',
            PAYPAL_API_BASE: `${at.sandbox}/paypal`,
          }),
      ...(modelIsScripted
        ? {
            COACH_BASE_URL: `${at.sandbox}/model/v1`,
            COACH_API_KEY: 'sandbox',
            COACH_MODEL: env.COACH_MODEL!,
          }
        : {}),
    },
    readyUrl: `${at.api}/readyz`,
  };
  const shell: ServiceSpec = {
    name: 'shell',
    args: ['server/main.ts'],
    cwd: 'shell',
    env: {
      ...common,
      ...metricsAt(1),
      PORT: String(ports.base),
      SUPPORT_EMAIL: env.SUPPORT_EMAIL ?? 'support@breakaway.example',
      ...(follow ? { RELOAD_PAGES: 'yes', DEVELOPMENT_RELEASES: developmentDirOf(dataDir) } : {}),
      ...(stripeIsReal ? {} : { STRIPE_JS_URL: `${at.sandbox}/stripe/stripe.js` }),
      ...(paypalIsReal ? {} : { PAYPAL_SDK_URL: `${at.sandbox}/paypal/sdk/js` }),
    },
    readyUrl: `${at.app.shell}/readyz`,
  };
  const sites = apps.slice(1).map((app): ServiceSpec => ({
    name: app,
    args: [releases, app.startsWith('tool-') ? 'serve-site' : 'serve'],
    cwd: app,
    env: common,
    readyUrl: `${at.app[app]}/healthz`,
  }));
  return [registry, sandbox, api, shell, ...sites].map((spec) => ({ ...spec, checkout: from[spec.name] }));
}
