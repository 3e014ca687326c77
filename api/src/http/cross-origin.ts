import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { App, Context } from '../context.ts';

/** Lets the app and the tools call from their origins, and keeps personal answers out of every cache. */
export async function secureResponses(app: App, { config }: Context) {
  await app.register(helmet, {
    // Nothing here is a page.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    referrerPolicy: { policy: 'no-referrer' },
  });
  await app.register(cors, {
    origin: [config.APP_ORIGIN, ...config.TOOL_ORIGINS],
    methods: ['GET', 'POST', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'x-reset-token', 'accept'],
    exposedHeaders: ['x-request-id', 'retry-after', 'content-disposition'],
    // The time for which browsers remember an answer; Chromium stops at two hours.
    maxAge: 7200,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
}
