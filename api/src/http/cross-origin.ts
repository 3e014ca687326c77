import cors from '@fastify/cors';
import { isBehindTls, securityHeaders, strictTransport } from '@breakaway/contract/security-headers';
import type { App, Context } from '../context.ts';
import { ApiError } from './errors.ts';

/** Headers of every response: data, never a page, for our pages on other origins, and never cached. */
const headers = {
  ...securityHeaders(),
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': 'no-store',
};

/** Lets the app and the tools call from their origins, and keeps personal responses out of every cache. */
export async function secureResponses(app: App, { config }: Context) {
  // Before the preflight responses, which end there.
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
    // False rather than another origin: then none of the headers is sent.
    origin: (origin, done) => done(null, origin !== undefined && origins.has(origin) && origin),
    // For the cookie that lets a sign-in recognise the browser. It does not authenticate: a call without a bearer token
    // is anonymous, whatever page makes it.
    credentials: true,
    methods: ['GET', 'POST', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'x-reset-token', 'accept'],
    exposedHeaders: ['x-request-id', 'retry-after', 'content-disposition'],
    // How long browsers cache a preflight response; Chromium's maximum is two hours.
    maxAge: 7200,
  });
}
