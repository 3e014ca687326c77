import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { followRegistry } from './follow-registry.ts';
import type { Place } from './release.ts';
import { remoteSite, staticSite } from './static-site.ts';

/** What a server knows of the product around it. */
export interface Surroundings {
  /** Where browsers reach the app. Whatever is framed in a page that came through TLS has to come through it as well. */
  appOrigin: string;
  trustProxy: string[];
}

/** The server of a remote: all its published releases, and the pages of the one that is live. */
export function remoteServer(
  { remotesDir, registryFile }: Place,
  name: string,
  { appOrigin, trustProxy }: Surroundings,
): Promise<FastifyInstance> {
  const registry = followRegistry(registryFile, (problem) => console.error(problem));
  const liveVersion = async () => (await registry()).registry[name]?.version;
  return remoteSite(join(remotesDir, name), liveVersion, { publicOrigin: appOrigin, trustProxy });
}

/** The server of a framed tool, which only the app may frame. */
export const toolServer = (dist: string, { appOrigin, trustProxy }: Surroundings): Promise<FastifyInstance> =>
  staticSite(dist, {
    headers: { 'Content-Security-Policy': `frame-ancestors ${appOrigin}` },
    permissions: { 'clipboard-write': ['self'] },
    publicOrigin: appOrigin,
    trustProxy,
  });
