import type { PublicKey } from '@breakaway/releases/keys';
import { changeRemote } from './change.ts';
import { Refusal } from './refusal.ts';
import type { Reports } from './store/reports.ts';
import type { Store } from './store/store.ts';
import { nobody, reasonToWithdraw } from './withdrawal.ts';

/** A release that was live for everybody for so long is not to blame for what fails now. */
const PROBATION_MS = 60 * 60_000;
/** Whom the history names. */
const ITSELF = { kid: 'registry', team: 'registry' };
const LATE = 412;

export interface Watched {
  store: Store;
  reports: Reports;
  keys: () => PublicKey[];
}

/** What the registry has done by itself, or wanted to and could not. */
export interface Withdrawal {
  version: string;
  action: 'withdraw' | 'rollback';
  reason: string;
  /** Why it is still there; undefined when it is gone. */
  problem?: string;
}

/** What is wrong with the release that was changed last, and how it would be taken back: the first way that works. */
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
    if (reason)
      return { last, reason, bad: canary.version, action: 'withdraw' as const, ways: [canary.version] };
  }
  const [before] = previous;
  const since = await store.becameLive(remote, live);
  // What a rollback made live stays: whoever forges failures would take one release after the other.
  if (!before || since?.action !== 'deploy' || since.at < clock() - PROBATION_MS) return undefined;
  const one = (await reports.health(remote, since.at)).find(({ version }) => version === live);
  const reason = one && reasonToWithdraw(one, { version: before, ...(await reports.ofDay(remote, before)) });
  return reason && { last, reason, bad: live, action: 'rollback' as const, ways: previous };
}

/**
 * Takes back what was released last of a remote, if it fails more pages than the release beside it (a canary) or before
 * it (a deployment within the last hour).
 * @returns undefined when there is no reason to
 */
export async function withdrawFailing(
  watched: Watched,
  remote: string,
  clock: () => number = Date.now,
): Promise<Withdrawal | undefined> {
  const failing = await findFailing(watched, remote, clock);
  if (!failing) return undefined;
  const { last, reason, bad, action, ways } = failing;
  let problem = '';
  for (const version of ways) {
    // Replicas come to the same conclusion at the same moment: it is one change. Nobody else's request has such an id.
    const id = `withdraw-${remote}-${last.revision}`;
    const wanted = { action, version, reason, expected: last.revision, id, onlyIfNew: false };
    try {
      await changeRemote(watched.store, remote, wanted, ITSELF, watched.keys(), clock);
      return { version: bad, action, reason };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.status === LATE) return undefined;
      // The release before may be signed by a key that was removed, for example: then the one before that.
      problem ||= error.message;
    }
  }
  return { version: bad, action, reason, problem };
}
