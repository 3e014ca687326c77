import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Log } from './log.ts';
import type { ModelUse } from './modules/coach/model/use.ts';
import type { Outbox } from './outbox/outbox.ts';

/** The dependencies of every module. */
export interface Context {
  config: Config;
  db: Kysely<Database>;
  log: Log;
  /** The current time; tests set their own. */
  clock: () => Date;
  outbox: Outbox;
  /** How the consultant's model does, for the metrics. */
  modelUse: ModelUse;
}

/** The server, with request and response types inferred from a route's zod schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/**
 * A module adds its routes, and its handlers of outbox jobs. It runs in its own scope: hooks and parsers that it adds
 * do not affect other modules.
 */
export type Module = (app: App, context: Context) => Promise<void>;
