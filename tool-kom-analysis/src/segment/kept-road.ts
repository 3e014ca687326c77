import type { OpenPlan } from '@breakaway/tool-kit/account';
import { attempt, deviceStore } from '@breakaway/tool-kit/device';
import { packed, unpacked, type PackedRoute } from '@breakaway/tool-kit/files';
import type { RecordForm } from '../record/record-form.ts';
import type { RoadFile, SegmentForm } from './segment.ts';

/** The road that is open stays on this device over a reload; nobody else who uses it gets to see it. */
export const inStore = deviceStore('kom-analysis', 2, 'roads');

/** What is typed beside a road, and what it is in the account. */
export interface Draft {
  segment: SegmentForm;
  record: RecordForm;
  saved: OpenPlan | null;
}

const PREFIX = 'road ';
/** Drafts are in the local storage, which is written at once: nothing is lost when the page closes. */
const DRAFT = 'draft ';
/** The id of this tab, under which its road and its draft are. */
const TAB = 'tab of the road';
/** A tab that was closed leaves its road behind: of all as many may stay, the oldest go. */
const MOST = 5;

interface Owned {
  id: string;
  owner: string;
  savedMs: number;
}
type KeptRoad = Owned & { file: Omit<RoadFile, 'route'> & { route: PackedRoute } };
type KeptDraft = Owned & { draft: Draft };

const tabId = () => attempt(() => sessionStorage.getItem(TAB)) ?? null;

function newTabId(): string {
  const id = crypto.randomUUID();
  attempt(() => sessionStorage.setItem(TAB, id));
  return id;
}

/** Ids that this page holds. */
const held = new Set<string>();

/** Whether this tab alone has the id: one that was duplicated begins with what the other tab had in its storage. */
const isOwn = (id: string) =>
  new Promise<boolean>((resolve) => {
    if (held.has(id) || !navigator.locks) return resolve(true);
    navigator.locks
      .request(`kom-analysis tab ${id}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        if (!lock) return undefined;
        held.add(id);
        // For as long as the page is open.
        return new Promise(() => {});
      })
      .catch(() => resolve(true));
  });

/** What a page begins with. */
interface Kept {
  file: RoadFile | null;
  /** what goes with it, in a tab that has nothing typed yet; null where there is none */
  draft: Draft | null;
}

/**
 * The owner's road and what was typed: what this tab had open before it was loaded again. A new tab begins with the latest
 * of all, and a duplicated one with that of its twin, as copies of their own. Null when there is none; what others have
 * left is forgotten.
 */
export async function keptRoad(owner: string): Promise<Kept | null> {
  const before = tabId();
  const isMine = before !== null && (await isOwn(before));
  if (!isMine) void isOwn(newTabId());
  const [roads, drafts] = [await allRoads(), allDrafts()];
  await drop([...roads, ...drafts].filter((kept) => kept.owner !== owner));
  const own = ({ owner: whose }: Owned) => whose === owner;
  const source = before ?? latestFirst([...roads.filter(own), ...drafts.filter(own)])[0]?.id;
  const road = roads.find((kept) => own(kept) && kept.id === source);
  const draft = drafts.find((kept) => own(kept) && kept.id === source)?.draft ?? null;
  if (!road && !draft) return null;
  const file = road ? { ...road.file, route: unpacked(road.file.route) } : null;
  if (!isMine && file) await keepRoad(owner, file);
  return { file, draft: before === null ? draft : null };
}

/** Keeps the road of this tab, in the place of the one that it had before. */
export async function keepRoad(owner: string, file: RoadFile): Promise<void> {
  const id = tabId() ?? newTabId();
  const kept: KeptRoad = { id, owner, savedMs: Date.now(), file: { ...file, route: packed(file.route) } };
  await inStore('readwrite', (store) => store.put(kept, PREFIX + id));
  const others = (await allRoads()).filter((other) => other.id !== id);
  await drop(latestFirst(others).slice(MOST - 1));
}

/** Keeps what is typed in this tab; null once there is nothing. */
export function keepDraft(owner: string, draft: Draft | null): void {
  const id = tabId();
  if (id === null) return;
  if (!draft) return void attempt(() => localStorage.removeItem(DRAFT + id));
  const kept: KeptDraft = { id, owner, savedMs: Date.now(), draft };
  attempt(() => localStorage.setItem(DRAFT + id, JSON.stringify(kept)));
  for (const { id: old } of latestFirst(allDrafts()).slice(MOST))
    attempt(() => localStorage.removeItem(DRAFT + old));
}

/** Forgets the road of this tab. */
export async function forgetRoad(): Promise<void> {
  const id = tabId();
  if (id !== null) await inStore('readwrite', (store) => store.delete(PREFIX + id));
}

/** Forgets the roads of all tabs and what was typed beside them, because their member has left. */
export const forgetRoads = async () => drop([...(await allRoads()), ...allDrafts()]);

const allRoads = async (): Promise<KeptRoad[]> =>
  (await inStore<KeptRoad[]>('readonly', (store) =>
    store.getAll(IDBKeyRange.bound(PREFIX, `${PREFIX}\uFFFF`)),
  )) ?? [];

const allDrafts = (): KeptDraft[] =>
  (attempt(() => Object.keys(localStorage)) ?? [])
    .filter((key) => key.startsWith(DRAFT))
    .flatMap((key) => attempt(() => JSON.parse(localStorage.getItem(key) ?? '') as KeptDraft) ?? []);

const latestFirst = <T extends Owned>(kept: readonly T[]) => kept.toSorted((a, b) => b.savedMs - a.savedMs);

const drop = (gone: readonly Owned[]) =>
  Promise.all(
    gone.map(({ id }) => {
      attempt(() => localStorage.removeItem(DRAFT + id));
      return inStore('readwrite', (store) => store.delete(PREFIX + id));
    }),
  );
