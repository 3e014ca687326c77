export { courseFrom, type Course, type CourseDay } from './course.ts';
export { courseDayProblem } from './course-day-problem.ts';
export { DRAFTS, shelteredDrag, type Draft } from './drafting.ts';
export { powerForTime, type PowerForTime } from './power-for-time.ts';
export { rideCourse, type CourseRide, type CourseRideOptions } from './ride-course.ts';
export {
  powerAtSpeed,
  speedAtPower,
  windComponents,
  type PowerTerms,
  type RiderOnBike,
  type Road,
} from './road-power.ts';
export { settledCourse } from './settled-course.ts';
export { simulate, timeAt, type Simulation, type SimulationOptions, type SteadyEffort } from './simulate.ts';
export type { Descending } from './speed-limits.ts';
export type { Positions, Stretch } from './stretches.ts';
export { crrOn, SURFACES, type Surface } from './surfaces.ts';
export { varyCourse, type CourseChange } from './vary-course.ts';
