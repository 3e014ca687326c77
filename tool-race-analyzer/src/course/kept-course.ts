import type { Course } from '../engine/engine.ts';
import type { PlanForm } from '../form/plan-form.ts';
import type { ChangeForm } from './course-change.ts';

/** What stays on the device: the course with how it is ridden, and the form, not the file. */
export interface KeptCourse {
  course: Course;
  change: ChangeForm;
  form: PlanForm;
}

const DATABASE = 'race-analyzer';
/** One more whenever what is kept takes another form: the old is left behind. */
const VERSION = 2;
const STORE = 'courses';
const KEY = 'current';

/** The course of the last visit; null when there is none, or where this browser keeps nothing. */
export const readKept = (): Promise<KeptCourse | null> =>
  inStore<KeptCourse | undefined>('readonly', (store) => store.get(KEY)).then((kept) => kept ?? null);

export const keep = (kept: KeptCourse) => inStore('readwrite', (store) => store.put(kept, KEY));

export const forget = () => inStore('readwrite', (store) => store.delete(KEY));

/** One call to the database. Where storage is forbidden or full it resolves with undefined: the page works on. */
async function inStore<T>(
  mode: IDBTransactionMode,
  call: (store: IDBObjectStore) => IDBRequest,
): Promise<T | undefined> {
  try {
    const database = await opened();
    try {
      return await answerOf<T>(call(database.transaction(STORE, mode).objectStore(STORE)));
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, VERSION);
  request.addEventListener('upgradeneeded', () => {
    const { result } = request;
    if (result.objectStoreNames.contains(STORE)) result.deleteObjectStore(STORE);
    result.createObjectStore(STORE);
  });
  return answerOf<IDBDatabase>(request);
}

const answerOf = <T>(request: IDBRequest) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result as T));
    request.addEventListener('error', () => reject(request.error ?? new Error('The database refused.')));
  });
