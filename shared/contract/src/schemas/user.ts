import { z } from 'zod';
import {
  MAX_TEXT,
  profileFields,
  type ProfileGroup,
  type Quantity,
  type RecordField,
} from '../profile-fields.ts';
import { unitChoices } from '../units.ts';

/** A measured quantity, or null when the athlete left it empty. Limits are physiological. */
const quantity = (max: number) => z.number().min(0, 'Value must be a positive.').max(max).nullable();
/** A short text, or null when the athlete left it empty. */
const text = () => z.string().trim().max(MAX_TEXT).nullable();

/** Each field of each group: a quantity or a text, as the table has it. */
type Groups = {
  [G in ProfileGroup]: z.ZodObject<{
    [K in keyof (typeof profileFields)[G]]: (typeof profileFields)[G][K] extends Quantity
      ? ReturnType<typeof quantity>
      : ReturnType<typeof text>;
  }>;
};

const schemaOf = (fields: Record<string, RecordField>) =>
  z.object(
    Object.fromEntries(
      Object.entries(fields).map(([key, field]) => [
        key,
        field.kind === 'text' ? text() : quantity(field.max),
      ]),
    ),
  );

/** The nine groups of the athlete's record, under the API's names. */
export const profileGroups = Object.fromEntries(
  Object.entries(profileFields).map(([group, fields]) => [group, schemaOf(fields)]),
) as unknown as Groups;

/** The free trial. `over` also for a member who has a plan. */
const trial = z.object({
  state: z.enum(['offered', 'running', 'over']),
  /** ISO 8601, UTC; null for a member who has never started it. */
  endsAt: z.string().nullable(),
});

/** An addition to the specification: the units that the member reads and types. The record itself is metric. */
export const units = z.object({
  distance: z.enum(unitChoices.distance),
  mass: z.enum(unitChoices.mass),
  temperature: z.enum(unitChoices.temperature),
});

export const user = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  profileUrl: z.string().nullable(),
  isPremium: z.boolean(),
  isOnboarded: z.boolean(),
  /** Of staff only: they may get releases first. */
  isStaff: z.literal(true).optional(),
  trial,
  units,
  ...profileGroups,
});
