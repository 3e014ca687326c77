import { testUser } from '@breakaway/host-api/testing';
import { essentials, profileFields } from './fields.ts';
import { changedGroups, formErrors, formOf, missingFrom, rebase, recordOf } from './record.ts';

const empty = formOf(testUser());
const noGroups = changedGroups(empty, empty);

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
])('%s "%s" is sent in the record’s form', (name, typed, groups) => {
  expect(changedGroups({ ...empty, [name]: typed }, empty)).toEqual({ ...noGroups, ...groups });
});

test('the form has every value of the record exactly once, under a unique name', () => {
  const { bodyMatrix, advancePhysiologicalData, heartRateMatrix, powerMatrix, ...others } = testUser();
  const { aeroData, cookedFoodData, feedingData, powerZones, bikeData } = others;
  const groups = { bodyMatrix, advancePhysiologicalData, heartRateMatrix, powerMatrix, aeroData };
  expect(recordOf(empty)).toEqual({ ...groups, cookedFoodData, feedingData, powerZones, bikeData });
  expect(new Set(profileFields.map(({ name }) => name)).size).toBe(profileFields.length);
  expect(new Set(profileFields.map(({ group, key }) => group + key)).size).toBe(profileFields.length);
});

test('an emptied value is null; what did not change is not sent', () => {
  const before = { ...empty, weight: '61', ftp: '245', favourite_bar: 'Oat' };
  expect(changedGroups({ ...before, weight: '', favourite_bar: ' ' }, before)).toEqual({
    ...noGroups,
    bodyMatrix: { weight: null },
    feedingData: { favoriteBar: null },
  });
  expect(changedGroups(before, before)).toEqual(noGroups);
});

test('zero is a value and not missing', () => {
  const user = testUser({ bodyMatrix: { height: 172, weight: 0, muscleMass: null, bodyFat: null } });
  expect(formOf(user)).toMatchObject({ weight: '0' });
  expect(missingFrom(user, essentials).map(({ name }) => name)).toEqual(['ftp', 'cho_tolerance']);
});

test('when a newer record arrives, typed values stay and the others follow', () => {
  const before = { ...empty, weight: '61', ftp: '245' };
  const after = { ...empty, weight: '60', ftp: '250' };
  expect(rebase({ ...before, weight: '59' }, before, after)).toEqual({ ...after, weight: '59' });
});

test('the server’s field paths become form names; others stay', () => {
  expect(formErrors({ 'powerMatrix.ftp': 'a', profileImg: 'b' })).toEqual({ ftp: 'a', profileImg: 'b' });
});
