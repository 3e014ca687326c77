import { securityHeaders } from '@breakaway/contract/security-headers';
import Fastify, { type FastifyInstance } from 'fastify';
import type { RegistryParts } from './parts.ts';
import { Refusal } from './refusal.ts';
import { operatorRoutes } from './routes/operators.ts';
import { shellRoutes } from './routes/shells.ts';
import { teamRoutes } from './routes/teams.ts';
import { signedRequests } from './signed-requests.ts';

const FILE_LIMIT = 16_000_000;

/**
 * The registry's server. Anybody may read what is live and what browsers load anyway; what changes something, and
 * source maps, need a request that a key of the remote has signed.
 */
export function registryServer(parts: RegistryParts): FastifyInstance {
  const { store, keys, log } = parts;
  const app = Fastify({ logger: false, forceCloseConnections: true, bodyLimit: FILE_LIMIT });
  const headers = securityHeaders();
  app.addHook(
    'onRequest',
    async (_request, reply) => void reply.headers(headers).header('Cache-Control', 'no-store'),
  );

  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error instanceof Refusal ? error.status : (error.statusCode ?? 500);
    log(status >= 500 ? 'failed' : 'refused', {
      path: request.url.split('?')[0],
      status,
      why: error.message,
    });
    const isFull = store.isFull(error);
    const message =
      status < 500
        ? error.message
        : isFull
          ? 'The registry has no room left. Nothing was changed.'
          : 'The registry could not do this. Look at its log.';
    const missing = error instanceof Refusal ? error.missing : undefined;
    return reply.code(isFull && status >= 500 ? 507 : status).send({ message, ...(missing && { missing }) });
  });

  const requests = signedRequests(app, keys);
  teamRoutes(app, parts, requests);
  shellRoutes(app, parts, requests);
  operatorRoutes(app, parts, requests);
  return app;
}
