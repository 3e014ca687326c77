import * as fc from 'fast-check';
import { powerCurveOf, vo2MaxFromFiveMinutes } from './athlete.ts';
import { resolveAthlete } from './resolve-athlete.ts';

const four = {
  bodyMatrix: { height: 180, weight: 75 },
  powerMatrix: { ftp: 260 },
  feedingData: { choTolerance: 90 },
};

test('the four essentials are enough for everything but heart rates', () => {
  const athlete = resolveAthlete(four);
  expect(athlete.missing).toEqual([]);
  expect(athlete.conflicts).toEqual([]);
  expect(athlete.cpW).toMatchObject({ value: 267.8, source: 'estimated' });
  expect(athlete.wPrimeJ).toMatchObject({ value: 20250, source: 'estimated', sd: 6075 });
  expect(athlete.vo2MaxMlKgMin!.value).toBeCloseTo(56.2, 0);
  expect(athlete.lt2W!.value).toBe(260);
  expect(athlete.lt1W!.value).toBe(195);
  expect(athlete.peakPowerW!.value).toBe(937.5);
  expect(athlete.cdaM2.climb).toMatchObject({ value: 0.36, source: 'estimated' });
  expect(athlete.bikeMassKg.road).toMatchObject({ value: 8, source: 'default' });
  expect(athlete.thresholdHrBpm).toBeNull();
});

test('an empty record says what is missing and invents nothing essential', () => {
  for (const record of [null, undefined, {}, { bodyMatrix: null, powerMatrix: { ftp: null } }]) {
    const athlete = resolveAthlete(record);
    expect(athlete.missing.map((field) => field.field)).toEqual([
      'bodyMatrix.height',
      'bodyMatrix.weight',
      'powerMatrix.ftp',
      'feedingData.choTolerance',
    ]);
    expect([athlete.massKg, athlete.ftpW, athlete.cpW, athlete.choToleranceGh]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(powerCurveOf(athlete)).toBeNull();
  }
});

test('measured values stand before fits, fits before FTP', () => {
  const bests = { min3Power: 400, min8Power: 330, min20Power: 300 };
  const fitted = resolveAthlete({ ...four, powerMatrix: { ftp: 280, ...bests } });
  expect(fitted.cpW).toMatchObject({ source: 'estimated', how: 'fitted to your best powers' });
  expect(fitted.cpW!.value).toBeCloseTo(281.92, 2);
  const measured = resolveAthlete({
    ...four,
    powerMatrix: { ftp: 280, ...bests },
    advancePhysiologicalData: { criticalPower: 290, anaerobicWorkCapacity: 21 },
  });
  expect(measured.cpW).toMatchObject({ value: 290, source: 'profile' });
  expect(measured.wPrimeJ).toMatchObject({ value: 21000, source: 'profile' });
});

test("W' is read in J as well as in kJ", () => {
  const read = (anaerobicWorkCapacity: number) =>
    resolveAthlete({ ...four, advancePhysiologicalData: { anaerobicWorkCapacity } }).wPrimeJ!.value;
  expect(read(21)).toBe(21000);
  expect(read(21000)).toBe(21000);
});

test('one drag area scales the others, height and weight all of them', () => {
  const athlete = resolveAthlete({ ...four, aeroData: { ttCda: 0.225 } });
  expect(athlete.cdaM2.tt.source).toBe('profile');
  expect(athlete.cdaM2.climb.value).toBeCloseTo(0.324, 9);
  const tall = resolveAthlete({ ...four, bodyMatrix: { height: 195, weight: 90 } });
  expect(tall.cdaM2.tt.value).toBeGreaterThan(0.27);
});

test('threshold heart rate comes from the maximum', () => {
  expect(resolveAthlete({ heartRateMatrix: { maxHr: 190 } }).thresholdHrBpm!.value).toBeCloseTo(174.8, 9);
});

test('impossible values are not used and are named; contradictions too', () => {
  const athlete = resolveAthlete({
    ...four,
    bodyMatrix: { height: 180, weight: -5 },
    aeroData: { ttCda: 9 },
    powerMatrix: { ftp: 200 },
    advancePhysiologicalData: { criticalPower: 260 },
    heartRateMatrix: { maxHr: 170, thresholdHr: 180 },
  });
  expect(athlete.massKg).toBeNull();
  expect(athlete.cdaM2.tt.value).toBeLessThan(0.4);
  expect(athlete.conflicts).toHaveLength(4);
});

test('older records are read', () => {
  const athlete = resolveAthlete({
    height: 175,
    weight: 70,
    bikeWeight: 7,
    abilitiesData: { ftp: 250, fcMax: 185 },
  });
  expect(athlete).toMatchObject({ heightM: { value: 1.75 }, massKg: { value: 70 }, ftpW: { value: 250 } });
  expect(athlete.bikeMassKg.road.value).toBe(7);
  expect(athlete.maxHrBpm!.value).toBe(185);
});

test('5 W/kg over 5 minutes is a VO2max of 60.95', () =>
  expect(vo2MaxFromFiveMinutes(5)).toBeCloseTo(60.95, 9));

test('any numbers in a record give finite values and no throw', () => {
  const any = fc.option(fc.double(), { nil: null });
  fc.assert(
    fc.property(any, any, any, any, any, any, (height, weight, ftp, min3Power, criticalPower, ttCda) => {
      const athlete = resolveAthlete({
        bodyMatrix: { height, weight },
        powerMatrix: { ftp, min3Power, min20Power: ftp },
        advancePhysiologicalData: { criticalPower },
        aeroData: { ttCda },
      });
      for (const input of [
        athlete.cpW,
        athlete.wPrimeJ,
        athlete.vo2MaxMlKgMin,
        ...Object.values(athlete.cdaM2),
      ]) {
        if (input) expect(Number.isFinite(input.value) && Number.isFinite(input.sd)).toBe(true);
      }
    }),
  );
});

describe('training zones', () => {
  const tops = (record: Parameters<typeof resolveAthlete>[0]) =>
    resolveAthlete(record).powerZonesW?.map((zone) => zone.to);

  test('limits that were entered stand, FTP gives the rest', () => {
    expect(tops(four)).toEqual([143, 195, 234, 273, 312, null]);
    const athlete = resolveAthlete({ ...four, powerZones: { z2: 200, z6: 420 } });
    expect(athlete.powerZonesW!.map(({ to, own }) => [to, own])).toEqual([
      [143, false],
      [200, true],
      [234, false],
      [273, false],
      [312, false],
      [420, true],
    ]);
    expect(athlete.powerZonesW![2]!.from).toBe(200);
  });

  test('without a threshold they need every limit but the last', () => {
    const hearts = { z1: 130, z2: 145, z3: 155, z4: 168 };
    expect(resolveAthlete({ heartRateMatrix: { ...hearts, z3: 0 } }).heartRateZonesBpm).toBeNull();
    const { heartRateZonesBpm } = resolveAthlete({ heartRateMatrix: hearts });
    expect(heartRateZonesBpm!.map((zone) => zone.to)).toEqual([130, 145, 155, 168, null]);
  });

  test('limits that do not rise are named and not used', () => {
    const athlete = resolveAthlete({ ...four, powerZones: { z2: 250 } });
    expect(athlete.conflicts).toEqual([
      { fields: ['powerZones.z2', 'powerMatrix.ftp'], text: expect.stringContaining('power zones') },
    ]);
    expect(athlete.powerZonesW!.every((zone) => !zone.own)).toBe(true);
  });
});
