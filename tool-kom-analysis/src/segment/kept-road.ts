import { deviceStore } from '@breakaway/tool-kit/device';
import { packed, unpacked, type PackedRoute } from '@breakaway/tool-kit/files';
import type { RoadFile } from './segment.ts';

/** The road that is open stays on this device over a reload; nobody else who uses it gets to see it. */
export const inStore = deviceStore('kom-analysis', 1, 'roads');
const OPEN = 'open';

interface Kept {
  owner: string;
  file: Omit<RoadFile, 'route'> & { route: PackedRoute };
}

/** The road of the last visit; null when there is none, or it was another member's. */
export async function keptRoad(owner: string): Promise<RoadFile | null> {
  const kept = await inStore<Kept | undefined>('readonly', (store) => store.get(OPEN));
  if (!kept) return null;
  if (kept.owner !== owner) {
    await forgetRoad();
    return null;
  }
  return { ...kept.file, route: unpacked(kept.file.route) };
}

export const keepRoad = (owner: string, file: RoadFile) => {
  const kept: Kept = { owner, file: { ...file, route: packed(file.route) } };
  return inStore('readwrite', (store) => store.put(kept, OPEN));
};

export const forgetRoad = () => inStore('readwrite', (store) => store.delete(OPEN));
