import type { SegmentStart } from '@breakaway/contract/tool-start';
import type { OpenPlan } from '@breakaway/tool-kit/account';
import { packed, unpacked, type PackedRoute } from '@breakaway/tool-kit/files';
import { useEffect, useState } from 'react';
import type { RecordForm } from './record/record-form.ts';
import { inStore } from './segment/kept-road.ts';
import type { RoadFile, SegmentForm } from './segment/segment.ts';

/** A segment that was here and is not in the account as it was, so that it can be had back. */
export interface Gone {
  /** the member has removed it, or turned to another one */
  how: 'removed' | 'left';
  name: string;
  saved: OpenPlan | null;
  file: RoadFile | null;
  segment: SegmentForm;
  record: RecordForm;
  handed: SegmentStart | null;
}

/** One for all tabs: the last that was left. */
const KEY = 'left';
type Entry = Omit<Gone, 'file'> & {
  owner: string;
  file: (Omit<RoadFile, 'route'> & { route: PackedRoute }) | null;
};

/** Forgets the segment that was left, because its member has left. */
export const forgetLeft = () => inStore('readwrite', (store) => store.delete(KEY));

/** The segment that was left, also after a reload. @param owner whose device this is now; null while that is not known */
export function useGone(owner: string | null) {
  const [gone, setGone] = useState<Gone | null>(null);
  /** whose it is that was asked for: before that nothing is known, and nothing is forgotten */
  const [known, setKnown] = useState<string | null>(null);
  useEffect(() => {
    if (!owner) return;
    let over = false;
    void inStore<Entry | undefined>('readonly', (store) => store.get(KEY)).then((entry) => {
      if (over) return;
      if (entry?.owner === owner) {
        const { owner: _owner, file, ...left } = entry;
        setGone((now) => now ?? { ...left, file: file && { ...file, route: unpacked(file.route) } });
      }
      setKnown(owner);
    });
    return () => {
      over = true;
    };
  }, [owner]);
  useEffect(() => {
    if (!owner || known !== owner) return;
    const file = gone?.file ?? null;
    const entry = gone && { ...gone, owner, file: file && { ...file, route: packed(file.route) } };
    void inStore('readwrite', (store) => (entry ? store.put(entry, KEY) : store.delete(KEY)));
  }, [owner, known, gone]);
  return [gone, setGone] as const;
}
