import type { PlanSummary } from '@breakaway/contract';
import type { Refusal } from '@breakaway/cycling';
import { asInTheFile, type ChangeForm } from '../course/course-change.ts';
import type { Course, Engine } from '../engine/engine.ts';
import { startForm, type PlanForm } from '../form/plan-form.ts';
import { noFuel } from '../fuel/kept-fuel.ts';

/** One more when a reader of today would misread what is written then. A field that is new takes its start value. */
const FORMAT = 1;
const NEWER: Refusal = {
  ok: false,
  message: 'This plan was saved by a newer version of this page. Reload the page to open it.',
};
const UNREADABLE: Refusal = { ok: false, message: 'This plan cannot be read.' };
const MOST_NAME = 200;
const MOST_WARNINGS = 20;
const PROFILE_POINTS = 48;

/** What is asked of a course: all that a plan depends on beside the course and the member's profile. */
export interface Asked {
  form: PlanForm;
  change: ChangeForm;
}

export const writeAsked = ({ form, change }: Asked): string =>
  JSON.stringify({ format: FORMAT, form, change });

export async function writeCourse(engine: Engine, { name, route, warnings }: Course): Promise<string> {
  return JSON.stringify({ format: FORMAT, name, warnings, route: await engine.write(route) });
}

/** @returns the parsed document, or why it cannot be read */
export function readDocument(text: string): { ok: true; value: Record<string, unknown> } | Refusal {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return UNREADABLE;
  }
  if (typeof value !== 'object' || value === null) return UNREADABLE;
  const { format } = value as { format?: unknown };
  if (typeof format !== 'number' || format < 1) return UNREADABLE;
  return format > FORMAT ? NEWER : { ok: true, value: value as Record<string, unknown> };
}

/** @param text may be anything: it may come from somebody else */
export async function readCourse(
  engine: Engine,
  text: string,
): Promise<{ ok: true; course: Course } | Refusal> {
  const read = readDocument(text);
  if (!read.ok) return read;
  const { name, warnings, route } = read.value;
  const made = await engine
    .readWritten(route)
    .catch((): Refusal => ({ ok: false, message: 'The course could not be read. Try again.' }));
  if (!made.ok) return made;
  const said = Array.isArray(warnings) ? warnings.filter((one) => typeof one === 'string') : [];
  return {
    ok: true,
    course: {
      name: typeof name === 'string' ? name.slice(0, MOST_NAME) : 'Course',
      route: made.route,
      zone: made.zone,
      tracks: [],
      taken: 0,
      warnings: said.slice(0, MOST_WARNINGS),
    },
  };
}

export function readAsked(text: string): ({ ok: true } & Asked) | Refusal {
  const read = readDocument(text);
  if (!read.ok) return read;
  const form = filledIn(startForm(), read.value['form']);
  const { stock } = form.fuel;
  return {
    ok: true,
    form: { ...form, fuel: { ...form.fuel, stock: stock && filledIn(noFuel, stock) } },
    change: filledIn(asInTheFile, read.value['change']),
  };
}

/**
 * Whether what was saved and what is on the page are the same plan. What an earlier version did not write counts as at
 * first; where it wrote no products the plan takes those of the device, whatever they are.
 */
export function isSameAsked(saved: string, now: string): boolean {
  const [before, after] = [readAsked(saved), readAsked(now)];
  if (!before.ok || !after.ok) return false;
  const { form, change } = after;
  const stock = before.form.fuel.stock && form.fuel.stock;
  return writeAsked(before) === writeAsked({ form: { ...form, fuel: { ...form.fuel, stock } }, change });
}

/** A stored form over that of today: what is missing or of another type takes its start value. */
function filledIn<T extends object>(start: T, stored: unknown): T {
  const given = (typeof stored === 'object' && stored ? stored : {}) as Record<string, unknown>;
  const entries = Object.entries(start).map(([key, value]: [string, unknown]) => {
    const own = given[key];
    if (typeof own !== typeof value || Array.isArray(own) !== Array.isArray(value)) return [key, value];
    const nested = typeof value === 'object' && value !== null && !Array.isArray(value);
    return [key, nested ? filledIn(value, own) : own];
  });
  return Object.fromEntries(entries) as T;
}

/** What a card shows of a plan on a route. */
export function summaryOf(
  { distanceM, ascentM, elevationM, hasElevation, minElevationM, maxElevationM }: Course['route'],
  finishS: number,
  { date, start }: PlanForm,
): PlanSummary {
  const span = Math.max(1, maxElevationM - minElevationM);
  const last = elevationM.length - 1;
  const height = (i: number) => elevationM[Math.round((i / (PROFILE_POINTS - 1)) * last)] ?? minElevationM;
  return {
    distanceM: Math.round(distanceM),
    ascentM: Math.round(ascentM),
    finishS: Math.round(finishS),
    date,
    start,
    profile: hasElevation
      ? Array.from({ length: PROFILE_POINTS }, (_, i) =>
          Math.round((100 * (height(i) - minElevationM)) / span),
        )
      : [],
  };
}
