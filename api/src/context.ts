import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Log } from './log.ts';
import type { Outbox } from './outbox/outbox.ts';

/** What every module works with. */
export interface Context {
  config: Config;
  db: Kysely<Database>;
  log: Log;
  /** The time of day; tests set their own. */
  clock: () => Date;
  outbox: Outbox;
}

/** The server, with request and answer types taken from the zod schemas of a route. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/**
 * A module adds its routes, and its handlers of outbox jobs. It runs in a scope of its own: hooks and parsers that
 * it adds do not reach the others.
 */
export type Module = (app: App, context: Context) => Promise<void>;
