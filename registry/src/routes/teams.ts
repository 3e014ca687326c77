import { decodeSigned } from '@breakaway/releases/keys';
import { remoteStatus, wantedChange, type ChangeAnswer } from '@breakaway/releases/protocol';
import { releaseName } from '@breakaway/releases/release';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { RegistryParts } from '../parts.ts';
import { publicState } from '../public-view.ts';
import { BUDGET } from '../budget.ts';
import { changeRemote } from '../change.ts';
import { clean } from '../clean.ts';
import { publishRelease } from '../publish.ts';
import { expectRoomForFile } from '../quota.ts';
import { Refusal } from '../refusal.ts';
import { keptFile, keptRelease, ofFile } from '../releases.ts';
import { ofRemote, read, readJson } from '../requests.ts';
import type { SignedRequests } from '../signed-requests.ts';
import type { Store } from '../store/store.ts';
import { waitUntil } from '../wait.ts';

/** A deployment is reported after this time, even if a shell has not taken it over yet. */
const TAKE_OVER_MS = 3_000;
const fileList = z.object({ files: z.array(z.string().max(80)).max(4000) });

/** What teams ask for: they publish releases, change what is live, and look at both. */
export function teamRoutes(
  app: FastifyInstance,
  { store, reports, quota, keys, log }: RegistryParts,
  { isSigned, signer }: SignedRequests,
): void {
  app.get('/remotes/:name', async (request) => {
    const { name } = read(ofRemote, request.params);
    const [releases, health] = [await store.published(name), await reports.health(name)];
    const last = await store.lastChange(name);
    const state = isSigned(request) ? last.state : publicState(last.state);
    return remoteStatus.parse({ name, ...last, state, releases, health });
  });

  app.post('/remotes/:name/changes', async (request): Promise<ChangeAnswer> => {
    const { name: remote } = read(ofRemote, request.params);
    const key = signer(request, 'deploy', remote);
    const wanted = readJson(wantedChange, request.body);
    const outcome = await changeRemote(store, remote, wanted, key, keys());
    if (outcome.changed)
      log('changed', {
        remote,
        action: wanted.action,
        live: outcome.state.live,
        revision: outcome.revision,
        by: key.kid,
      });
    // It is done, whatever becomes of the count.
    const shells = await shellsThatTook(store, remote, outcome).catch(() => ({ following: 0, took: 0 }));
    return { ...outcome, shells };
  });

  app.post('/releases/:name/missing-files', async (request) => {
    signer(request, 'publish', read(ofRemote, request.params).name);
    return { missing: await store.missingFiles(readJson(fileList, request.body).files) };
  });

  app.post('/releases/:name/files', async (request, reply) => {
    const { team } = signer(request, 'publish', read(ofRemote, request.params).name);
    if (!Buffer.isBuffer(request.body)) throw new Refusal(400, 'There is no file. Nothing was changed.');
    await expectRoomForFile(store, team, request.body.byteLength, quota);
    return reply.code(201).send({ hash: await store.addFile(request.body, team) });
  });

  app.put('/releases/:name/:version', async (request, reply) => {
    const named = read(releaseName, request.params);
    const key = signer(request, 'publish', named.name);
    const signed = Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '';
    const outcome = await publishRelease(store, signed, named, key, { keys: keys(), budget: BUDGET, quota });
    const called = `${named.name} ${named.version}`;
    if (outcome === 'there')
      return { message: `${called} was published before; its files stay as they are.` };
    log('published', { ...named, outcome, by: key.kid });
    if (outcome === 'signed again') return { message: `${called} is signed again; its files are the same.` };
    return reply.code(201).send({ message: `${called} is published.` });
  });

  app.post('/remotes/:name/clean', async (request) => {
    const { name } = read(ofRemote, request.params);
    const { kid } = signer(request, 'publish', name);
    const cleaned = await clean(store, { only: name });
    log('cleaned', { ...cleaned, by: kid });
    return cleaned;
  });

  app.get('/releases/:name/:version/maps/*', async (request, reply) => {
    const { '*': path, ...named } = read(ofFile, request.params);
    signer(request, 'publish', named.name);
    const hash = decodeSigned((await keptRelease(store, named)).signed).maps[path];
    return reply.type('application/json').send(await keptFile(store, hash));
  });
}

/** Waits a moment until the shells that follow have taken a change over. */
async function shellsThatTook(
  store: Store,
  remote: string,
  { revision, changed }: Pick<ChangeAnswer, 'revision' | 'changed'>,
): Promise<ChangeAnswer['shells']> {
  const count = async () => {
    const shells = await store.shells();
    const took = shells.filter((shell) => shell.revision >= revision && !shell.refuses.includes(remote));
    return { following: shells.length, took: took.length };
  };
  if (changed)
    await waitUntil(async () => {
      const { following: all, took } = await count();
      return took === all;
    }, TAKE_OVER_MS);
  return count();
}
