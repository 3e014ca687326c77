import type { RaceSummary } from '@breakaway/contract';
import { heightsOf, type Refusal } from '@breakaway/cycling';
import { filledIn, readDocument, writeDocument } from '@breakaway/tool-kit/account';
import { asInTheFile, type ChangeForm } from '../course/course-change.ts';
import type { Course, Engine } from '../engine/engine.ts';
import { startForm, type PlanForm } from '../form/plan-form.ts';
import { noFuel } from '../fuel/kept-fuel.ts';

const MOST_NAME = 200;
const MOST_WARNINGS = 20;

/** What is asked of a course: all that a plan depends on beside the course and the member's profile. */
export interface Asked {
  form: PlanForm;
  change: ChangeForm;
}

export const writeAsked = ({ form, change }: Asked): string => writeDocument({ form, change });

export async function writeCourse(engine: Engine, { name, route, warnings }: Course): Promise<string> {
  return writeDocument({ name, warnings, route: await engine.write(route) });
}

/** @param text may be anything: it may come from somebody else */
export async function readCourse(
  engine: Engine,
  text: string,
): Promise<{ ok: true; course: Course } | Refusal> {
  const read = readDocument(text, 'plan');
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
  const read = readDocument(text, 'plan');
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

/** What a card shows of a plan on a route. */
export const summaryOf = (
  route: Course['route'],
  finishS: number,
  { date, start }: PlanForm,
): RaceSummary => ({
  distanceM: Math.round(route.distanceM),
  ascentM: Math.round(route.ascentM),
  finishS: Math.round(finishS),
  date,
  start,
  profile: heightsOf(route),
});
