import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { followRegistry } from './follow-registry.ts';
import type { ReleaseStore } from './release.ts';
import { remoteSite, staticSite } from './static-site.ts';

/** What a server knows about its environment. */
export interface ServerEnvironment {
  /** Where browsers reach the app. Anything framed by a page that was loaded through TLS needs TLS as well. */
  appOrigin: string;
  trustProxy: string[];
}

/** The server of a remote: all its published releases, and the pages of the live one. */
export function remoteServer(
  { remotesDir, registryFile }: ReleaseStore,
  name: string,
  { appOrigin, trustProxy }: ServerEnvironment,
): Promise<FastifyInstance> {
  const registry = followRegistry(registryFile, (problem) => console.error(problem));
  const liveVersion = async () => (await registry()).registry[name]?.version;
  return remoteSite(join(remotesDir, name), liveVersion, { publicOrigin: appOrigin, trustProxy });
}

/** The server of a framed tool, which only the app may frame. */
export const toolServer = (
  dist: string,
  { appOrigin, trustProxy }: ServerEnvironment,
): Promise<FastifyInstance> =>
  staticSite(dist, {
    headers: { 'Content-Security-Policy': `frame-ancestors ${appOrigin}` },
    // In a frame a tool has only what the page around it passes on: copying. The rest is for a window of its own.
    permissions: { 'clipboard-write': ['self'], geolocation: ['self'], 'screen-wake-lock': ['self'] },
    publicOrigin: appOrigin,
    trustProxy,
  });
