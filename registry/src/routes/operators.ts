import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { RegistryParts } from '../parts.ts';
import { publicChange } from '../public-view.ts';
import { clean } from '../clean.ts';
import { operatorsPage } from '../operators-page.ts';
import { overviewFor } from '../overview.ts';
import { ofRemote, read } from '../requests.ts';
import type { SignedRequests } from '../signed-requests.ts';

const HISTORY = 200;
const historyOf = z.object({ remote: ofRemote.shape.name.optional() });

/** What operators ask for: the page with everything on it, the history, health, and that what is old is removed. */
export function operatorRoutes(
  app: FastifyInstance,
  { store, reports, services = [], pageDir, keys, log }: RegistryParts,
  { isSigned, holder, signer }: SignedRequests,
): void {
  if (pageDir) operatorsPage(app, pageDir);

  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => ({
    status: 'ready',
    revision: await store.revision(),
    keys: keys().length,
  }));

  app.get('/overview', async (request) => overviewFor(holder(request), { store, reports, services }));

  app.get('/history', async (request) => {
    const { remote } = read(historyOf, request.query);
    const changes = await store.history(remote, HISTORY);
    return isSigned(request) ? changes : changes.map(publicChange);
  });

  app.post('/clean', async (request) => {
    signer(request, 'operate', '*');
    const cleaned = await clean(store);
    log('cleaned', { ...cleaned });
    return cleaned;
  });
}
