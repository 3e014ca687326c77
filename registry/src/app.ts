import { securityHeaders } from '@breakaway/contract/security-headers';
import {
  decodeSigned,
  isAllowed,
  signerOf,
  type Duty,
  type PublicKey,
  type Signer,
} from '@breakaway/releases/keys';
import {
  MOST_REPORTS,
  pageReport,
  remoteStatus,
  wantedChange,
  type ChangeAnswer,
} from '@breakaway/releases/protocol';
import { releaseName } from '@breakaway/releases/release';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { BUDGET } from './budget.ts';
import { changeRemote } from './change.ts';
import { clean } from './clean.ts';
import { operatorsPage } from './operators-page.ts';
import { overviewFor } from './overview.ts';
import { isLastingSignature, publishRelease } from './publish.ts';
import { Refusal } from './refusal.ts';
import { RevisionWatch } from './revision-watch.ts';
import type { Watched } from './services.ts';
import type { Reports } from './store/reports.ts';
import type { Store } from './store/store.ts';
import { waitUntil } from './wait.ts';
import { withdrawFailing } from './withdraw.ts';

const FILE_LIMIT = 16_000_000;
/** A request for the next snapshot is answered within this time, changed or not. */
const HOLD_MS = 20_000;
/** A deployment is reported after this time, even if a shell has not taken it over yet. */
const TAKE_OVER_MS = 3_000;
const HISTORY = 200;
/** Says whether a release is signed by a key that is still in use. */
const LASTING = 'X-Signature-Lasting';
const UNSIGNED =
  'The request is not signed by a key that is known here and in use, or its clock is wrong. Nothing was changed.';

