import type { PublicKey } from '@breakaway/releases/keys';
import { nobody, reasonToWithdraw } from './withdrawal.ts';
import { changeRemote } from './change.ts';
import { Refusal } from './refusal.ts';
import type { Reports } from './store/reports.ts';
import type { Store } from './store/store.ts';

/** A release that was live for everybody for so long is not to blame for what fails now. */
const PROBATION_MS = 60 * 60_000;
/** Whom the history names. */
const ITSELF = { kid: 'registry', team: 'registry' };

export interface Watched {
  store: Store;
  reports: Reports;
  keys: () => PublicKey[];
}

/** What is wrong with the release that was changed last, and how it would be taken back. */
async function findFailing({ store, reports }: Watched, remote: string, clock: () => number) {
  const last = await store.lastChange(remote);
  const { live, canary, previous } = last.state;
  if (live === null) return undefined;
  if (canary) {
    const health = await reports.health(remote, last.at);
    const [one, other] = [canary.version, live].map((version) =>
      health.find((release) => release.version === version),
    );
    const reason = one && reasonToWithdraw(one, other ?? nobody(live));
    return reason && { last, reason, action: 'withdraw' as const, version: canary.version };
  }
  const [before] = previous;
  const since = await store.becameLive(remote, live);
  // What a rollback made live stays: whoever forges failures would take one release after the other.
  if (!before || since?.action !== 'deploy' || since.at < clock() - PROBATION_MS) return undefined;
  const one = (await reports.health(remote, since.at)).find(({ version }) => version === live);
  const reason = one && reasonToWithdraw(one, { version: before, ...(await reports.total(remote, before)) });
  return reason && { last, reason, action: 'rollback' as const, version: before };
}

/**
 * Takes back what was released last of a remote, if it fails more pages than the release beside it (a canary) or before
 * it (a deployment within the last hour).
 * @returns the reason; undefined when there is none
 */
export async function withdrawFailing(
  watched: Watched,
  remote: string,
  clock: () => number = Date.now,
): Promise<string | undefined> {
  const failing = await findFailing(watched, remote, clock);
  if (!failing) return undefined;
  const { last, reason, action, version } = failing;
  // Replicas come to the same conclusion at the same moment: it is one change.
  const wanted = {
    action,
    version,
    reason,
    expected: last.revision,
    id: `withdraw-${remote}-${last.revision}`,
  };
  try {
    await changeRemote(watched.store, remote, { ...wanted, onlyIfNew: false }, ITSELF, watched.keys(), clock);
  } catch (error) {
    // Somebody else was faster, or there is nothing that could take its place.
    if (error instanceof Refusal) return undefined;
    throw error;
  }
  return reason;
}
