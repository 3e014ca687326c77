import { deviceStore } from '@breakaway/tool-kit/device';
import { beforeStart, isFinished, type RaceDay, type SoFar } from './race-day.ts';

/** Its own database: a new form of the analyzer's must not lose a race that is on. */
const inStore = deviceStore('race-day', 1, 'race');
const DAY = 'day';
const SO_FAR = 'so far';

/** Other windows of the tool hear that another race is kept, or none. */
const CHANNEL = 'race-day';
const tell = () => {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
};

/** Calls back when another race is kept, or none. @returns a function that ends it */
export function onRaceChange(changed: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', changed);
  return () => channel.close();
}

export interface KeptRace {
  day: RaceDay;
  soFar: SoFar;
}

/** The race that is kept on this device. */
export async function readRace(): Promise<KeptRace | null> {
  const day = await inStore<RaceDay | undefined>('readonly', (store) => store.get(DAY));
  const soFar = await inStore<SoFar | undefined>('readonly', (store) => store.get(SO_FAR));
  return day ? { day, soFar: soFar ?? beforeStart } : null;
}

/** Keeps a race instead of the one before. @returns whether this device has it now */
export async function keepRace(day: RaceDay): Promise<boolean> {
  const kept = await inStore('readwrite', (store) => {
    store.put(beforeStart, SO_FAR);
    return store.put(day, DAY);
  });
  tell();
  return kept !== undefined;
}

/** Keeps how the race goes, unless it was forgotten meanwhile. */
export const keepSoFar = (soFar: SoFar) =>
  inStore('readwrite', (store) => {
    const kept = store.count(DAY);
    kept.addEventListener('success', () => kept.result > 0 && store.put(soFar, SO_FAR));
    return kept;
  });

export async function forgetRace(): Promise<void> {
  await inStore('readwrite', (store) => store.clear());
  tell();
}

/** Forgets a race whose clock was not started, or that is at the finish. */
export async function forgetRaceNotUnderWay(): Promise<void> {
  const race = await readRace();
  if (race && race.soFar.startedMs !== null && !isFinished(race.day, race.soFar)) return;
  await forgetRace();
}

/** Forgets a race that belongs to another member. */
export async function forgetRaceOfOthers(owner: string): Promise<void> {
  const day = await inStore<RaceDay | undefined>('readonly', (store) => store.get(DAY));
  if (day && day.owner !== owner) await forgetRace();
}
