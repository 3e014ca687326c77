import { mkdirSync, readFileSync, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import type { Following, LiveReleases } from '@breakaway/releases/follow';
import { release } from '@breakaway/releases/release';
import type { FastifyInstance } from 'fastify';

/** Releases that `npm run dev` has just built. They take the place of what is live, on this machine only. */
export interface DevelopmentReleases {
  /** What is live, with these in the place of the released ones. */
  over: (following: Following) => Following;
  /** Registers somebody who wants to know of each new one. */
  onChange: (call: () => void) => void;
  /** Serves their files, under the addresses that released ones have. */
  serve: (app: FastifyInstance) => void;
  close: () => void;
}

/**
 * Follows a folder: `<folder>/<name>.json` says what is built of a remote, and its files are in
 * `<folder>/<name>/<version>/`. They are not signed, and the page has their hashes all the same: its policy is the one of
 * production.
 * @param host where the shell listens
 * @throws Error with one sentence if others than this machine could reach it
 */
export function developmentReleases(folder: string, host: string): DevelopmentReleases {
  if (!['127.0.0.1', '::1', 'localhost'].includes(host))
    throw new Error(`DEVELOPMENT_RELEASES is for one machine only, and HOST is ${host}.`);
  mkdirSync(folder, { recursive: true });
  const listeners: (() => void)[] = [];
  let built = read(folder);
  const watcher = watch(folder, (_event, file) => {
    if (!file?.endsWith('.json')) return;
    built = read(folder);
    listeners.forEach((call) => call());
  });
  return {
    over: (following) => ({ ...following, live: { ...following.live, ...built } }),
    onChange: (call) => void listeners.push(call),
    serve: (app) => {
      app.addHook('onRequest', async (request, reply) => {
        const [, name = '', path = ''] = /^\/remotes\/(\w+)\/([^?]+)/.exec(request.url) ?? [];
        if (built[name]?.version !== path.split('/')[0]) return;
        // A page that retries has another address for the same file.
        return reply.sendFile(`${name}/${path.replace(/\/~\d+\//, '/')}`, folder);
      });
    },
    close: () => watcher.close(),
  };
}

function read(folder: string): LiveReleases {
  const built: LiveReleases = {};
  for (const file of readdirSync(folder).filter((one) => one.endsWith('.json'))) {
    const one = release.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
    // Nothing to fall back to: a screen that throws is to be seen.
    built[one.name] = { ...one, previous: [] };
  }
  return built;
}
