import { isAllowed, type PublicKey } from '@breakaway/releases/keys';
import { overview, type Overview } from '@breakaway/releases/protocol';
import { askService, type Watched } from './services.ts';
import type { Reports } from './store/reports.ts';
import type { Store } from './store/store.ts';

const HISTORY = 100;

/** Collects what operators look at. */
export async function overviewFor(
  key: PublicKey,
  { store, reports, services }: { store: Store; reports: Reports; services: Watched[] },
): Promise<Overview> {
  const asked = Promise.all(services.map(askService));
  const { revision, remotes } = await store.snapshot();
  const names = [...new Set([...Object.keys(remotes), ...(await store.names())])].sort();
  const statuses = [];
  for (const name of names) {
    const last = await store.lastChange(name);
    const { live } = last.state;
    const since = live === null ? undefined : await store.becameLive(name, live);
    statuses.push({
      name,
      state: last.state,
      revision: last.revision,
      fingerprint: last.fingerprint,
      releases: await store.published(name),
      health: await reports.health(name),
      liveSince: since?.at ?? null,
      liveBy: since?.team ?? null,
    });
  }
  return overview.parse({
    me: { kid: key.kid, team: key.team, mayChange: names.filter((name) => isAllowed(key, 'deploy', name)) },
    revision,
    remotes: statuses,
    shells: await store.shells(),
    history: await store.history(undefined, HISTORY),
    services: await asked,
  });
}
