import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentPolicy } from '@breakaway/federation/document-policy';
import { remoteSite, staticSite } from '@breakaway/federation/static-site';
import type { FastifyInstance } from 'fastify';
import type { Registry } from './client.ts';
import { RegistryFollower } from './follow.ts';
import type { PublicKey } from './keys.ts';
import { Mirror } from './mirror.ts';

/** What could not be fetched is tried again after this time, and what the registry has removed goes. */
const TAKE_OVER_MS = 60_000;
const NOT_HERE = { message: 'This release is not here.' };

/** What a server knows about its environment. */
export interface ServerEnvironment {
  /** Where browsers reach the app. Anything framed by a page that was loaded through TLS needs TLS as well. */
  appOrigin: string;
  trustProxy: string[];
}

export interface RemoteServerOptions extends ServerEnvironment {
  name: string;
  registry: Registry;
  keys: () => PublicKey[];
  /** `<remotesDir>/<name>/<version>/` */
  remotesDir: string;
  log: (problem: string) => void;
}

/**
 * The server of a remote: all its releases, and the pages of the live one. What it serves comes from the registry and
 * stays on its disk, so it goes on while the registry is away.
 */
export async function remoteServer({
  name,
  registry,
  keys,
  remotesDir,
  log,
  appOrigin,
  trustProxy,
}: RemoteServerOptions): Promise<FastifyInstance> {
  const folder = join(remotesDir, name);
  const mirror = new Mirror({ registry, name, keys, folder, log });
  const follower = new RegistryFollower({
    registry,
    follower: { id: `remote-${name}` },
    keys,
    keepIn: join(remotesDir, `${name}.live.json`),
    only: name,
    log,
    onChange: () => void takeOver().catch((error: Error) => log(error.message)),
  });
  /** Has what is live, and what a page may fall back to, before anybody asks for it. */
  async function takeOver() {
    const now = follower.current().live[name];
    const releases = now ? [now, ...now.previous, ...(now.canary ? [now.canary.release] : [])] : [];
    const versions = releases.map(({ version }) => version);
    mirror.use(versions);
    for (const version of versions) await mirror.has(version).catch((error: Error) => log(error.message));
    await mirror.drop();
  }
  const again = setInterval(() => void takeOver().catch((error: Error) => log(error.message)), TAKE_OVER_MS);
  const app = await remoteSite(folder, async () => follower.current().live[name]?.version, {
    publicOrigin: appOrigin,
    trustProxy,
  });
  // A release that is not on the disk yet, for example after a deployment a moment ago, is fetched first.
  app.addHook('onRequest', async (request, reply) => {
    const version =
      /^\/(\d[^/?]*)\//.exec(request.url)?.[1] ??
      (request.url.startsWith('/live/') ? follower.current().live[name]?.version : undefined);
    if (version === undefined) return;
    const has = await mirror.has(version).catch((error: Error) => log(error.message));
    // Also when it cannot be fetched now: a page then uses the release before.
    if (!has) return reply.code(404).header('Cache-Control', 'no-store').send(NOT_HERE);
  });
  app.addHook('onClose', async () => {
    clearInterval(again);
    await follower.close();
  });
  await follower.start();
  return app;
}

/**
 * The server of a framed tool, which only the app may frame.
 * @param apiBase where the tool reads and keeps plans
 */
export const toolServer = (
  dist: string,
  { appOrigin, trustProxy, apiBase }: ServerEnvironment & { apiBase: string },
): Promise<FastifyInstance> =>
  staticSite(dist, {
    headers: {
      // Also of its workers: they have the policy of their own answer.
      'Content-Security-Policy': documentPolicy(readFileSync(join(dist, 'index.html'), 'utf8'), {
        framer: appOrigin,
        connect: [new URL(apiBase).origin],
      }),
      // The app frames it from another origin.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
    // In a frame a tool has only what the page around it passes on: copying. The rest is for a window of its own.
    permissions: { 'clipboard-write': ['self'], geolocation: ['self'], 'screen-wake-lock': ['self'] },
    publicOrigin: appOrigin,
    trustProxy,
  });
