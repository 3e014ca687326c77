import { decodeSigned } from '@breakaway/releases/keys';
import { MOST_REPORTS, pageReport } from '@breakaway/releases/protocol';
import { releaseName } from '@breakaway/releases/release';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { RegistryParts } from '../parts.ts';
import { publicSnapshot } from '../public-view.ts';
import { isLastingSignature } from '../publish.ts';
import { keptFile, keptRelease, ofFile } from '../releases.ts';
import { read, readJson } from '../requests.ts';
import { RevisionWatch } from '../revision-watch.ts';
import type { SignedRequests } from '../signed-requests.ts';
import { withdrawFailing } from '../withdraw.ts';

/** A request for the next snapshot is answered within this time, changed or not. */
const HOLD_MS = 20_000;
/** Says whether a release is signed by a key that is still in use. */
const LASTING = 'X-Signature-Lasting';

const reportList = z.object({ reports: z.array(pageReport).max(MOST_REPORTS) });
const following = z.object({
  after: z.coerce.number().int().min(0),
  /** Of the revision `after`. A shell that is older than fingerprints names none. */
  fingerprint: z.string().max(60).optional(),
  /** Remotes whose live release the shell does not use. */
  refuses: z
    .string()
    .max(1000)
    .default('')
    .transform((names) => names.split(',').filter(Boolean)),
  id: z.string().max(80),
  hostApi: z
    .string()
    .regex(/^\d+\.\d+\.\d+$/)
    .optional(),
});

/**
 * What shells and the servers of remotes ask for: what is live, the releases with their files, and that what pages said of
 * them is counted.
 */
export function shellRoutes(
  app: FastifyInstance,
  { store, reports, withdraws = true, keys, log }: RegistryParts,
  { isSigned, signer }: SignedRequests,
): void {
  const watch = new RevisionWatch(() => store.newest());
  app.get('/snapshot', async (request, reply) => {
    const { after, fingerprint, id, hostApi, refuses } = read(following, request.query);
    const held = { revision: after, fingerprint };
    // A shell decides which releases can be made live, so not everybody may say that they are one.
    if (hostApi) {
      signer(request, 'follow', '*');
      // With a revision of a history that was replaced by a backup, it has nothing of this one yet.
      const revision = (await store.isPart(held)) ? after : 0;
      await store.sawShell({ id, hostApi, revision, refuses });
    }
    const gone = new AbortController();
    request.raw.on('close', () => gone.abort());
    const isKnown = isSigned(request);
    if (!(await watch.differsFrom(held, HOLD_MS, gone.signal, isKnown))) return reply.code(204).send();
    const snapshot = await store.snapshot();
    return isKnown ? snapshot : publicSnapshot(snapshot);
  });

  app.get('/releases/:name/:version', async (request, reply) => {
    const { signed } = await keptRelease(store, read(releaseName, request.params));
    const isLasting = await isLastingSignature(signed, keys());
    return reply.type('application/jose').header(LASTING, String(isLasting)).send(signed);
  });

  app.get('/releases/:name/:version/files/*', async (request, reply) => {
    const { '*': path, ...named } = read(ofFile, request.params);
    const hash = decodeSigned((await keptRelease(store, named)).signed).integrity[path];
    return reply.type('application/octet-stream').send(await keptFile(store, hash));
  });

  /** Said once: the next reports come in two seconds. */
  let lastProblem: string | undefined;
  // Only shells say what pages said: they know which page is theirs.
  app.post('/reports', async (request, reply) => {
    signer(request, 'follow', '*');
    const list = readJson(reportList, request.body).reports;
    await reports.add(list);
    for (const remote of new Set(list.filter((one) => one.isOfRelease).map((one) => one.remote))) {
      if (!withdraws) break;
      const done = await withdrawFailing({ store, reports, keys }, remote).catch((error: Error) =>
        log('failed', { path: 'withdraw', remote, why: error.message }),
      );
      if (!done || done.problem === lastProblem) continue;
      lastProblem = done.problem;
      log(done.problem ? 'withdrawal-failed' : 'withdrawn', { remote, ...done });
    }
    return reply.code(204).send();
  });
}
