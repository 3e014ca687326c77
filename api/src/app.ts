import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { App, Context } from './context.ts';
import { logAccess } from './http/access-log.ts';
import { parseBodies } from './http/body-parsers.ts';
import { secureResponses } from './http/cross-origin.ts';
import { answerErrors } from './http/error-handler.ts';
import { refuseExpectations } from './http/expectations.ts';
import { refuseUnstorable } from './http/storable.ts';
import { malformedRequests } from './http/malformed-requests.ts';
import { modules } from './modules/index.ts';
import { serveMetrics } from './modules/ops/metrics.ts';
import { serveOpenApi } from './modules/ops/openapi.ts';

const MAX_BODY_BYTES = 1024 * 1024;

/** Builds the server with every module registered; call `listen` or `inject` on it. */
export async function buildApp(context: Context): Promise<App> {
  const { TRUST_PROXY } = context.config;
  const app: App = Fastify({
    // Fastify's own logger writes complete addresses, and the specification puts passwords into them.
    logger: false,
    genReqId: () => randomUUID(),
    bodyLimit: MAX_BODY_BYTES,
    // A list of addresses: `true` would trust whatever address a client claims.
    trustProxy: TRUST_PROXY.length > 0 ? TRUST_PROXY : false,
    // A mail scanner's HEAD must not use up a verification link.
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    requestTimeout: 120_000,
    // Ten seconds, the default, are not enough to start on a machine that is busy with other work.
    pluginTimeout: 60_000,
    ...malformedRequests,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  answerErrors(app, context);
  parseBodies(app);
  refuseUnstorable(app);
  logAccess(app, context);
  serveMetrics(app, context);
  refuseExpectations(app);
  await secureResponses(app, context);
  await serveOpenApi(app, context);
  for (const module of modules) await app.register(async (scope) => module(scope as App, context));
  return app;
}
