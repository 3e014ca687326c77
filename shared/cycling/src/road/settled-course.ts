import { changesByHour } from '../air/weather.ts';
import type { Route } from '../route/route.ts';
import { courseFrom, type Course, type CourseDay } from './course.ts';
import type { CourseRide } from './ride-course.ts';
import type { RiderOnBike } from './road-power.ts';

/**
 * A course in weather that changes by the hour: when the rider comes by follows from the ride, and the ride from the
 * weather. It is ridden in the weather of the start, then `passes` times in that of the times so found.
 * @param ride how a course is ridden: a steady power, a plan
 * @example
 * const rider = { massKg: 83, cdaM2: 0.32, crr: 0.004, airDensityKgM3: 1.2 };
 * const hours = [{ atS: 0, windMs: 0 }, { atS: 3600, windMs: 6, windFromDeg: 0 }];
 * const day = { weather: [{ atM: 0, heightM: 0, hours }] };
 * const steady = (course) => rideCourse(course, new Float64Array(course.cells).fill(200));
 * const course = settledCourse(straightRoute(30000, 0), rider, day, steady);
 * [course.headwindMs[0], course.headwindMs[1500], course.headwindMs[2999]] // => [0.0019, 1.7974, 3.8059]
 */
export function settledCourse(
  route: Route,
  rider: RiderOnBike,
  day: CourseDay,
  ride: (course: Course) => Pick<CourseRide, 'timeS'>,
  passes = 2,
): Course {
  let course = courseFrom(route, rider, day);
  if (!day.weather || !changesByHour(day.weather)) return course;
  for (let pass = 0; pass < passes; pass++) {
    course = courseFrom(route, rider, { ...day, arrivalS: ride(course).timeS });
  }
  return course;
}
