import { testUser } from '@breakaway/host-api/testing';
import { profileFields } from './fields.ts';
import { changedGroups, formErrors, formOf, missingEssentials, rebase } from './record.ts';

const empty = formOf(testUser());

test.each([
  ['height', '172,5', { bodyMatrix: { height: 172.5 } }],
  ['weight', '61', { bodyMatrix: { weight: 61 } }],
  ['ftp', '245', { powerMatrix: { ftp: 245 } }],
  ['eight_min_power', '300', { powerMatrix: { min8Power: 300 } }],
  ['peak_threes_power', '850', { powerMatrix: { peak3sPower: 850 } }],
  ['threshold_hr', '168', { heartRateMatrix: { thresholdHr: 168 } }],
  ['max_hr', '188', { heartRateMatrix: { maxHr: 188 } }],
  ['cho_tolerance', '90', { feedingData: { choTolerance: 90 } }],
  ['favourite_gel', ' Maple ', { feedingData: { favoriteGel: 'Maple' } }],
  ['favourite_bar', '35', { feedingData: { favoriteBar: '35' } }],
  ['favourite_iso_drink', 'Lemon', { feedingData: { favoriteIsoDrink: 'Lemon' } }],
  ['weight_road_bike', '7.4', { bikeData: { weightRoadBike: 7.4 } }],
])('%s "%s" is sent as the record has it', (name, typed, groups) => {
  expect(changedGroups({ ...empty, [name]: typed }, empty)).toEqual(groups);
});

test('every field has a place in the record', () => {
  const user: Record<string, unknown> = testUser();
  for (const { group, key } of profileFields) expect(user[group]).toHaveProperty(key);
});

test('an emptied value is null; what did not change is not sent', () => {
  const before = { ...empty, weight: '61', ftp: '245', favourite_bar: 'Oat' };
  expect(changedGroups({ ...before, weight: '', favourite_bar: ' ' }, before)).toEqual({
    bodyMatrix: { weight: null },
    feedingData: { favoriteBar: null },
  });
  expect(changedGroups(before, before)).toEqual({});
});

test('zero is a value and not missing', () => {
  const user = testUser({ bodyMatrix: { height: 172, weight: 0, muscleMass: null, bodyFat: null } });
  expect(formOf(user)).toMatchObject({ weight: '0' });
  expect(missingEssentials(user).map(({ name }) => name)).toEqual(['ftp', 'cho_tolerance']);
});

test('under a newer record typed values stay and the others follow', () => {
  const before = { ...empty, weight: '61', ftp: '245' };
  const after = { ...empty, weight: '60', ftp: '250' };
  expect(rebase({ ...before, weight: '59' }, before, after)).toEqual({ ...after, weight: '59' });
});

test('the server’s places become the form’s names; others stay', () => {
  expect(formErrors({ 'powerMatrix.ftp': 'a', profileImg: 'b' })).toEqual({ ftp: 'a', profileImg: 'b' });
});
