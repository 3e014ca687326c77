import { verifyRelease, type PublicKey } from '@breakaway/releases/keys';
import type { ChangeAnswer, RemoteState, wantedChange } from '@breakaway/releases/protocol';
import { satisfies } from '@breakaway/releases/release';
import type { z } from 'zod';
import { withDeployed, withRolledBack } from './live.ts';
import { Refusal } from './refusal.ts';
import type { LastChange, Store } from './store/store.ts';

type Wanted = z.output<typeof wantedChange>;
type Outcome = Omit<ChangeAnswer, 'shells'>;

function refuse(status: number, why: string): never {
  throw new Refusal(status, `${why} Nothing was changed.`);
}

/**
 * Only a release that is here, is signed by a key that still counts, and fits a shell that follows is made live. A shell that
 * it does not fit stays with the release before, so shells can be replaced one by one.
 */
async function expectUsable(store: Store, keys: PublicKey[], name: string, version: string): Promise<void> {
  const kept = await store.release(name, version);
  if (!kept) return refuse(404, `${name} ${version} is not published.`);
  const { release } = await verifyRelease(kept.signed, keys).catch((error: Error) =>
    refuse(409, error.message),
  );
  const hashes = Object.values(release.integrity);
  const sizes = await store.sizes(hashes);
  if (hashes.some((hash) => !sizes.has(hash))) refuse(409, `Files of ${name} ${version} are missing.`);
  const shells = await store.shells();
  if (shells.length > 0 && !shells.some(({ hostApi }) => satisfies(hostApi, release.hostApi)))
    refuse(
      425,
      `${name} ${version} needs host-api ${release.hostApi}, but the shell has ${shells[0]!.hostApi}: deploy the shell first.`,
    );
}

/** The version that a request is about. */
function targetOf(name: string, { action, version }: Wanted, { live, previous }: RemoteState): string {
  if (action === 'deploy') return version ?? refuse(400, 'A deployment names a version.');
  if (version === live && version) refuse(409, `${name} ${version} is live already.`);
  const target = version ?? previous[0];
  if (!target || !previous.includes(target))
    refuse(409, `There is no earlier release of ${name}${version ? ` ${version}` : ''} to go back to.`);
  return target;
}

const late = (name: string, { state }: LastChange): never =>
  refuse(412, `Somebody else has changed ${name} in the meantime: ${state.live ?? 'nothing'} is live now.`);

/**
 * Carries out a deployment or a rollback.
 * @param signer the key that signed the request; it may deploy this remote
 * @throws Refusal when the release is missing or does not fit, or when the remote has changed since `expected`
 */
export async function changeRemote(
  store: Store,
  remote: string,
  wanted: Wanted,
  signer: PublicKey,
  keys: PublicKey[],
  clock: () => number = Date.now,
): Promise<Outcome> {
  const known = await store.changeOf(wanted.id);
  if (known) return repeated(known, remote);
  const last = await store.lastChange(remote);
  const { state } = last;
  if (wanted.onlyIfNew && wanted.version && (await store.wasLive(remote, wanted.version)))
    return { ...last, changed: false };
  if (last.revision !== wanted.expected) late(remote, last);
  const target = targetOf(remote, wanted, state);
  if (target === state.live) return { ...last, changed: false };
  await expectUsable(store, keys, remote, target);
  const next = wanted.action === 'deploy' ? withDeployed(state, target) : withRolledBack(state, target);
  const revision = await store.addChange({
    request: wanted.id,
    remote,
    action: wanted.action,
    from: state.live,
    to: target,
    by: signer.kid,
    team: signer.team,
    at: clock(),
    reason: wanted.reason,
    state: next,
    expected: wanted.expected,
  });
  if (revision !== undefined) return { state: next, revision, changed: true };
  const twin = await store.changeOf(wanted.id);
  return twin ? repeated(twin, remote) : late(remote, await store.lastChange(remote));
}

/** The request was carried out before; its answer was lost. */
function repeated({ revision, state, remote: of }: LastChange & { remote: string }, remote: string): Outcome {
  if (of !== remote) refuse(409, 'This request was sent for another remote before.');
  return { revision, state, changed: true };
}
