import { MAX_TEXT, tooLarge } from '@breakaway/contract/profile-fields';
import { readNumber } from '@breakaway/contract/units';
import { object, string, type ObjectSchema, type StringSchema } from 'yup';
import { profileFields, type ProfileField } from './fields.ts';

const isNumber = (typed = '') => !Number.isNaN(readNumber(typed));
const isNotNegative = (typed = '') => !((readNumber(typed) ?? 0) < 0);

function rule(field: ProfileField): StringSchema {
  const notNegative = string().test('positive', 'Value must be a positive.', isNotNegative);
  if (field.kind === 'text') return notNegative.max(MAX_TEXT, tooLarge(field));
  return notNegative
    .test('number', 'Please enter a number, for example 72.5.', isNumber)
    .test('limit', tooLarge(field), (typed = '') => !((readNumber(typed) ?? 0) > field.max!));
}

/** Validation of the record's fields, by form name. */
export const rulesOf = (fields: ProfileField[]): Record<string, StringSchema> =>
  Object.fromEntries(fields.map((field) => [field.name, rule(field)]));

export const rules: ObjectSchema<object> = object({
  name: string().trim().required('Name is required'),
  email: string().email('Invalid email address'),
  ...rulesOf(profileFields),
});
