import { object, string, type ObjectSchema } from 'yup';
import { profileFields } from './fields.ts';
import { parseQuantity } from './quantity.ts';

const isNumber = (typed = '') => !Number.isNaN(parseQuantity(typed));
const isNotNegative = (typed = '') => !((parseQuantity(typed) ?? 0) < 0);

const text = string().test('positive', 'Value must be a positive.', isNotNegative);
const quantity = string()
  .test('number', 'Please enter a number, for example 72.5.', isNumber)
  .test('positive', 'Value must be a positive.', isNotNegative);

export const rules: ObjectSchema<object> = object({
  name: string().trim().required('Name is required'),
  email: string().email('Invalid email address'),
  ...Object.fromEntries(profileFields.map(({ name, kind }) => [name, kind === 'quantity' ? quantity : text])),
});
