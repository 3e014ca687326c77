import { decodeSigned } from '@breakaway/releases/keys';
import { type Store } from './store/store.ts';

const DAY_MS = 86_400_000;
/** A release that is not live any more is kept this long: a tab may be open that has it. */
export const RELEASE_KEPT_MS = 30 * DAY_MS;
/** Files that no release has are kept this long: an upload may be on its way. */
const FILE_KEPT_MS = DAY_MS;
/** A release that was never live goes this early if its team wants room: somebody may be about to deploy it. */
const UNDEPLOYED_KEPT_MS = DAY_MS;

export interface Cleaned {
  releases: string[];
  files: number;
}

/**
 * Removes what nothing needs any more: releases that are neither live nor ready for a rollback, were published and last
 * live more than 30 days ago; and files that no release has.
 * @param only removes releases of this remote only, and those that were never live after a day
 */
export async function clean(
  store: Store,
  { now = Date.now(), only }: { now?: number; only?: string } = {},
): Promise<Cleaned> {
  const { remotes } = await store.snapshot();
  const cleaned: Cleaned = { releases: [], files: 0 };
  const used = new Set<string>();
  for (const { name, version, at, signed } of await store.releases()) {
    const state = remotes[name];
    const isUsed = [state?.live, state?.canary?.version, ...(state?.previous ?? [])].includes(version);
    const lastUse = await store.lastChanged(name, version);
    const isShort = only !== undefined && lastUse === undefined;
    const before = now - (isShort ? UNDEPLOYED_KEPT_MS : RELEASE_KEPT_MS);
    const isOfOthers = only !== undefined && name !== only;
    const isKept = isUsed || isOfOthers || Math.max(at, lastUse ?? 0) > before;
    // Somebody may make it live at this moment: then it stays, with its files.
    if (!isKept && (await store.removeUnused(name, version, isShort ? 0 : before)))
      cleaned.releases.push(`${name} ${version}`);
    else {
      const { integrity, maps } = decodeSigned(signed);
      for (const hash of [...Object.values(integrity), ...Object.values(maps)]) used.add(hash);
    }
  }
  const before = now - FILE_KEPT_MS;
  for (const hash of await store.filesUntouchedSince(before))
    if (!used.has(hash)) {
      await store.removeFile(hash, before);
      cleaned.files += 1;
    }
  return cleaned;
}
