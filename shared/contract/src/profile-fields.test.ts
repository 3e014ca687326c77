import { z } from 'zod';
import { profileFields, storedValue, tooLarge, type RecordField } from './profile-fields.ts';
import { profileGroups } from './schemas/index.ts';

const fieldsOf = (group: string) =>
  Object.entries((profileFields as Record<string, Record<string, RecordField>>)[group] ?? {});

test('names the groups of the record', () =>
  expect(Object.keys(profileFields)).toEqual(Object.keys(profileGroups)));

test.each(Object.entries(profileGroups))('%s: the same keys, quantities and texts', (group, schema) => {
  expect(fieldsOf(group).map(([key]) => key)).toEqual(Object.keys(schema.shape));
  for (const [key, { max }] of fieldsOf(group)) {
    const field = (schema.shape as Record<string, z.ZodNullable>)[key]!;
    const isNumber = field.unwrap() instanceof z.ZodNumber;
    expect([key, isNumber]).toEqual([key, max !== undefined]);
    if (max === undefined) continue;
    expect(field.safeParse(max).success).toBe(true);
    expect(field.safeParse(max + 0.1).success).toBe(false);
  }
});

test('no two fields share a label', () => {
  const labels = Object.keys(profileFields).flatMap((group) => fieldsOf(group).map(([, { label }]) => label));
  expect(new Set(labels).size).toBe(labels.length);
});

test('the message for a value that is too large names the field and its unit', () => {
  expect(tooLarge(profileFields.powerMatrix.ftp)).toBe('FTP can be at most 700 W.');
  expect(tooLarge(profileFields.bodyMatrix.bodyFat)).toBe('Body fat can be at most 80 %.');
  expect(tooLarge(profileFields.feedingData.favoriteGel)).toBe(
    'Favourite gel can have at most 80 characters.',
  );
});

test('old locations are read when the group has no value, and never override one', () => {
  const older = {
    height: '180',
    bikeWeight: 7.5,
    abilitiesData: { fcMax: 190 },
    bodyMatrix: { weight: null },
  };
  expect(storedValue(older, 'bodyMatrix', 'height')).toBe('180');
  expect(storedValue(older, 'bikeData', 'weightRoadBike')).toBe(7.5);
  expect(storedValue(older, 'heartRateMatrix', 'maxHr')).toBe(190);
  expect(storedValue({ ...older, weight: 75 }, 'bodyMatrix', 'weight')).toBeNull();
  expect(storedValue(older, 'powerMatrix', 'ftp')).toBeUndefined();
  expect(storedValue(null, 'powerMatrix', 'ftp')).toBeUndefined();
});
