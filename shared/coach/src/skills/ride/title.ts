import type { Talk } from '../../skill.ts';
import { show } from '../../answer/rounding.ts';
import type { Course } from './course.ts';
import type { RideAsk } from './ask.ts';

/** The road in a few words: "10 km at 7.0 %", "120 km with 2400 m of climbing", "a flat road". */
export function roadWords(ask: RideAsk, course: Course, anyLength: boolean): string {
  const slope = course.gainM / course.distanceM;
  if (anyLength) return Math.abs(slope) < 0.0005 ? 'a flat road' : `a road of ${show.grade(slope)}`;
  if (course.name) return course.name;
  if (ask.terrain === 'rolling')
    return `${show.km(course.distanceM)} with ${show.metres(course.gainM)} of climbing`;
  if (Math.abs(slope) < 0.0005) return `${show.km(course.distanceM)} on the flat`;
  return ask.gainM !== undefined
    ? `${show.km(course.distanceM)} with ${show.metres(course.gainM)} of climbing`
    : `${show.km(course.distanceM)} at ${show.grade(ask.grade ?? slope)}`;
}

/** The question that this one is a what-if of; null where it stands on its own. */
export function baseOf(ask: RideAsk, { memory }: Talk): RideAsk | null {
  if (ask.change === undefined) return null;
  const { base } = memory;
  return base?.skill === 'ride' ? (base.ask as RideAsk) : null;
}
