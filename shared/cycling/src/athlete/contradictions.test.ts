import * as fc from 'fast-check';
import { resolveAthlete } from './athlete.ts';
import type { UserRecord } from './user-record.ts';

const four: UserRecord = {
  bodyMatrix: { height: 180, weight: 75 },
  powerMatrix: { ftp: 260 },
  feedingData: { choTolerance: 90 },
};
const conflictsOf = (change: UserRecord): string[] =>
  resolveAthlete({
    ...four,
    ...change,
    bodyMatrix: { ...four.bodyMatrix, ...change.bodyMatrix },
    powerMatrix: { ...four.powerMatrix, ...change.powerMatrix },
  }).conflicts;

/** A rider whose every value belongs to the others. */
const sound: UserRecord = {
  bodyMatrix: { height: 180, weight: 75, muscleMass: 36, bodyFat: 12 },
  advancePhysiologicalData: {
    vo2Max: 57,
    anaerobicThresholdLt1: 195,
    anaerobicThresholdLt2: 258,
    criticalPower: 266,
    anaerobicWorkCapacity: 20000,
  },
  heartRateMatrix: {
    restingHr: 48,
    thresholdHr: 172,
    maxHr: 188,
    z1: 139,
    z2: 153,
    z3: 160,
    z4: 172,
    z5: 188,
  },
  powerMatrix: { ftp: 260, min20Power: 275, min8Power: 305, min3Power: 375, peak3sPower: 1050 },
  aeroData: { ttCda: 0.24, aeroPositionCda: 0.27, dropCda: 0.31, climbCda: 0.36 },
  powerZones: { z1: 143, z2: 195, z3: 234, z4: 273, z5: 312, z6: 390 },
};

test('a record whose values belong together, or an empty one, has nothing to say', () => {
  expect(conflictsOf(sound)).toEqual([]);
  expect(resolveAthlete({}).conflicts).toEqual([]);
});

const advanced = (advancePhysiologicalData: UserRecord['advancePhysiologicalData']): UserRecord => ({
  advancePhysiologicalData,
});
const power = (powerMatrix: UserRecord['powerMatrix']): UserRecord => ({ powerMatrix });
const hearts = (heartRateMatrix: UserRecord['heartRateMatrix']): UserRecord => ({ heartRateMatrix });
const body = (bodyMatrix: UserRecord['bodyMatrix']): UserRecord => ({ bodyMatrix });

const cases: [UserRecord, RegExp][] = [
  [body({ height: 121, weight: 140 }), /far from any usual build/],
  [body({ height: 225, weight: 45 }), /far from any usual build/],
  [body({ muscleMass: 80 }), /Muscle mass 80 kg is not below weight 75 kg/],
  [body({ muscleMass: 60, bodyFat: 25 }), /more than the whole weight/],
  [body({ height: 18 }), /Your height of 18 cm can't be right \(120 to 230 cm\)/],
  [body({ weight: 7.5 }), /Your weight of 7.5 kg can't be right/],
  [power({ ftp: 580 }), /7\.7 W\/kg, more than any rider has/],
  [advanced({ criticalPower: 305 }), /305 W is more than 15 % above FTP 260 W/],
  [advanced({ criticalPower: 230 }), /230 W is well below FTP 260 W/],
  [advanced({ anaerobicThresholdLt1: 250, anaerobicThresholdLt2: 240 }), /LT1 250 W is not below LT2 240 W/],
  [advanced({ anaerobicThresholdLt2: 190 }), /LT2 190 W and FTP 260 W lie more than 25 % apart/],
  [advanced({ anaerobicThresholdLt1: 265 }), /LT1 265 W is not below FTP 260 W/],
  [advanced({ anaerobicWorkCapacity: 21 }), /W′ of 21 J looks like kJ, so it was read as 21000 J/],
  [advanced({ anaerobicWorkCapacity: 900 }), /W' of 900 J can't be right/],
  [advanced({ vo2Max: 80 }), /VO2max 80 does not fit your power: 335 W over 5:00 stands for about 56/],
  [power({ min3Power: 300, min8Power: 320 }), /longer best power is higher than a shorter one/],
  [power({ min3Power: 380, peak3sPower: 360 }), /Peak 3 s power 360 W is below your best power over 3 min/],
  [power({ min8Power: 250 }), /FTP 260 W is above your best 8 min power of 250 W/],
  [power({ min20Power: 320 }), /20 min power of 320 W stands for an FTP near 304 W, not 260 W/],
  [hearts({ thresholdHr: 180, maxHr: 170 }), /Threshold heart rate 180 is not below maximum heart rate 170/],
  [hearts({ thresholdHr: 110, maxHr: 190 }), /less than 70 % of maximum heart rate 190/],
  [
    hearts({ restingHr: 100, thresholdHr: 95 }),
    /Resting heart rate 100 is not below threshold heart rate 95/,
  ],
  [hearts({ restingHr: 110, maxHr: 105 }), /Resting heart rate 110 is not below maximum heart rate 105/],
  [hearts({ maxHr: 185, z1: 140, z2: 150, z3: 160, z4: 195 }), /zone 4 ends at 195, above your maximum/],
  [{ aeroData: { ttCda: 0.35, dropCda: 0.3 } }, /CdA 0.35 \(time-trial position\) is larger than 0.3/],
  [{ powerZones: { z2: 250 } }, /power zones, with the empty ones worked out, do not rise/],
  [hearts({ thresholdHr: 170, z2: 165 }), /heart-rate zones, with the empty ones worked out, do not rise/],
];
test.each(cases)('%j: %s', (change, sentence) => {
  const conflicts = conflictsOf(change);
  expect(conflicts).toEqual([expect.stringMatching(sentence)]);
  expect(conflicts[0]).toMatch(/^[A-Z].*[.?]$/);
});

test('what was estimated is never held against what was entered', () => {
  expect(conflictsOf({ powerMatrix: { ftp: null }, ...advanced({ anaerobicThresholdLt1: 300 }) })).toEqual(
    [],
  );
});

test('any numbers give sentences without NaN', () => {
  const any = fc.option(fc.oneof(fc.double(), fc.integer({ min: -10, max: 3000 })), { nil: null });
  fc.assert(
    fc.property(fc.array(any, { minLength: 24, maxLength: 24 }), (n) => {
      const [h, m, fat, muscle, vo2, lt1, lt2, cp, wp, rest, thr, max, z1, z4, ftp, p3, p8, p20] = n;
      const { conflicts } = resolveAthlete({
        bodyMatrix: { height: h, weight: m, bodyFat: fat, muscleMass: muscle },
        advancePhysiologicalData: {
          vo2Max: vo2,
          anaerobicThresholdLt1: lt1,
          anaerobicThresholdLt2: lt2,
          criticalPower: cp,
          anaerobicWorkCapacity: wp,
        },
        heartRateMatrix: { restingHr: rest, thresholdHr: thr, maxHr: max, z1, z4 },
        powerMatrix: { ftp, min3Power: p3, min8Power: p8, min20Power: p20, peak3sPower: n[18] },
        aeroData: { ttCda: n[19], dropCda: n[20], climbCda: n[21], aeroPositionCda: n[22] },
      });
      // A NaN that stands in the record itself may be quoted back.
      const typed = n.some((value) => Number.isNaN(value));
      for (const sentence of conflicts) {
        if (!typed) expect(sentence).not.toContain('NaN');
        expect(sentence).not.toContain('undefined');
      }
    }),
    { seed: 21, numRuns: 300 },
  );
});
