import { tellTabs } from '@breakaway/tool-kit/device';
import { packed, unpacked, type PackedRoute } from '@breakaway/tool-kit/files';
import { forgetOthers } from '../attempts/kept-attempts.ts';
import type { RecordForm } from '../record/record-form.ts';
import { inStore } from '../segment/kept-road.ts';
import type { RoadFile, SegmentForm } from '../segment/segment.ts';

/** A segment that the member keeps, with its record. */
export interface KeptSegment {
  id: string;
  name: string;
  /** null by hand */
  file: RoadFile | null;
  segment: SegmentForm;
  record: RecordForm;
}

type Entry = Omit<KeptSegment, 'file'> & {
  owner: string;
  savedMs: number;
  file: (Omit<RoadFile, 'route'> & { route: PackedRoute }) | null;
};

const PREFIX = 'segment ';
/** Told to other tabs when it changes. */
export const SEGMENTS = 'segments';

/** The owner's segments, the latest first. Those of another owner of this device are forgotten, and their attempts. */
export async function keptSegments(owner: string): Promise<KeptSegment[]> {
  const all = await inStore<Entry[]>('readonly', (store) =>
    store.getAll(IDBKeyRange.bound(PREFIX, `${PREFIX}\uFFFF`)),
  );
  void forgetOthers(owner);
  const own = (all ?? []).filter((entry) => entry.owner === owner);
  if (all && own.length < all.length)
    await Promise.all(all.filter((entry) => entry.owner !== owner).map(({ id }) => remove(id)));
  return own
    .toSorted((a, b) => b.savedMs - a.savedMs)
    .map(({ id, name, segment, record, file }) => ({
      id,
      name,
      segment,
      record,
      file: file && { ...file, route: unpacked(file.route) },
    }));
}

export async function keepSegment(owner: string, { file, ...kept }: KeptSegment): Promise<void> {
  const entry: Entry = {
    ...kept,
    owner,
    savedMs: Date.now(),
    file: file && { ...file, route: packed(file.route) },
  };
  await inStore('readwrite', (store) => store.put(entry, PREFIX + kept.id));
  tellTabs(SEGMENTS);
}

const remove = (id: string) => inStore('readwrite', (store) => store.delete(PREFIX + id));

export async function forgetSegment(id: string): Promise<void> {
  await remove(id);
  tellTabs(SEGMENTS);
}
