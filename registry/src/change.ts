import { randomUUID } from 'node:crypto';
import { verifyRelease, type PublicKey } from '@breakaway/releases/keys';
import type { Audience, ChangeAnswer, RemoteState, wantedChange } from '@breakaway/releases/protocol';
import { satisfies } from '@breakaway/federation/caret';
import type { z } from 'zod';
import { withCanary, withDeployed, withoutCanary, withRolledBack } from './live.ts';
import { Refusal } from './refusal.ts';
import type { KeptRelease, LastChange, Store } from './store/store.ts';

type Wanted = z.output<typeof wantedChange>;
type Outcome = Omit<ChangeAnswer, 'shells'>;

function refuse(status: number, why: string): never {
  throw new Refusal(status, `${why} Nothing was changed.`);
}

/**
 * Only a release that is here, is signed by a key that still counts, and fits a shell that follows is made live. A shell that
 * it does not fit stays with the release before, so shells can be replaced one by one.
 */
async function expectUsable(
  store: Store,
  keys: PublicKey[],
  name: string,
  version: string,
): Promise<KeptRelease> {
  const kept = await store.release(name, version);
  if (!kept) return refuse(404, `${name} ${version} is not published.`);
  const { release } = await verifyRelease(kept.signed, keys).catch((error: Error) =>
    refuse(409, error.message),
  );
  // Asking also keeps them from being cleaned before the change is in the history.
  const missing = await store.missingFiles([
    ...Object.values(release.integrity),
    ...Object.values(release.maps),
  ]);
  if (Object.values(release.integrity).some((hash) => missing.includes(hash)))
    refuse(409, `Files of ${name} ${version} are missing.`);
  const shells = await store.shells();
  if (shells.length > 0 && !shells.some(({ hostApi }) => satisfies(hostApi, release.hostApi)))
    refuse(
      425,
      `${name} ${version} needs host-api ${release.hostApi}, but the shell has ${shells[0]!.hostApi}: deploy the shell first.`,
    );
  return kept;
}

interface Decision {
  from: string | null;
  to: string | null;
  next: RemoteState;
  /** The release that somebody gets who did not get it before. */
  target: string | null;
}

function deployed(state: RemoteState, to: string): Decision {
  return { from: state.live, to, next: withDeployed(state, to), target: to };
}

function rolledBack(name: string, state: RemoteState, version: string | undefined): Decision {
  const { live, previous } = state;
  if (version === live && version) refuse(409, `${name} ${version} is live already.`);
  const to = version ?? previous[0];
  if (!to || !previous.includes(to))
    return refuse(
      409,
      version
        ? `${name} ${version} is no release to go back to.`
        : `There is no earlier release of ${name} to go back to.`,
    );
  return { from: live, to, next: withRolledBack(state, to), target: to };
}

function canaried(name: string, state: RemoteState, version: string, audience: Audience): Decision {
  const { live, canary } = state;
  if (live === null) refuse(409, `Nothing is live of ${name}: a canary needs a release beside it.`);
  if (version === live) refuse(409, `${name} ${version} is live for everybody already.`);
  if (canary && canary.version !== version)
    refuse(409, `${name} ${canary.version} is a canary already: deploy or withdraw it first.`);
  if (audience.percent === 0 && audience.members.length === 0 && !audience.staff)
    refuse(400, 'A canary needs somebody: a share of the visitors, members by their id, or staff.');
  const salt = canary?.salt ?? randomUUID();
  return {
    from: live,
    to: version,
    next: withCanary(state, { ...audience, version, salt }),
    target: version,
  };
}

function withdrawn(name: string, state: RemoteState, version: string | undefined): Decision {
  const { canary, live } = state;
  if (!canary || (version && version !== canary.version))
    return refuse(409, version ? `${name} ${version} is no canary.` : `There is no canary of ${name}.`);
  return { from: canary.version, to: live, next: withoutCanary(state), target: null };
}

/** What a request would change. Throws a refusal for one that makes no sense now. */
function decided(name: string, { action, version, audience }: Wanted, state: RemoteState): Decision {
  const named = () =>
    version ?? refuse(400, `A ${action === 'canary' ? 'canary' : 'deployment'} names a version.`);
  switch (action) {
    case 'deploy':
      return deployed(state, named());
    case 'rollback':
      return rolledBack(name, state, version);
    case 'canary':
      return canaried(name, state, named(), audience ?? refuse(400, 'A canary names its audience.'));
    case 'withdraw':
      return withdrawn(name, state, version);
  }
}

const late = (name: string, { state }: LastChange): never =>
  refuse(412, `Somebody else has changed ${name} in the meantime: ${state.live ?? 'nothing'} is live now.`);

/** Throws a refusal when the remote has changed since the decision, or when what it rests on is not in this history. */
async function expectCurrent(store: Store, remote: string, wanted: Wanted, last: LastChange): Promise<void> {
  const held = { revision: wanted.expected, fingerprint: wanted.expectedFingerprint || undefined };
  if (!(await store.isPart(held)))
    refuse(
      412,
      `The registry was restored from a backup and does not know the change ${held.revision} of ${remote} that this rests on: look at what is live and decide again.`,
    );
  if (last.revision !== wanted.expected) late(remote, last);
}

/**
 * Carries out what a request asks for.
 * @param signer the key that signed the request, which may deploy this remote; or the registry itself
 * @throws Refusal when the release is missing or does not fit, or when the remote has changed since `expected`
 */
export async function changeRemote(
  store: Store,
  remote: string,
  wanted: Wanted,
  signer: Pick<PublicKey, 'kid' | 'team'>,
  keys: PublicKey[],
  clock: () => number = Date.now,
): Promise<Outcome> {
  const known = await store.changeOf(wanted.id);
  if (known) return repeated(known, remote);
  const last = await store.lastChange(remote);
  const { state } = last;
  if (wanted.onlyIfNew && wanted.version && (await store.wasLive(remote, wanted.version)))
    return unchanged(last);
  await expectCurrent(store, remote, wanted, last);
  const { from, to, next, target } = decided(remote, wanted, state);
  if (JSON.stringify(next) === JSON.stringify(state)) return unchanged(last);
  const kept = target === null ? undefined : await expectUsable(store, keys, remote, target);
  const revision = await store.addChange({
    request: wanted.id,
    remote,
    action: wanted.action,
    from,
    to,
    by: signer.kid,
    team: signer.team,
    at: clock(),
    reason: wanted.reason,
    state: next,
    expected: wanted.expected,
  });
  if (revision !== undefined) {
    // It may have been cleaned since it was looked at; from now on the history keeps it.
    if (kept) await store.putBack(kept);
    return { state: next, revision, changed: true };
  }
  const twin = await store.changeOf(wanted.id);
  return twin ? repeated(twin, remote) : late(remote, await store.lastChange(remote));
}

const unchanged = ({ revision, state }: LastChange): Outcome => ({ revision, state, changed: false });

/** The request was carried out before; its answer was lost. */
function repeated({ revision, state, remote: of }: LastChange & { remote: string }, remote: string): Outcome {
  if (of !== remote) refuse(409, 'This request was sent for another remote before.');
  return { revision, state, changed: true };
}