const { name } = releaseName.shape;
const ofRemote = z.object({ name });
const ofFile = releaseName.extend({ '*': z.string().max(300) });
const reportList = z.object({ reports: z.array(pageReport).max(MOST_REPORTS) });
const fileList = z.object({ files: z.array(z.string().max(80)).max(4000) });
const following = z.object({
  after: z.coerce.number().int().min(0),
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

/** Log lines are data: one JSON object each. No key and no signature is ever part of one. */
type Log = (event: string, facts: Record<string, unknown>) => void;

export interface RegistryParts {
  store: Store;
  reports: Reports;
  /** Servers whose readiness operators see. */
  services?: Watched[];
  /** The folder of the operators' page; without it there is none. */
  pageDir?: string | undefined;
  /** Whether releases that fail are taken back by itself. */
  withdraws?: boolean;
  /** The public keys, as they are now. */
  keys: () => PublicKey[];
  log: Log;
}

/** Reads parts of a request. Throws a refusal that names the first problem. */
function read<Out>(schema: z.ZodType<Out>, value: unknown): Out {
  const found = schema.safeParse(value);
  if (found.success) return found.data;
  const [issue] = found.error.issues;
  throw new Refusal(
    400,
    `${issue?.path.join('.') || 'The request'}: ${issue?.message}. Nothing was changed.`,
  );
}

function json(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new Refusal(400, 'The request is not JSON. Nothing was changed.');
  }
}

/**
 * The registry's server. Anybody may read what is live and what browsers load anyway; what changes something, and
 * source maps, need a request that a key of the remote has signed.
 */
export function registryServer({
  store,
  reports,
  services = [],
  pageDir,
  withdraws = true,
  keys,
  log,
}: RegistryParts): FastifyInstance {
  const watch = new RevisionWatch(() => store.revision());
  const app = Fastify({ logger: false, forceCloseConnections: true, bodyLimit: FILE_LIMIT });
  const headers = securityHeaders();
  app.addHook(
    'onRequest',
    async (_request, reply) => void reply.headers(headers).header('Cache-Control', 'no-store'),
  );
  const signers = new WeakMap<FastifyRequest, Signer>();
  // Before a body is read: what strangers send is not worth receiving.
  app.addHook('onRequest', async (request) => {
    const { method, url, headers: sent } = request;
    const found = await signerOf(sent.authorization, { method, path: url }, keys());
    if (found) signers.set(request, found);
    else if (method !== 'GET' && method !== 'HEAD') throw new Refusal(401, UNSIGNED);
  });
  // Signatures are over bytes, so bodies stay as they came.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error instanceof Refusal ? error.status : (error.statusCode ?? 500);
    log(status >= 500 ? 'failed' : 'refused', {
      path: request.url.split('?')[0],
      status,
      why: error.message,
    });
    const isFull = store.isFull(error);
    const message =
      status < 500
        ? error.message
        : isFull
          ? 'The registry has no room left. Nothing was changed.'
          : 'The registry could not do this. Look at its log.';
    const missing = error instanceof Refusal ? error.missing : undefined;
    return reply.code(isFull && status >= 500 ? 507 : status).send({ message, ...(missing && { missing }) });
  });

  /** The key that signed a request, if it may do this to the remote. */
  function signer(request: FastifyRequest, what: Duty, remote: string): PublicKey {
    const found = signers.get(request);
    if (!found?.signed(Buffer.isBuffer(request.body) ? request.body : '')) throw new Refusal(401, UNSIGNED);
    const { key } = found;
    if (!isAllowed(key, what, remote))
      throw new Refusal(
        403,
        `The key ${key.kid} of ${key.team} may not ${what} ${remote}. Nothing was changed.`,
      );
    return key;
  }

  if (pageDir) operatorsPage(app, pageDir);

  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => ({
    status: 'ready',
    revision: await store.revision(),
    keys: keys().length,
  }));

  app.get('/snapshot', async (request, reply) => {
    const { after, id, hostApi, refuses } = read(following, request.query);
    // A shell decides which releases can be made live, so not everybody may say that they are one.
    if (hostApi) {
      signer(request, 'follow', '*');
      await store.sawShell({ id, hostApi, revision: after, refuses });
    }
    const gone = new AbortController();
    request.raw.on('close', () => gone.abort());
    const isKnown = signers.has(request);
    const isNew = await watch.differsFrom(after, HOLD_MS, gone.signal, isKnown);
    return isNew ? store.snapshot() : reply.code(204).send();
  });

  app.get('/overview', async (request) => {
    const found = signers.get(request);
    if (!found?.signed('')) throw new Refusal(401, UNSIGNED);
    return overviewFor(found.key, { store, reports, services });
  });

  app.get('/history', async (request) => {
    const { remote } = read(z.object({ remote: name.optional() }), request.query);
    return store.history(remote, HISTORY);
  });

  app.get('/remotes/:name', async (request) => {
    const { name: remote } = read(ofRemote, request.params);
    const [releases, health] = [await store.published(remote), await reports.health(remote)];
    return remoteStatus.parse({ name: remote, ...(await store.lastChange(remote)), releases, health });
  });

  /** Said once: the next reports come in two seconds. */
  let lastProblem: string | undefined;
  // Only shells say what pages said: they know which page is theirs.
  app.post('/reports', async (request, reply) => {
    signer(request, 'follow', '*');
    const list = read(reportList, json(request.body as Buffer)).reports;
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

  app.post('/remotes/:name/changes', async (request): Promise<ChangeAnswer> => {
    const { name: remote } = read(ofRemote, request.params);
    const key = signer(request, 'deploy', remote);
    const wanted = read(wantedChange, json(request.body as Buffer));
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
    return { missing: await store.missingFiles(read(fileList, json(request.body as Buffer)).files) };
  });

  app.post('/releases/:name/files', async (request, reply) => {
    signer(request, 'publish', read(ofRemote, request.params).name);
    if (!Buffer.isBuffer(request.body)) throw new Refusal(400, 'There is no file. Nothing was changed.');
    return reply.code(201).send({ hash: await store.addFile(request.body) });
  });

  app.put('/releases/:name/:version', async (request, reply) => {
    const named = read(releaseName, request.params);
    const key = signer(request, 'publish', named.name);
    const signed = Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '';
    const outcome = await publishRelease(store, signed, named, key, { keys: keys(), budget: BUDGET });
    const called = `${named.name} ${named.version}`;
    if (outcome === 'there')
      return { message: `${called} was published before; its files stay as they are.` };
    log('published', { ...named, outcome, by: key.kid });
    if (outcome === 'signed again') return { message: `${called} is signed again; its files are the same.` };
    return reply.code(201).send({ message: `${called} is published.` });
  });

  app.get('/releases/:name/:version', async (request, reply) => {
    const { signed } = await known(store, read(releaseName, request.params));
    const isLasting = await isLastingSignature(signed, keys());
    return reply.type('application/jose').header(LASTING, String(isLasting)).send(signed);
  });

  app.get('/releases/:name/:version/files/*', async (request, reply) => {
    const { '*': path, ...named } = read(ofFile, request.params);
    const hash = decodeSigned((await known(store, named)).signed).integrity[path];
    return reply.type('application/octet-stream').send(await content(store, hash));
  });

  app.get('/releases/:name/:version/maps/*', async (request, reply) => {
    const { '*': path, ...named } = read(ofFile, request.params);
    signer(request, 'publish', named.name);
    const hash = decodeSigned((await known(store, named)).signed).maps[path];
    return reply.type('application/json').send(await content(store, hash));
  });

  app.post('/clean', async (request) => {
    signer(request, 'operate', '*');
    const cleaned = await clean(store);
    log('cleaned', { ...cleaned });
    return cleaned;
  });
  return app;
}

async function known(store: Store, { name: remote, version }: z.output<typeof releaseName>) {
  const kept = await store.release(remote, version);
  if (!kept) throw new Refusal(404, `${remote} ${version} is not published.`);
  return kept;
}

async function content(store: Store, hash: string | undefined): Promise<Uint8Array> {
  const found = hash && (await store.file(hash));
  if (!found) throw new Refusal(404, 'There is no such file.');
  return found;
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
