import type { ToolState } from '@breakaway/contract/shell-link';
import type { OpenPlan } from '@breakaway/tool-kit/account';
import { attempt, deviceStore } from '@breakaway/tool-kit/device';
import { packed, unpacked, type PackedRoute } from '@breakaway/tool-kit/files';
import type { Course } from '../engine/engine.ts';
import type { PlanForm } from '../form/plan-form.ts';
import type { ChangeForm } from './course-change.ts';

/** What is kept with a course: how it is ridden, and the form. */
export interface Draft {
  /** whose it is: nobody else who uses this device gets to see it */
  owner: string;
  change: ChangeForm;
  form: PlanForm;
  /** the saved plan that it belongs to */
  saved?: OpenPlan | null;
}

/** What stays on the device: the course and what is kept with it, not the file. */
export interface KeptCourse extends Draft {
  course: Course;
}

/**
 * Courses are large and in the database, each under its id. Their drafts are in the local storage, which is written at
 * once: nothing is lost when the page closes. The version is one more whenever a course takes another form.
 */
export const inStore = deviceStore('race-analyzer', 7, 'courses');
export const SCENARIOS = 'scenarios';
const DRAFT = 'draft ';
/** Of tabs that were closed as many may stay: the oldest go. */
const MOST = 5;
/** Of this tab: the id of its course, or nothing once that was removed. */
const OPEN = 'open course';
type CourseEntry = Omit<Course, 'route'> & { route: PackedRoute };
type KeptDraft = Draft & { id: string; atMs: number };

const ids = new WeakMap<Course, string>();
function idOf(course: Course): string {
  const id = ids.get(course) ?? `${Date.now()} ${Math.random()}`;
  ids.set(course, id);
  return id;
}
/** What this tab wrote or read last of the drafts, and which courses it knows in the database. */
const known = new Map<string, string>();
const stored = new Set<string>();

/** Whose course it is. Null while that is not known. */
export function ownerOf(state: ToolState): string | null {
  if (state.kind === 'athlete') return `member ${state.athlete.id}`;
  return state.kind === 'alone' ? 'example' : null;
}

/**
 * The owner's course: the one that this tab had open before it was loaded again, else the one that was changed last. Null
 * when there is none, or where this browser keeps nothing. The courses of another owner are forgotten.
 */
export async function readKept(owner: string): Promise<KeptCourse | null> {
  const drafts = allDrafts();
  if (drafts.some((draft) => draft.owner !== owner)) {
    await forget(null);
    return null;
  }
  const open = attempt(() => sessionStorage.getItem(OPEN));
  if (open === '') return null;
  const here = drafts.filter(({ id }) => id === open);
  for (const { id, atMs: _, ...draft } of [...here, ...newestFirst(drafts)]) {
    const entry = await inStore<CourseEntry | undefined>('readonly', (store) => store.get(id));
    if (!entry) continue;
    const course = { ...entry, route: unpacked(entry.route) };
    ids.set(course, id);
    stored.add(id);
    known.set(id, contentOf(draft));
    attempt(() => sessionStorage.setItem(OPEN, id));
    return { ...draft, course };
  }
  return null;
}

/**
 * Keeps a course and its draft. It takes the place of the one that this tab had before, which another tab that has it open
 * keeps again.
 */
export function keep({ course, ...draft }: KeptCourse) {
  const id = idOf(course);
  const content = contentOf(draft);
  if (known.get(id) === content) return;
  known.set(id, content);
  const before = attempt(() => sessionStorage.getItem(OPEN));
  attempt(() => localStorage.setItem(DRAFT + id, JSON.stringify({ ...draft, atMs: Date.now() })));
  attempt(() => sessionStorage.setItem(OPEN, id));
  if (before && before !== id) {
    // Its draft goes: should it come back, it is written anew.
    known.delete(before);
    stored.delete(before);
  }
  if (stored.has(id)) return;
  stored.add(id);
  const entry: CourseEntry = { ...course, route: packed(course.route) };
  for (const { id: old } of newestFirst(allDrafts()).slice(MOST))
    attempt(() => localStorage.removeItem(DRAFT + old));
  void inStore('readwrite', (store) => {
    dropOthers(store, draftIds());
    return store.put(entry, id);
  }).then((done) => {
    const isBack = attempt(() => sessionStorage.getItem(OPEN)) === before;
    if (done !== undefined && before && before !== id && !isBack)
      attempt(() => localStorage.removeItem(DRAFT + before));
  });
}

/**
 * Follows what other tabs do with a course that is kept. What they change reaches a hidden tab when it is shown.
 * @param changed receives the draft as another tab has it now
 * @returns a function that ends it
 */
export function followKept(own: KeptCourse, changed: (draft: Draft) => void): () => void {
  const id = idOf(own.course);
  const look = () => {
    const kept = document.visibilityState === 'hidden' ? null : readDraft(id);
    if (kept?.owner !== own.owner) return;
    const { id: _id, atMs: _atMs, ...draft } = kept;
    const content = contentOf(draft);
    if (known.get(id) === content) return;
    known.set(id, content);
    changed(draft);
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== DRAFT + id) return;
    if (newValue !== null) return look();
    // Another tab has another course now, or none.
    known.delete(id);
    stored.delete(id);
    keep(own);
  };
  window.addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', look);
  };
}

/** Forgets a course and what was kept with it. Null: all of them, because their member has left. */
export async function forget(course: Course | null): Promise<void> {
  const gone = course ? [idOf(course)] : draftIds();
  attempt(() => (course ? sessionStorage.setItem(OPEN, '') : sessionStorage.removeItem(OPEN)));
  await inStore('readwrite', (store) =>
    dropOthers(
      store,
      draftIds().filter((id) => !gone.includes(id)),
    ),
  );
  // Last: a tab that has it open keeps it again.
  for (const id of gone) {
    known.delete(id);
    stored.delete(id);
    attempt(() => localStorage.removeItem(DRAFT + id));
  }
}

/** Drops all courses but these; the scenarios of a course stay for as long as there is one. */
function dropOthers(store: IDBObjectStore, staying: readonly string[]): IDBRequest {
  const all = store.getAllKeys();
  all.addEventListener('success', () => {
    for (const key of all.result) {
      const stays = key === SCENARIOS ? staying.length > 0 : staying.includes(String(key));
      if (!stays) store.delete(key);
    }
  });
  return all;
}

const draftIds = (): string[] =>
  attempt(() => Object.keys(localStorage))
    ?.filter((key) => key.startsWith(DRAFT))
    .map((key) => key.slice(DRAFT.length)) ?? [];

/** In one order: tabs of two versions of the tool would else correct one another for ever. */
const contentOf = (draft: Draft): string =>
  JSON.stringify(draft, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

const newestFirst = (drafts: readonly KeptDraft[]) => drafts.toSorted((a, b) => b.atMs - a.atMs);

const allDrafts = () => draftIds().flatMap((id) => readDraft(id) ?? []);

const readDraft = (id: string): KeptDraft | null =>
  attempt(() => {
    const text = localStorage.getItem(DRAFT + id);
    return text === null ? null : { ...(JSON.parse(text) as Omit<KeptDraft, 'id'>), id };
  }) ?? null;
