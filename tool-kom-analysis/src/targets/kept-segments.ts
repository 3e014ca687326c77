import { tellTabs } from '@breakaway/tool-kit/device';
import { packed, unpacked, type PackedRoute } from '@breakaway/tool-kit/files';
import type { SavedSegment } from '../account/fetch-segment.ts';
import { forgetOthers } from '../attempts/kept-attempts.ts';
import { inStore } from '../segment/kept-road.ts';
import type { RoadFile } from '../segment/segment.ts';

/** A segment of the account as this device has it, so that the list is there at once, and without a network. */
export interface KeptSegment extends SavedSegment {
  savedAt: string;
  /** why it cannot be opened, in a sentence; null for nearly all */
  problem: string | null;
}

type Entry = Omit<KeptSegment, 'file'> & {
  owner: string;
  file: (Omit<RoadFile, 'route'> & { route: PackedRoute }) | null;
};

const PREFIX = 'segment ';
/** Other tabs hear of it when they are others. */
export const SEGMENTS = 'segments';

/** The owner's segments, the latest first. Those of another owner of this device are forgotten, and their attempts. */
export async function keptSegments(owner: string): Promise<KeptSegment[]> {
  const all = await allEntries();
  void forgetOthers(owner);
  await drop(all.filter((entry) => entry.owner !== owner));
  return all
    .filter((entry) => entry.owner === owner)
    .toSorted((a, b) => (a.savedAt < b.savedAt ? 1 : -1))
    .map(({ file, ...kept }) => ({
      ...kept,
      file: file && { ...file, route: unpacked(file.route) },
    }));
}

/** Brings what this device keeps in line with the account: `gone` are ids, `come` replaces what was kept under its id. */
export async function changeKept(
  owner: string,
  { gone, come }: { gone: readonly string[]; come: readonly KeptSegment[] },
): Promise<void> {
  if (gone.length + come.length === 0) return;
  for (const { file, ...kept } of come) {
    const entry: Entry = { ...kept, owner, file: file && { ...file, route: packed(file.route) } };
    await inStore('readwrite', (store) => store.put(entry, PREFIX + kept.id));
  }
  await drop(gone.map((id) => ({ id })));
  tellTabs(SEGMENTS);
}

/** Forgets the segments of all, because their member has left; the account has them. */
export const forgetSegments = async () => drop(await allEntries());

const allEntries = async () =>
  (await inStore<Entry[]>('readonly', (store) =>
    store.getAll(IDBKeyRange.bound(PREFIX, `${PREFIX}\uFFFF`)),
  )) ?? [];

const drop = (entries: readonly { id: string }[]) =>
  Promise.all(entries.map(({ id }) => inStore('readwrite', (store) => store.delete(PREFIX + id))));
