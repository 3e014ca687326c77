import type { GatheredRides, Route } from '@breakaway/cycling';
import { deviceStore } from '@breakaway/tool-kit/device';

/** What is kept of the rides over a segment: small results, never the rides. */
export type KeptAttempts = Pick<GatheredRides, 'rides' | 'attempts' | 'bests'>;

/** Where the attempts of a segment are kept, by a key of `segmentKey`. */
export interface AttemptStore {
  read: (key: string) => Promise<KeptAttempts | null>;
  keep: (key: string, kept: KeptAttempts) => Promise<unknown>;
  forget: (key: string) => Promise<unknown>;
}

const inStore = deviceStore('kom-attempts', 1, 'segments');

export const deviceAttempts: AttemptStore = {
  read: async (key) =>
    (await inStore<KeptAttempts | undefined>('readonly', (store) => store.get(key))) ?? null,
  keep: (key, kept) => inStore('readwrite', (store) => store.put(kept, key)),
  forget: (key) => inStore('readwrite', (store) => store.delete(key)),
};

/** Forgets the attempts of everybody else who used this device. */
export const forgetOthers = (owner: string) =>
  inStore('readwrite', (store) => {
    const all = store.getAllKeys();
    all.addEventListener('success', () => {
      for (const key of all.result) if (!String(key).startsWith(`${owner} `)) store.delete(key);
    });
    return all;
  });

/** The same for the same stretch of road of the same member. */
export function segmentKey(owner: string, { latDeg, lonDeg, distanceM }: Route): string {
  const at = (i: number) => `${latDeg.at(i)?.toFixed(4)},${lonDeg.at(i)?.toFixed(4)}`;
  return [owner, at(0), at(Math.floor(latDeg.length / 2)), at(-1), Math.round(distanceM / 10)].join(' ');
}
