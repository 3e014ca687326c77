import { show } from '../../answer/rounding.ts';
import type { Course } from '../ride/course.ts';

/** A road on which things are compared, by the name that an answer gives it. */
export type Road = { name: string; course: Course };

/** Roads on which a change is shown where none was named. */
export const roads: readonly [flat: Road, climb: Road] = [
  {
    name: '40 km on the flat',
    course: { distanceM: 40_000, gainM: 0, stretches: [{ distanceM: 40_000, slope: 0 }] },
  },
  {
    name: '10 km at 7 %',
    course: { distanceM: 10_000, gainM: 698, stretches: [{ distanceM: 10_000, slope: 0.07 }] },
  },
];

/** What a road is called that has no name: "40 km on the flat", "30 km with 500 m up". */
export const roadName = (course: Course) =>
  course.gainM < 1
    ? `${show.km(course.distanceM)} on the flat`
    : `${show.km(course.distanceM)} with ${show.metres(course.gainM)} up`;
