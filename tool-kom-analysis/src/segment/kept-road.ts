import { attempt, deviceStore } from '@breakaway/tool-kit/device';
import { packed, unpacked, type PackedRoute } from '@breakaway/tool-kit/files';
import type { RoadFile } from './segment.ts';

/** The road that is open stays on this device over a reload; nobody else who uses it gets to see it. */
export const inStore = deviceStore('kom-analysis', 1, 'roads');

const PREFIX = 'road ';
/** The id of this tab, under which its road is. */
const TAB = 'tab of the road';
/** A tab that was closed leaves its road behind: of all as many may stay, the oldest go. */
const MOST = 5;

interface Kept {
  id: string;
  owner: string;
  savedMs: number;
  file: Omit<RoadFile, 'route'> & { route: PackedRoute };
}

const tabId = () => attempt(() => sessionStorage.getItem(TAB)) ?? null;

function newTabId(): string {
  const id = crypto.randomUUID();
  attempt(() => sessionStorage.setItem(TAB, id));
  return id;
}

/**
 * The owner's road: the one that this tab had open before it was loaded again. A new tab begins with the latest of all,
 * as a copy of its own. Null when there is none; the roads of another owner are forgotten.
 */
export async function keptRoad(owner: string): Promise<{ file: RoadFile; isCopy: boolean } | null> {
  const before = tabId();
  if (before === null) newTabId();
  const all = await allRoads();
  await drop(all.filter((kept) => kept.owner !== owner));
  const own = all.filter((kept) => kept.owner === owner);
  const found = before === null ? latestFirst(own)[0] : own.find(({ id }) => id === before);
  if (!found) return null;
  const file = { ...found.file, route: unpacked(found.file.route) };
  if (before === null) await keepRoad(owner, file);
  return { file, isCopy: before === null };
}

/** Keeps the road of this tab, in the place of the one that it had before. */
export async function keepRoad(owner: string, file: RoadFile): Promise<void> {
  const id = tabId() ?? newTabId();
  const kept: Kept = { id, owner, savedMs: Date.now(), file: { ...file, route: packed(file.route) } };
  await inStore('readwrite', (store) => store.put(kept, PREFIX + id));
  const others = (await allRoads()).filter((other) => other.id !== id);
  await drop(latestFirst(others).slice(MOST - 1));
}

/** Forgets the road of this tab. */
export async function forgetRoad(): Promise<void> {
  const id = tabId();
  if (id !== null) await inStore('readwrite', (store) => store.delete(PREFIX + id));
}

/** Forgets the roads of all tabs, because their member has left. */
export const forgetRoads = async () => drop(await allRoads());

const allRoads = async (): Promise<Kept[]> =>
  (await inStore<Kept[]>('readonly', (store) =>
    store.getAll(IDBKeyRange.bound(PREFIX, `${PREFIX}\uFFFF`)),
  )) ?? [];

const latestFirst = (roads: readonly Kept[]) => roads.toSorted((a, b) => b.savedMs - a.savedMs);

const drop = (roads: readonly Kept[]) =>
  Promise.all(roads.map(({ id }) => inStore('readwrite', (store) => store.delete(PREFIX + id))));
