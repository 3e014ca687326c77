import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { staticSite } from '@breakaway/federation/static-site';
import { watchRemote, type BuildFacts } from '@breakaway/federation/watch';
import type { FastifyInstance } from 'fastify';
import type { Release } from './release.ts';
import { builtFacts, describe } from './team.ts';

export interface OverrideServer {
  app: FastifyInstance;
  /** From now on, pages get this build, whose files are in `<folder>/<version>/`. */
  show: (facts: BuildFacts) => void;
}

/**
 * The server of a developer's machine for one shell elsewhere: `/release.json` says what is built, and its files are at
 * `/<version>/…`. Only pages of that shell can read them.
 * @param shell the shell's origin
 */
export async function overrideServer(folder: string, shell: string): Promise<OverrideServer> {
  const headers = {
    'Access-Control-Allow-Origin': shell,
    'Timing-Allow-Origin': shell,
    // Its pictures are on a page of another site.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
  let shown: Release | undefined;
  const app = await staticSite(folder, { headers });
  app.addHook('onRequest', async (request, reply) => {
    // A page whose own name was made to lead to this machine would pass for the same origin.
    if (request.hostname !== 'localhost')
      return reply.code(421).send({ message: 'This server is for localhost only.' });
    // A page that tries again has another address for the same file.
    const [, version, file] = /^\/([^/?]+)\/~\d+\/([^?]+)/.exec(request.url) ?? [];
    if (file) return reply.sendFile(`${version}/${file}`, folder);
  });
  app.get('/release.json', async (_request, reply) => {
    reply.headers(headers).header('Cache-Control', 'no-store');
    return shown ?? reply.code(503).send({ message: 'The first build is not done yet.' });
  });
  return {
    app,
    show: (facts) => {
      const { release } = describe(join(folder, facts.version), facts, () => []);
      shown = { ...release, maps: {} };
    },
  };
}

/**
 * Gives the server what is to be seen: each build of the sources in `dir`, made again when they change, or what is in
 * `dist/` now.
 * @param onShown called with the name and version of each
 */
export async function showBuilds(
  dir: string,
  folder: string,
  { show }: Pick<OverrideServer, 'show'>,
  {
    isBuilt,
    onShown,
    onFailed,
  }: { isBuilt: boolean; onShown: (text: string) => void; onFailed: (text: string) => void },
): Promise<void> {
  const next = (facts: BuildFacts) => {
    show(facts);
    onShown(`${facts.name} ${facts.version}`);
  };
  if (!isBuilt) return watchRemote(dir, folder, next, onFailed);
  const facts = builtFacts(dir);
  cpSync(join(dir, 'dist'), join(folder, facts.version), { recursive: true });
  next(facts);
}

/** An empty folder for the builds that are shown. */
export function emptyFolder(dir: string): string {
  const folder = join(dir, '.cache', 'override');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}
