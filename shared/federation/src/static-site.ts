import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Files whose name carries the hash of their content never change. */
const hashed = /\.[0-9a-f]{8,}\.(js|css)(\.map)?$/;
const immutable = 'public, max-age=31536000, immutable';

export interface SiteOptions {
  /** Where the folder is served. */
  prefix?: string;
  /** Headers of every file. */
  headers?: Record<string, string>;
}

/** A server for built files: precompressed, hashed names cached for ever, everything else asked again each time. */
export async function staticSite(
  root: string,
  { prefix = '/', headers = {} }: SiteOptions = {},
): Promise<FastifyInstance> {
  const app = Fastify({ logger: false, forceCloseConnections: true });
  app.get('/healthz', async () => ({ status: 'ok' }));
  await app.register(fastifyStatic, {
    root,
    prefix,
    preCompressed: true,
    cacheControl: false,
    redirect: true,
    setHeaders(reply, path) {
      reply.header('Cache-Control', hashed.test(path.replace(/\.(br|gz)$/, '')) ? immutable : 'no-cache');
      reply.header('X-Content-Type-Options', 'nosniff');
      for (const [name, value] of Object.entries(headers)) reply.header(name, value);
    },
  });
  return app;
}

/**
 * The server of one remote: its published versions at `/<version>/…`, for any origin that registers it, and its
 * newest version's pages at `/latest/…`.
 * @param root `<remotesDir>/<name>`
 */
export async function remoteSite(root: string): Promise<FastifyInstance> {
  const app = await staticSite(root, {
    headers: { 'Access-Control-Allow-Origin': '*', 'Timing-Allow-Origin': '*' },
  });
  app.get<{ Params: { '*': string } }>('/latest/*', async (request, reply) => {
    const version = newest(root);
    if (!version) return reply.code(404).send({ message: 'Nothing is published yet.' });
    const path = request.params['*'];
    return reply.sendFile(`${version}/${path.endsWith('/') || path === '' ? `${path}index.html` : path}`);
  });
  return app;
}

function newest(root: string): string | undefined {
  const versions = readdirSync(root, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !entry.name.endsWith('.tmp'),
  );
  const dated = versions.map(({ name }) => ({ name, at: statSync(join(root, name)).mtimeMs }));
  return dated.sort((a, b) => b.at - a.at)[0]?.name;
}
