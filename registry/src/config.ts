import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { Quota } from './quota.ts';
import { servicesOf, type Watched } from './services.ts';

const environment = z.object({
  REGISTRY_PORT: z.coerce.number().int().min(0).max(65_535).default(4200),
  HOST: z.string().default('127.0.0.1'),
  /** Where the file of the database is, without DATABASE_URL. */
  DATA_DIR: z.string().default('../.data'),
  /** PostgreSQL, for replicas. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  /** The public keys of the teams. */
  RELEASE_KEYS: z.string().optional(),
  /** Servers whose readiness operators see: `api=http://…/readyz,…`. */
  WATCHED: z.string().default(''),
  /** The build of the operators' page. */
  OPERATORS_PAGE: z.string().optional(),
  /** Whether releases that fail are taken back without anybody asking for it. */
  WITHDRAWS: z.enum(['on', 'off']).default('on'),
  /** How many releases and how many MB of files one team may keep. */
  QUOTA_RELEASES: z.coerce.number().int().min(1).default(500),
  QUOTA_MB: z.coerce.number().min(1).default(2000),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
});

export interface RegistryConfig {
  port: number;
  host: string;
  databaseUrl: string | undefined;
  databaseFile: string;
  keysFile: string;
  services: Watched[];
  /** Whether releases that fail are taken back by itself. */
  withdraws: boolean;
  quota: Quota;
  /** Undefined when it is not built. */
  pageDir: string | undefined;
  /** Where a collector reads the metrics; not served without a port. */
  metrics: { port: number; host: string } | undefined;
}

/** Reads the configuration from the environment. Throws one sentence for the first setting that is wrong. */
export function readConfig(env: Record<string, string | undefined>): RegistryConfig {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const found = environment.safeParse(set);
  if (!found.success) {
    const [issue] = found.error.issues;
    throw new Error(`${issue?.path.join('.')} ${issue?.message}.`);
  }
  const page = resolve(found.data.OPERATORS_PAGE ?? join(import.meta.dirname, '../../operators/dist'));
  const data = resolve(found.data.DATA_DIR);
  return {
    port: found.data.REGISTRY_PORT,
    host: found.data.HOST,
    databaseUrl: found.data.DATABASE_URL,
    databaseFile: join(data, 'registry', 'registry.sqlite'),
    keysFile: found.data.RELEASE_KEYS ?? join(data, 'keys', 'public.json'),
    withdraws: found.data.WITHDRAWS === 'on',
    quota: { releases: found.data.QUOTA_RELEASES, bytes: found.data.QUOTA_MB * 1_000_000 },
    services: servicesOf(found.data.WATCHED),
    pageDir: existsSync(join(page, 'index.html')) ? page : undefined,
    metrics: found.data.METRICS_PORT
      ? { port: found.data.METRICS_PORT, host: found.data.METRICS_HOST }
      : undefined,
  };
}
