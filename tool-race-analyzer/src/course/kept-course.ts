import type { ToolState } from '@breakaway/contract/shell-link';
import { deviceStore } from '../device-store.ts';
import type { Course } from '../engine/engine.ts';
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
export const inStore = deviceStore('race-analyzer', 5, 'courses');
const KEY = 'current';

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
  const kept = await inStore<KeptCourse | undefined>('readonly', (store) => store.get(KEY));
  if (!kept) return null;
  if (kept.owner === owner) return kept;
  await forget();
  return null;
}

export const keep = (kept: KeptCourse) => inStore('readwrite', (store) => store.put(kept, KEY));

/** Forgets the course and all that was kept with it. */
export const forget = () => inStore('readwrite', (store) => store.clear());
