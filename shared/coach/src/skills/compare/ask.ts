import { z } from 'zod';
import { kilograms, label, list, watts, yes } from '../../tools/units.ts';
import { rideArguments, setupArguments } from '../ride/ask.ts';

const item = z.strictObject({
  name: label('what changes: "aero helmet"'),
  setup: setupArguments,
  powerBy: watts('more or less at the pedals').optional(),
  crrBy: z.number().min(-100).max(100).describe('change of the coefficient of rolling resistance').optional(),
  efficiencyBy: z.number().min(-100).max(100).describe('change of drivetrain efficiency').optional(),
  source: label("where the figure comes from, where it is not the rider's own").optional(),
});

/** One change of the set-up. */
export type Item = z.infer<typeof item>;

/** Postures and shelter: of two of them only one holds at a time. */
export const isWayToSit = ({ setup }: Item): boolean =>
  setup.posture !== undefined || setup.company !== undefined;

const rider = z.strictObject({ powerW: watts('power'), massKg: kilograms('weight') });
const chase = z.strictObject({
  ahead: rider.describe('whose power is known'),
  behindKg: kilograms('weight of the one who has to ride as fast'),
  self: yes('the writer is the one who has to follow'),
});

/** A rider whose power is known, and one who has to ride as fast. */
export type Chase = z.infer<typeof chase>;

export const compareArguments = z.strictObject({
  items: list(item).describe('the changes that are compared'),
  course: rideArguments.describe('the road; two usual ones when not given').optional(),
  powerW: watts('power at the pedals').optional(),
  riders: z.tuple([rider, rider]).optional(),
  chase: chase.optional(),
});

/** Set-ups or riders to compare. */
export type CompareAsk = z.infer<typeof compareArguments>;
