import type { ToolState } from '@breakaway/contract/shell-link';
import { deviceStore } from '../device-store.ts';
import type { Course } from '../engine/engine.ts';
import { packed, unpacked, type PackedRoute } from '../engine/packed-route.ts';
import type { PlanForm } from '../form/plan-form.ts';
import type { ChangeForm } from './course-change.ts';

/** The saved plan that is open. */
export interface OpenPlan {
  id: string;
  name: string;
  /** the version that is open: the one that the next save changes */
  version: number;
  /** the token of its link; null while it is not shared */
  link: string | null;
  /** what was saved, to see whether anything has changed since */
  content: string;
}

/** What stays on the device: the course with how it is ridden, and the form, not the file. */
export interface KeptCourse {
  /** whose it is: nobody else who uses this device gets to see it */
  owner: string;
  course: Course;
  change: ChangeForm;
  form: PlanForm;
  /** the saved plan that it belongs to */
  saved?: OpenPlan | null;
}

/** The version is one more whenever what is kept takes another form: the old is left behind. */
export const inStore = deviceStore('race-analyzer', 6, 'courses');
/** What changes with every letter that is typed, and apart from it the course, which is large. */
const KEY = 'current';
const COURSE = 'course';
type KeptForm = Omit<KeptCourse, 'course'> & { courseId: string };
interface CourseEntry {
  id: string;
  course: Omit<Course, 'route'> & { route: PackedRoute };
}

/** What says which of them is in the store: another window may have put its own there. */
const ids = new WeakMap<Course, string>();
function idOf(course: Course): string {
  const id = ids.get(course) ?? `${Date.now()} ${Math.random()}`;
  ids.set(course, id);
  return id;
}

/** Whose course it is. Null while that is not known. */
export function ownerOf(state: ToolState): string | null {
  if (state.kind === 'athlete') return `member ${state.athlete.id}`;
  return state.kind === 'alone' ? 'example' : null;
}

/**
 * The owner's course of their last visit; null when there is none, or where this browser keeps nothing. The course of
 * another owner is forgotten.
 */
export async function readKept(owner: string): Promise<KeptCourse | null> {
  const kept = await inStore<KeptForm | undefined>('readonly', (store) => store.get(KEY));
  if (!kept) return null;
  if (kept.owner !== owner) {
    await forget();
    return null;
  }
  const entry = await inStore<CourseEntry | undefined>('readonly', (store) => store.get(COURSE));
  const { courseId, ...form } = kept;
  if (entry?.id !== courseId) return null;
  const course = { ...entry.course, route: unpacked(entry.course.route) };
  ids.set(course, courseId);
  return { ...form, course };
}

/** Keeps the form, and the course too where it is not the one that is there, in one transaction. */
export const keep = ({ course, ...form }: KeptCourse) =>
  inStore('readwrite', (store) => {
    const courseId = idOf(course);
    const before: IDBRequest<KeptForm | undefined> = store.get(KEY);
    before.addEventListener('success', () => {
      if (before.result?.courseId !== courseId)
        store.put(
          { id: courseId, course: { ...course, route: packed(course.route) } } satisfies CourseEntry,
          COURSE,
        );
      store.put({ ...form, courseId } satisfies KeptForm, KEY);
    });
    return before;
  });

/** Forgets the course and all that was kept with it. */
export const forget = () => inStore('readwrite', (store) => store.clear());
