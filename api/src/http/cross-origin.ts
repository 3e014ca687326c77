import cors from '@fastify/cors';
import { isBehindTls, securityHeaders, strictTransport } from '@breakaway/contract/security-headers';
import type { App, Context } from '../context.ts';
import { ApiError } from './errors.ts';

/** On every answer: data, never a page, for our pages on other origins and for no cache. */
const headers = {
  ...securityHeaders(),
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': 'no-store',
};

/** Lets the app and the tools call from their origins, and keeps personal answers out of every cache. */
export async function secureResponses(app: App, { config }: Context) {
  // Before the answers to preflights, which end there.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    if (isBehindTls(config.API_ORIGIN, request.protocol)) reply.headers(strictTransport);
    done();
  });
  const origins = new Set([config.APP_ORIGIN, ...config.TOOL_ORIGINS]);
  app.addHook('onRequest', async ({ method, headers }) => {
    if (method !== 'OPTIONS') return;
    if (!origins.has(headers.origin ?? ''))
      throw new ApiError(403, 'FORBIDDEN', 'Pages of this origin may not call the API.');
    if (!headers['access-control-request-method'])
      throw new ApiError(400, 'VALIDATION_FAILED', 'This preflight does not say which call it is for.');
  });
  await app.register(cors, {
    // False, and not just another origin: then none of the headers is sent.
    origin: (origin, done) => done(null, origin !== undefined && origins.has(origin) && origin),
    // For the cookie by which a sign-in knows the browser again. It authenticates nobody: a call without its bearer token
    // is nobody's, whatever page makes it.
    credentials: true,
    methods: ['GET', 'POST', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'x-reset-token', 'accept'],
    exposedHeaders: ['x-request-id', 'retry-after', 'content-disposition'],
    // The time for which browsers remember an answer; Chromium stops at two hours.
    maxAge: 7200,
  });
}
