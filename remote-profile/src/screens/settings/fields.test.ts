import { profileFields as record } from '@breakaway/contract/profile-fields';
import { profileFields } from './fields.ts';

test('the form has every value of the record once', () => {
  const stored = Object.entries(record).flatMap(([group, fields]) =>
    Object.keys(fields).map((key) => `${group}.${key}`),
  );
  const shown = profileFields.map(({ group, key }) => `${group}.${key}`);
  expect(shown.toSorted()).toEqual(stored.toSorted());
});
