import { SOURCES } from '../answer/sources.ts';
import { FTP_TEST } from '../physiology/ftp-test.ts';
import { profileEstimates } from './profile-estimates.ts';

const four = {
  bodyMatrix: { height: 180, weight: 75 },
  powerMatrix: { ftp: 260 },
  feedingData: { choTolerance: 90 },
};
const estimated = (record: Parameters<typeof profileEstimates>[0], field: string) =>
  profileEstimates(record).estimates[field];

test.each([
  ['advancePhysiologicalData.criticalPower', 267.8, 'W'],
  ['advancePhysiologicalData.anaerobicWorkCapacity', 20250, 'J'],
  ['advancePhysiologicalData.vo2Max', 56.3, 'ml/kg/min'],
  ['advancePhysiologicalData.anaerobicThresholdLt2', 260, 'W'],
  ['advancePhysiologicalData.anaerobicThresholdLt1', 195, 'W'],
  ['powerMatrix.peak3sPower', 937.5, 'W'],
  ['powerZones.z1', 143, 'W'],
  ['powerZones.z4', 273, 'W'],
  ['powerZones.z6', 390, 'W'],
  ['aeroData.climbCda', 0.36, 'm2'],
  ['bikeData.weightTtBike', 9, 'kg'],
  ['cookedFoodData.riseCakeCho', 28, 'g'],
  ['feedingData.favoriteGel', 25, 'g'],
])('from the four essentials: %s is %d %s', (field, value, unit) => {
  const input = estimated(four, field)!;
  expect(input.value).toBeCloseTo(value, unit === 'ml/kg/min' ? 0 : 5);
  expect([input.unit, input.how]).toEqual([unit, expect.stringMatching(/\w/)]);
});

test('with FTP alone, the powers of 20 and 8 minutes are those of the tests that give this FTP, and back', () => {
  const twenty = estimated(four, 'powerMatrix.min20Power')!;
  expect(twenty).toMatchObject({ value: 260 / 0.95, how: 'FTP ÷ 0.95 (Allen and Coggan)' });
  expect(estimated(four, 'powerMatrix.min8Power')!.value).toBeCloseTo(260 / 0.9, 9);
  const tested = { ...four, powerMatrix: { min20Power: twenty.value } };
  expect(estimated(tested, 'powerMatrix.ftp')).toMatchObject({ how: '95 % of your 20 min power' });
  expect(estimated(tested, 'powerMatrix.ftp')!.value).toBeCloseTo(260, 9);
  expect(FTP_TEST).toContain('95 % of your average power');
});

test('with a measured critical power best powers lie on its curve, shorter above longer', () => {
  const measured = { ...four, advancePhysiologicalData: { criticalPower: 267.8 } };
  const [three, eight, twenty] = ['min3Power', 'min8Power', 'min20Power'].map(
    (key) => estimated(measured, `powerMatrix.${key}`)!.value,
  );
  // CP + W'/t is the limit for a rider without a ceiling; the peak of 3 s takes a little off.
  expect(three).toBeLessThan(267.8 + 20250 / 180);
  expect(three).toBeGreaterThan(eight!);
  expect(eight).toBeGreaterThan(twenty!);
  expect(twenty).toBeCloseTo(267.8 + 20250 / 1200, 0);
});

test('heart rates and their zones come from whichever of the two is known', () => {
  const { estimates } = profileEstimates({ heartRateMatrix: { maxHr: 190 } });
  expect(estimates['heartRateMatrix.thresholdHr']!.value).toBeCloseTo(174.8, 9);
  expect(estimates['heartRateMatrix.z2']!.value).toBeCloseTo(0.89 * 174.8, 9);
  expect(estimates['heartRateMatrix.z5']!.value).toBe(190);
});

test('changing FTP from 250 to 275 W moves critical power, zones and VO2max', () => {
  const at = (ftp: number) => profileEstimates({ ...four, powerMatrix: { ftp } }).estimates;
  for (const field of ['criticalPower', 'vo2Max'].map((key) => `advancePhysiologicalData.${key}`))
    expect(at(275)[field]!.value).toBeGreaterThan(at(250)[field]!.value);
  expect(at(275)['powerZones.z2']!.value).toBeCloseTo(206.25, 9);
});

test('without essentials it says what is needed instead, and nothing without a sound method', () => {
  const { estimates, needs } = profileEstimates({});
  expect(needs).toMatchObject({
    'powerMatrix.ftp': '20-minute power',
    'advancePhysiologicalData.criticalPower': 'FTP',
    'aeroData.ttCda': 'height and weight',
    'heartRateMatrix.z3': 'maximum or threshold heart rate',
  });
  expect(Object.keys(estimates).filter((field) => field in needs)).toEqual([]);
  expect({ ...estimates, ...needs }).not.toHaveProperty(['bodyMatrix.muscleMass']);
  expect({ ...estimates, ...needs }).not.toHaveProperty(['heartRateMatrix.restingHr']);
});

const FIELDS: Record<string, string[]> = {
  bodyMatrix: ['height', 'weight', 'muscleMass', 'bodyFat'],
  advancePhysiologicalData: [
    'vo2Max',
    'anaerobicThresholdLt1',
    'anaerobicThresholdLt2',
    'criticalPower',
    'anaerobicWorkCapacity',
  ],
  heartRateMatrix: ['restingHr', 'thresholdHr', 'maxHr', 'z1', 'z2', 'z3', 'z4', 'z5'],
  powerMatrix: ['ftp', 'min20Power', 'min3Power', 'min8Power', 'peak3sPower'],
  aeroData: ['ttCda', 'climbCda', 'dropCda', 'aeroPositionCda'],
  cookedFoodData: ['riseCakeCho', 'customFood1', 'customFood2'],
  feedingData: ['choTolerance', 'favoriteGel', 'gel2', 'gel3', 'favoriteBar', 'bar2', 'favoriteIsoDrink'],
  bikeData: ['weightRoadBike', 'weightTtBike', 'weightGravel', 'weightMtb'],
  powerZones: ['z1', 'z2', 'z3', 'z4', 'z5', 'z6'],
};

test.each([{}, four, { ...four, heartRateMatrix: { maxHr: 190 } }])(
  'every field of the record has an estimate, what it would take, or why there is none: %j',
  (record) => {
    const { estimates, needs, cannot } = profileEstimates(record);
    const fields = Object.entries(FIELDS).flatMap(([group, keys]) => keys.map((key) => `${group}.${key}`));
    const told = [estimates, needs, cannot].flatMap((list) => Object.keys(list));
    expect(told.sort()).toEqual(fields.sort());
    for (const { cites, how, sd, source } of Object.values(estimates)) {
      expect(how).not.toBe('');
      expect(sd).toBeGreaterThanOrEqual(0);
      if (source !== 'profile') expect(SOURCES).toHaveProperty(cites!);
    }
  },
);

test('an impossible value gives no estimate of a person', () => {
  for (const ftp of [-1, 1e9, Number.NaN])
    expect(estimated({ ...four, powerMatrix: { ftp } }, 'powerZones.z1')).toBeUndefined();
});
