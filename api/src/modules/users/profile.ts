import type { ProfileGroup } from '@breakaway/contract';
import {
  profileFields,
  storedValue,
  tooLarge,
  type Profile,
  type RecordField,
} from '@breakaway/contract/profile-fields';
import { profileGroups } from '@breakaway/contract/schemas';
import { unitsOf, type Units } from '@breakaway/contract/units';
import { z } from 'zod';
import { invalidField } from '../../http/errors.ts';
import { isStorable, UNSTORABLE } from '../../http/storable.ts';

type Fields = Record<string, unknown>;

export const groupNames = Object.keys(profileGroups) as ProfileGroup[];

/** Alternative names under which forms send a field; stored under the entity's name. */
const ALIASES: Partial<Record<ProfileGroup, Record<string, string>>> = {
  bodyMatrix: { muscle_mass: 'muscleMass', body_fat: 'bodyFat' },
  heartRateMatrix: { resting_hr: 'restingHr', threshold_hr: 'thresholdHr', max_hr: 'maxHr' },
  powerMatrix: { eight_min_power: 'min8Power', peak_threes_power: 'peak3sPower' },
  feedingData: {
    cho_tolerance: 'choTolerance',
    favourite_gel: 'favoriteGel',
    favourite_bar: 'favoriteBar',
    favourite_iso_drink: 'favoriteIsoDrink',
  },
  bikeData: { weight_road_bike: 'weightRoadBike' },
};

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const takesNumber = (schema: unknown) => (schema as z.ZodNullable).unwrap() instanceof z.ZodNumber;

const isEmpty = (value: unknown) => value === undefined || value === null;

/** A form value for the schema: "" is unset, digits become a number, a number may become a text. */
function coerce(value: unknown, schema: unknown): unknown {
  if (isEmpty(value)) return null;
  if (typeof value === 'string' && value.trim() === '') return null;
  // No field is an object, and zod would read its `length`, whatever that is: NaN fits no field's type either.
  if (typeof value === 'object') return Number.NaN;
  if (takesNumber(schema)) return typeof value === 'string' ? Number(value.trim().replace(',', '.')) : value;
  return typeof value === 'number' ? String(value) : value;
}

const fieldsOf = groupNames.map(
  (name) => [name, Object.entries(profileGroups[name].shape) as [string, z.ZodType][]] as const,
);

/** The member's choice of units, metric where nothing was chosen. */
export const readUnits = (stored: unknown): Units => unitsOf(isFields(stored) ? stored.units : undefined);

/** The nine groups with every field: missing values are null, and so are those that no longer fit their schema. */
export function readProfile(stored: unknown): Profile {
  const profile: Record<string, Fields> = {};
  for (const [name, schemas] of fieldsOf) {
    const fields: Fields = {};
    for (const [field, schema] of schemas) {
      const value = storedValue(stored, name, field);
      // Most fields of most members are empty, and every call of a member comes through here.
      fields[field] = isEmpty(value) ? null : (schema.safeParse(coerce(value, schema)).data ?? null);
    }
    profile[name] = fields;
  }
  return profile as Profile;
}

/**
 * The values of one group in a form: only the fields that it names, under the entity's names.
 * @throws ApiError 400 naming the field, for example `powerMatrix.ftp`
 */
export function parseGroup(name: ProfileGroup, input: unknown): Fields {
  if (!isFields(input)) throw invalidField(name, `The group "${name}" must be a JSON object.`);
  const parsed: Fields = {};
  for (const [key, value] of Object.entries(input)) {
    // A field named like a property that every object has, such as "constructor", is an unknown field.
    const aliases = ALIASES[name] ?? {};
    const field = Object.hasOwn(aliases, key) ? aliases[key]! : key;
    const schemas = profileGroups[name].shape as Record<string, z.ZodType>;
    if (!Object.hasOwn(schemas, field)) continue;
    const schema = schemas[field]!;
    const result = schema.safeParse(coerce(value, schema));
    if (!result.success)
      throw invalidField(`${name}.${field}`, sentence(name, field, result.error.issues[0]!));
    if (typeof result.data === 'string' && !isStorable(result.data))
      throw invalidField(`${name}.${field}`, `${labelled(name, field).label} ${UNSTORABLE}`);
    parsed[field] = result.data;
  }
  return parsed;
}

const labelled = (name: ProfileGroup, field: string) =>
  (profileFields[name] as Record<string, RecordField>)[field]!;

function sentence(name: ProfileGroup, field: string, issue: z.core.$ZodIssue): string {
  const text = labelled(name, field);
  if (issue.code === 'too_big') return tooLarge(text);
  if (issue.code === 'invalid_type')
    return `${text.label} must be a ${issue.expected === 'string' ? 'text' : issue.expected}.`;
  return issue.message;
}

/** Merges new fields into the stored record, group by group, and units likewise: absent fields stay as they are. */
export function mergeProfile(
  stored: unknown,
  edits: Partial<Record<ProfileGroup | 'units', Fields>>,
): Fields {
  const record = isFields(stored) ? { ...stored } : {};
  for (const [name, fields] of Object.entries(edits))
    record[name] = { ...(isFields(record[name]) ? record[name] : {}), ...fields };
  return record;
}
