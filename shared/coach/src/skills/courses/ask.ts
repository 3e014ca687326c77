import { z } from 'zod';
import { list, share, watts, wattsPerKg, yes } from '../../tools/units.ts';
import { courseArguments } from '../../understanding/courses.ts';
import { setupArguments } from '../ride/ask.ts';

export const coursesArguments = z.strictObject({
  courses: list(courseArguments).describe('in the order in which they are ridden'),
  sum: yes('they are ridden one after the other'),
  powerW: watts('power at the pedals').optional(),
  share: share('FTP').optional(),
  wattsPerKg: wattsPerKg('power for the weight of the rider').optional(),
  setup: setupArguments,
});

/** Several courses at one power. */
export type CoursesAsk = z.infer<typeof coursesArguments>;
