import { resolveAthlete } from './resolve-athlete.ts';
import type { UserRecord } from './user-record.ts';

const kg75: UserRecord = { bodyMatrix: { height: 180, weight: 75 } };
const of = (record: UserRecord) => resolveAthlete({ ...kg75, ...record });
const ftpOf = (record: UserRecord) => of(record).ftpW;

describe('FTP, from what there is, the surest first', () => {
  const all = {
    powerMatrix: { min20Power: 275, min8Power: 300, min3Power: 370 },
    advancePhysiologicalData: { criticalPower: 268, anaerobicThresholdLt2: 255, vo2Max: 56.3 },
  };
  test.each<[string, UserRecord, number, string]>([
    ['20 min power', all, 261.25, 'allenCoggan2019'],
    ['critical power', { ...all, powerMatrix: { min8Power: 300 } }, 260.19, 'karsten2021'],
    ['8 min power', { powerMatrix: { min8Power: 300, min3Power: 370 } }, 270, 'allenCoggan2019'],
    [
      'LT2',
      { powerMatrix: { min3Power: 370 }, advancePhysiologicalData: { anaerobicThresholdLt2: 255 } },
      255,
      'borszcz2019',
    ],
    ['the curve through 3 min', { powerMatrix: { min3Power: 370 } }, 250, 'hill1993'],
    ['VO2max', { advancePhysiologicalData: { vo2Max: 56.3 } }, 260.4, 'sitko2022'],
  ])('%s', (_, record, value, cites) => {
    const ftp = ftpOf(record)!;
    expect(ftp).toMatchObject({ source: 'estimated', cites });
    expect(ftp.value).toBeCloseTo(value, 0);
    expect(ftp.sd).toBeGreaterThan(0.03 * value);
  });
  test('a measured one stands before all', () =>
    expect(ftpOf({ ...all, powerMatrix: { ...all.powerMatrix, ftp: 262 } })).toMatchObject({
      value: 262,
      source: 'profile',
    }));
  test('each is less sure than the one before', () => {
    const sds = [
      { powerMatrix: { ftp: 260 } },
      { powerMatrix: { min20Power: 274 } },
      { powerMatrix: { min8Power: 289 } },
      { advancePhysiologicalData: { anaerobicThresholdLt2: 260 } },
      { powerMatrix: { min3Power: 380 } },
    ].map((record) => ftpOf(record)!.sd);
    expect(sds).toEqual([...sds].sort((a, b) => a - b));
  });
  test('from VO2max it leads back to that VO2max', () => {
    const { cpW, wPrimeJ } = of({ advancePhysiologicalData: { vo2Max: 62 } });
    expect(16.6 + (8.87 * (cpW!.value + wPrimeJ!.value / 300)) / 75).toBeCloseTo(62, 6);
  });
  test('without weight the curve and VO2max say nothing', () => {
    expect(resolveAthlete({ powerMatrix: { min3Power: 370 } }).ftpW).toBeNull();
    expect(resolveAthlete({ advancePhysiologicalData: { vo2Max: 60 } }).ftpW).toBeNull();
  });
});

describe('critical power and W′', () => {
  test('one best power beside a measured W′ gives CP, beside a measured CP gives W′', () => {
    const capacity = of({
      powerMatrix: { min20Power: 285 },
      advancePhysiologicalData: { anaerobicWorkCapacity: 18000 },
    });
    expect(capacity.cpW).toMatchObject({ value: 270, how: 'your 20 min power less W′ over that time' });
    const critical = of({
      powerMatrix: { min3Power: 370 },
      advancePhysiologicalData: { criticalPower: 270 },
    });
    expect(critical.wPrimeJ).toMatchObject({
      value: 18000,
      how: 'work above critical power at your 3 min power',
      sd: expect.closeTo(180 * Math.hypot(7.4, 5.4), 6),
    });
  });
  test('an impossible W′ is not used', () => {
    const { wPrimeJ } = of({
      powerMatrix: { min3Power: 275 },
      advancePhysiologicalData: { criticalPower: 270 },
    });
    expect(wPrimeJ).toMatchObject({ value: 20250, cites: 'usualValues' });
  });
  test('bests that lie apart make the fit less sure', () => {
    const sd = (min8Power: number) =>
      of({ powerMatrix: { min3Power: 380, min8Power, min20Power: 285 } }).cpW!.sd;
    expect(sd(298)).toBeGreaterThanOrEqual(0.02 * 265);
    expect(sd(335)).toBeGreaterThan(2 * sd(300));
  });
});

test('uncertainty widens with every step from a measurement', () => {
  const tested = of({ powerMatrix: { ftp: 260 } });
  const guessed = of({ powerMatrix: { min8Power: 260 / 0.9 } });
  for (const key of ['cpW', 'lt2W', 'lt1W', 'vo2MaxMlKgMin'] as const) {
    expect(guessed[key]!.value).toBeCloseTo(tested[key]!.value, 6);
    expect(guessed[key]!.sd).toBeGreaterThan(tested[key]!.sd);
  }
  const measured = of({
    powerMatrix: { ftp: 260 },
    advancePhysiologicalData: { criticalPower: 268, anaerobicWorkCapacity: 20250, vo2Max: 56 },
  });
  for (const key of ['cpW', 'wPrimeJ', 'vo2MaxMlKgMin'] as const)
    expect(measured[key]!.sd).toBeLessThan(tested[key]!.sd);
});

test('FTP 250 to 275 W moves critical power, thresholds, zones, VO2max and the curve', () => {
  const [before, after] = [250, 275].map((ftp) => of({ powerMatrix: { ftp } }));
  for (const key of ['cpW', 'lt1W', 'lt2W', 'vo2MaxMlKgMin'] as const)
    expect(after![key]!.value).toBeGreaterThan(before![key]!.value);
  before!.powerZonesW!.forEach(({ to }, i) => {
    if (to !== null) expect(after!.powerZonesW![i]!.to!).toBeCloseTo(1.1 * to, 9);
  });
});
