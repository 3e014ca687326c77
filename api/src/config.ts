import { resolve } from 'node:path';
import { z } from 'zod';
import { networksOf } from './http/client-network.ts';

const list = z
  .string()
  .transform((value) => value.split(',').map((item) => item.trim().replace(/\/$/, '')))
  .transform((items) => items.filter((item) => item !== ''));
const origin = z.url({ protocol: /^https?$/, error: 'must be an address such as http://localhost:3000' });
const origins = list.pipe(z.array(origin));
const networks = list.transform((ranges, check) => {
  try {
    return networksOf(ranges);
  } catch {
    check.addIssue('must be addresses or CIDR ranges such as 192.0.2.0/24');
    return z.NEVER;
  }
});
const port = z.coerce.number('must be a port number').int().min(0).max(65535, 'must be a port number');

const LOOPBACK = '127.0.0.0/8,::1';

/** The settings of a deployment. An empty value counts as not set. */
const environment = z.object({
  API_PORT: port.default(4000),
  HOST: z.string().default('127.0.0.1'),
  /** The port of `/metrics`, for a collector; not served when absent. */
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /**
   * How long the server goes on serving after a signal to stop, while `/readyz` answers 503: until a balancer in front
   * has noticed. In seconds.
   */
  DRAIN_S: z.coerce.number().min(0).max(60).default(0),
  DATA_DIR: z.string().optional(),
  /** The deployment's own PostgreSQL; without it the API runs an embedded one in DATA_DIR. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  /** Port of the embedded database; a free one by default. */
  EMBEDDED_DB_PORT: port.optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  /** Where browsers reach this API: the base of photo addresses. http://localhost:<API_PORT> by default. */
  API_ORIGIN: origin.optional(),
  /** Where the app is served: used for links in mails, and the first origin that may call the API. */
  APP_ORIGIN: origin.default('http://localhost:3000').transform((value) => value.replace(/\/$/, '')),
  /** Further origins that may call the API: the framed tools. */
  TOOL_ORIGINS: origins.default(['http://localhost:3006', 'http://localhost:3007']),
  PRODUCT_NAME: z.string().default('Breakaway'),
  /** Who sells the plan, for receipts; the lines of the address are separated by semicolons. */
  SELLER_NAME: z.string().optional(),
  SELLER_ADDRESS: z
    .string()
    .default('')
    .transform((lines) => lines.split(';').flatMap((line) => line.trim() || [])),
  SELLER_VAT_ID: z.string().optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an smtp:// address' })
    .default('smtp://localhost:4125'),
  MAIL_FROM: z.string().default('Breakaway <no-reply@breakaway.example>'),
  /** Who is staff, and may get releases first: addresses, or whole domains such as `@breakaway.example`. */
  STAFF: list.default([]),
  PASSWORD_MIN_LENGTH: z.coerce.number().int().min(6).max(64).default(6),
  /** How many calls per second a member may make in total; thirty times as many in a burst. */
  MEMBER_CALLS_PER_SECOND: z.coerce.number().min(1).max(1_000_000).default(20),
  /** Proxies whose X-Forwarded-For is trusted, as addresses or CIDR ranges. */
  TRUST_PROXY: list.default([]),
  /**
   * Networks that are exempt from the per-network limits, as addresses or CIDR ranges: a test or an office. The machine
   * itself is always exempt: behind a proxy that TRUST_PROXY does not name, it would stand for everybody.
   */
  UNCOUNTED_NETWORKS: z
    .string()
    .default('')
    .transform((given) => `${LOOPBACK},${given}`)
    .pipe(networks),
  /**
   * How long a page waits for the payment providers when the member may have paid, in milliseconds, before it is
   * answered from known data.
   */
  PROVIDER_WAIT_MS: z.coerce.number().int().min(0).max(60_000).default(8000),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  /** Set only when Stripe is simulated. */
  STRIPE_API_BASE: origin.optional(),
  PAYPAL_CLIENT_ID: z.string().optional(),
  PAYPAL_CLIENT_SECRET: z.string().optional(),
  PAYPAL_API_BASE: origin.optional(),
  /**
   * An OpenAI-compatible endpoint for the consultant, without `/chat/completions`; the built-in coach alone answers when
   * it is absent.
   */
  COACH_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://api.example.com/v1' })
    .transform((value) => value.replace(/\/$/, ''))
    .optional(),
  COACH_API_KEY: z.string().optional(),
  COACH_MODEL: z.string().optional(),
  /** Tokens of the model that a member may use in a day; beyond, the built-in coach answers. */
  COACH_TOKENS_PER_DAY: z.coerce.number().int().min(0).default(400_000),
});

type Environment = z.output<typeof environment>;
export type Config = Omit<Environment, 'DATA_DIR' | 'API_ORIGIN'> & { DATA_DIR: string; API_ORIGIN: string };

/**
 * Reads the configuration from environment variables.
 * @param defaultDataDir where data is stored when DATA_DIR is not set
 * @throws Error whose message is one sentence naming the invalid variable
 */
export function readConfig(env: Record<string, string | undefined>, defaultDataDir: string): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    throw new Error(`The variable ${issue.path[0]?.toString()} is not valid: ${issue.message}`);
  }
  if (parsed.data.COACH_BASE_URL && !parsed.data.COACH_MODEL)
    throw new Error('The variable COACH_MODEL is missing: COACH_BASE_URL needs the name of a model.');
  const { DATA_DIR = defaultDataDir, API_PORT, API_ORIGIN = `http://localhost:${API_PORT}` } = parsed.data;
  return { ...parsed.data, DATA_DIR: resolve(DATA_DIR), API_ORIGIN: API_ORIGIN.replace(/\/$/, '') };
}
