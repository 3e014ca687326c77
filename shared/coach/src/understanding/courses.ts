import { climbById, findClimbs, sidesIn } from '../language/gazetteer.ts';
import { z } from 'zod';
import { gradient, metres, words } from '../tools/units.ts';
import type { Message } from './message.ts';

export const courseArguments = z.strictObject({
  climbId: words('a climb of the list of climbs').optional(),
  distanceM: metres('length').optional(),
  gainM: metres('height gained').optional(),
  grade: gradient().optional(),
});

/** A course that a message names: a climb, or a length with what it climbs. */
export type NamedCourse = z.infer<typeof courseArguments>;

/** "20 km flat", "30 km of flat road", "flat for 20 km": the length is flat. */
const flatAfter = /^ ?(?:of |on |all |pan |dead |totally |completely |along )*(?:the |a )?(?:flat|level)\b/;
const flatBefore = /\b(?:flat|level)(?: road| bit| part| section| run-?in)?(?: of| for| is)? ?$/;

/** The courses of a message, in reading order: every climb, and every length with what belongs to it. */
export function coursesIn(message: Message): NamedCourse[] {
  const climbs = findClimbs(message.text).map((climb) => ({ climbId: climb.id }));
  if (climbs.length > 1) return climbs;
  const [climb] = climbs;
  const sides = climb ? sidesIn(climbById(climb.climbId), message.text) : [];
  if (sides.length > 1) return sides.map(({ id }) => ({ climbId: id }));
  const courses: NamedCourse[] = [];
  let open: NamedCourse = {};
  const close = () => {
    if (open.distanceM !== undefined || open.grade !== undefined) courses.push(open);
    open = {};
  };
  let level = -1;
  const quantities = [...message.quantities].sort((a, b) => a.start - b.start);
  for (const [i, { kind, value, relative, start, end }] of quantities.entries()) {
    if (relative) continue;
    if (kind === 'distance') {
      if (open.distanceM !== undefined) close();
      open.distanceM = value;
      const after = message.text.slice(end, quantities[i + 1]?.start);
      // The word stands for one length only.
      const before = message.text.slice(Math.max(quantities[i - 1]?.end ?? 0, level), start);
      const said = flatAfter.exec(after);
      if (said || flatBefore.test(before)) {
        level = end + (said?.[0].length ?? 0);
        open.grade ??= 0;
        close();
      }
    } else if (kind === 'gain') {
      if (open.gainM !== undefined) close();
      open.gainM = value;
    } else if (kind === 'grade') {
      if (open.grade !== undefined) close();
      open.grade = value;
    }
  }
  close();
  return [...climbs, ...courses];
}

/** "How long for the climb?": of several stretches only the one that goes up is asked about. */
const asksOfTheClimb =
  /\b(?:how long|how many|how fast|time|power|watts?|what|need|take)\b[^.?!]{0,40}\b(?:the|that|this) (?:main |big |only |\d+ )?(?:climb|hill|ascent|uphill|col|pass|mountain)\b/;

/** The one climb of several stretches, where only that is asked about; null otherwise. */
export function climbAsked(message: Message, courses: NamedCourse[]): NamedCourse | null {
  const up = courses.filter(({ climbId, grade = 0, gainM = 0 }) => climbId || grade > 0.01 || gainM > 0);
  const [only, another] = up;
  return courses.length > 1 && only && !another && asksOfTheClimb.test(message.text) ? only : null;
}

/** The stretches of a message where each has its own steepness: one ride in parts, or roads set against each other. */
export function stretchesIn(message: Message): NamedCourse[] {
  const courses = coursesIn(message);
  const known = ({ climbId, grade, gainM }: NamedCourse) =>
    climbId !== undefined || grade !== undefined || gainM !== undefined;
  const differ = new Set(courses.map(({ grade }) => grade)).size > 1;
  return differ && courses.every((one) => known(one) && sizeOf(one) !== null) && !climbAsked(message, courses)
    ? courses
    : [];
}

/** Length and height of a course, m; null where they are not known. */
export function sizeOf({
  climbId,
  distanceM,
  gainM,
  grade,
}: NamedCourse): { distanceM: number; gainM: number } | null {
  const climb = climbById(climbId ?? '');
  if (climb) return { distanceM: climb.lengthM, gainM: climb.gainM };
  if (distanceM === undefined) return null;
  return {
    distanceM,
    gainM: gainM ?? (grade === undefined ? 0 : (distanceM * grade) / Math.hypot(1, grade)),
  };
}
