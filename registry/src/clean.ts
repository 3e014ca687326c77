import { decodeSigned } from '@breakaway/releases/keys';
import { type Store } from './store/store.ts';

const DAY_MS = 86_400_000;
/** A release that is not live any more is kept this long: a tab may be open that has it. */
export const RELEASE_KEPT_MS = 30 * DAY_MS;
/** Files that no release has are kept this long: an upload may be on its way. */
const FILE_KEPT_MS = DAY_MS;

export interface Cleaned {
  releases: string[];
  files: number;
}

/**
 * Removes what nothing needs any more: releases that are neither live nor ready for a rollback, were published and last
 * live more than 30 days ago; and files that no release has.
 */
export async function clean(store: Store, now = Date.now()): Promise<Cleaned> {
  const { remotes } = await store.snapshot();
  const cleaned: Cleaned = { releases: [], files: 0 };
  const used = new Set<string>();
  for (const { name, version, at, signed } of await store.releases()) {
    const state = remotes[name];
    const isUsed = [state?.live, state?.canary?.version, ...(state?.previous ?? [])].includes(version);
    const lastUse = Math.max(at, (await store.lastChanged(name, version)) ?? 0);
    if (isUsed || lastUse > now - RELEASE_KEPT_MS) {
      const { integrity, maps } = decodeSigned(signed);
      for (const hash of [...Object.values(integrity), ...Object.values(maps)]) used.add(hash);
    } else if (await store.removeUnused(name, version, now - RELEASE_KEPT_MS))
      cleaned.releases.push(`${name} ${version}`);
  }
  const before = now - FILE_KEPT_MS;
  for (const hash of await store.filesUntouchedSince(before))
    if (!used.has(hash)) {
      await store.removeFile(hash, before);
      cleaned.files += 1;
    }
  return cleaned;
}
