import {
  isBehindTls,
  securityHeaders,
  strictTransport,
  type Permissions,
} from '@breakaway/contract/security-headers';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';

/** Files whose name has the hash of their content never change: `name.<hash>.ext`, or webpack's own `<hash>.ext`. */
const hashed = /(\.[0-9a-f]{8,}|\/[0-9a-f]{16,})\.(js|css|woff2?|png|svg|webp|avif|jpe?g|gif|ico|mp4|webm)$/;
const immutable = 'public, max-age=31536000, immutable';

export interface SiteOptions {
  /** Where the folder is served. */
  prefix?: string;
  /** Headers of every file. */
  headers?: Record<string, string>;
  /** Headers of every response, beyond those that all servers have. */
  always?: Record<string, string>;
  /** Browser features that its pages use. */
  permissions?: Permissions;
  /** Where browsers reach the product; with `https:`, HSTS is sent. */
  publicOrigin?: string;
  /** Proxies whose `X-Forwarded-Proto` is trusted: addresses or CIDR ranges. */
  trustProxy?: string[];
}

/** The list of proxies in the variable `TRUST_PROXY`. */
export const proxiesOf = (variable: string | undefined): string[] =>
  (variable ?? '').split(',').flatMap((item) => item.trim() || []);

/** An address that cannot be decoded does not exist: 404 instead of 400. */
function decodable(url = '/'): string {
  try {
    decodeURI(url.split('?')[0]!);
    return url;
  } catch {
    return '/not-an-address';
  }
}

/**
 * A server for built files: precompressed; hashed names are cached for ever, everything else is revalidated each time.
 */
export async function staticSite(
  root: string,
  {
    prefix = '/',
    headers = {},
    always = {},
    permissions,
    publicOrigin = '',
    trustProxy = [],
  }: SiteOptions = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: false,
    forceCloseConnections: true,
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    rewriteUrl: ({ url }) => decodable(url),
  });
  const ofAll = { ...securityHeaders(permissions), ...always };
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(ofAll);
    if (isBehindTls(publicOrigin, request.protocol)) reply.headers(strictTransport);
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  await app.register(fastifyStatic, {
    root,
    prefix,
    preCompressed: true,
    cacheControl: false,
    redirect: true,
    // Source maps are built, and kept for us.
    allowedPath: (path) => !/\.map$/i.test(path),
    setHeaders(reply, path) {
      reply.header('Cache-Control', hashed.test(path.replace(/\.(br|gz)$/, '')) ? immutable : 'no-cache');
      for (const [name, value] of Object.entries(headers)) reply.header(name, value);
    },
  });
  return app;
}

/**
 * The server of one remote: its published versions at `/<version>/…`, for any origin that registers it, and the pages
 * of the live release at `/live/…`.
 * @param root `<remotesDir>/<name>`
 * @param liveVersion called at each request, so that a rollback shows immediately
 */
export async function remoteSite(
  root: string,
  liveVersion: () => Promise<string | undefined> = async () => undefined,
  options: SiteOptions = {},
): Promise<FastifyInstance> {
  const framers = ["'self'", options.publicOrigin].filter(Boolean).join(' ');
  const app = await staticSite(root, {
    ...options,
    headers: {
      'Access-Control-Allow-Origin': '*',
      'Timing-Allow-Origin': '*',
      // The app frames the landing page; nobody else frames anything.
      'Content-Security-Policy': `frame-ancestors ${framers}`,
    },
  });
  app.get<{ Params: { '*': string } }>('/live/*', async (request, reply) => {
    const version = await liveVersion();
    if (!version) return reply.code(404).send({ message: 'No release is live yet.' });
    const path = request.params['*'];
    return reply.sendFile(`${version}/${path.endsWith('/') || path === '' ? `${path}index.html` : path}`);
  });
  return app;
}
