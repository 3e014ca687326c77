import { Refusal } from './refusal.ts';
import type { Store } from './store/store.ts';

/** How much one team may keep in the registry. */
export interface Quota {
  releases: number;
  /** Of all files that the team has uploaded and that are still here. */
  bytes: number;
}

const MB = 1_000_000;

function refuse(has: string, variable: string, nothing: string): never {
  throw new Refusal(
    413,
    `${has} Remove the releases that were never live with clean-remote, or ask the operators to raise ${variable}. ${nothing}`,
  );
}

/** Throws a refusal when a team has as many releases as it may have. */
export async function expectRoomForRelease(store: Store, team: string, quota: Quota): Promise<void> {
  const { releases } = await store.keptOf(team);
  if (releases >= quota.releases)
    refuse(
      `The team ${team} has ${releases} releases here; at most ${quota.releases} are kept for a team.`,
      'QUOTA_RELEASES',
      'Nothing was published.',
    );
}

/** Throws a refusal when a file would be more than a team may keep. */
export async function expectRoomForFile(
  store: Store,
  team: string,
  size: number,
  quota: Quota,
): Promise<void> {
  const { bytes } = await store.keptOf(team);
  if (bytes + size > quota.bytes)
    refuse(
      `The files of the team ${team} have ${Math.round(bytes / MB)} MB here; at most ${Math.round(quota.bytes / MB)} MB are kept for a team.`,
      'QUOTA_MB',
      'Nothing was uploaded.',
    );
}
