import * as fc from 'fast-check';
import { resolveAthlete } from './resolve-athlete.ts';
import type { Conflict, ProfilePlace } from './conflict.ts';
import type { UserRecord } from './user-record.ts';

const four: UserRecord = {
  bodyMatrix: { height: 180, weight: 75 },
  powerMatrix: { ftp: 260 },
  feedingData: { choTolerance: 90 },
};
const conflictsOf = (change: UserRecord): Conflict[] =>
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

/** The sentence, and the values that Settings has to show it at. */
const cases: [UserRecord, RegExp, ...ProfilePlace[]][] = [
  [body({ height: 121, weight: 140 }), /far from any usual build/, 'bodyMatrix.height', 'bodyMatrix.weight'],
  [body({ height: 225, weight: 45 }), /far from any usual build/, 'bodyMatrix.height', 'bodyMatrix.weight'],
  [
    body({ muscleMass: 80 }),
    /Muscle mass 80 kg is not below weight 75 kg/,
    'bodyMatrix.muscleMass',
    'bodyMatrix.weight',
  ],
  [
    body({ muscleMass: 60, bodyFat: 25 }),
    /more than the whole weight/,
    'bodyMatrix.muscleMass',
    'bodyMatrix.bodyFat',
    'bodyMatrix.weight',
  ],
  [body({ height: 18 }), /Your height of 18 cm can't be right \(120 to 230 cm\)/, 'bodyMatrix.height'],
  [body({ weight: 7.5 }), /Your weight of 7.5 kg can't be right/, 'bodyMatrix.weight'],
  [power({ ftp: 580 }), /7\.7 W\/kg, more than any rider has/, 'powerMatrix.ftp', 'bodyMatrix.weight'],
  [
    advanced({ criticalPower: 305 }),
    /305 W is more than 15 % above FTP 260 W/,
    'advancePhysiologicalData.criticalPower',
    'powerMatrix.ftp',
  ],
  [
    advanced({ criticalPower: 230 }),
    /230 W is well below FTP 260 W/,
    'advancePhysiologicalData.criticalPower',
    'powerMatrix.ftp',
  ],
  [
    advanced({ anaerobicThresholdLt1: 250, anaerobicThresholdLt2: 240 }),
    /LT1 250 W is not below LT2 240 W/,
    'advancePhysiologicalData.anaerobicThresholdLt1',
    'advancePhysiologicalData.anaerobicThresholdLt2',
  ],
  [
    advanced({ anaerobicThresholdLt2: 190 }),
    /LT2 190 W and FTP 260 W lie more than 25 % apart/,
    'advancePhysiologicalData.anaerobicThresholdLt2',
    'powerMatrix.ftp',
  ],
  [
    advanced({ anaerobicThresholdLt1: 265 }),
    /LT1 265 W is not below FTP 260 W/,
    'advancePhysiologicalData.anaerobicThresholdLt1',
    'powerMatrix.ftp',
  ],
  [
    advanced({ anaerobicWorkCapacity: 21 }),
    /W′ of 21 J looks like kJ, so it was read as 21000 J/,
    'advancePhysiologicalData.anaerobicWorkCapacity',
  ],
  [
    advanced({ anaerobicWorkCapacity: 900 }),
    /W' of 900 J can't be right/,
    'advancePhysiologicalData.anaerobicWorkCapacity',
  ],
  [
    advanced({ vo2Max: 80 }),
    /VO2max 80 does not fit your power: 335 W over 5:00 stands for about 56/,
    'advancePhysiologicalData.vo2Max',
    'powerMatrix.ftp',
  ],
  [
    power({ min3Power: 300, min8Power: 320 }),
    /longer best power is higher than a shorter one/,
    'powerMatrix.min3Power',
    'powerMatrix.min8Power',
  ],
  [
    power({ min3Power: 380, peak3sPower: 360 }),
    /Peak 3 s power 360 W is below your best 3 min power of 380 W/,
    'powerMatrix.peak3sPower',
    'powerMatrix.min3Power',
  ],
  [
    power({ min8Power: 250 }),
    /FTP 260 W is above your best 8 min power of 250 W/,
    'powerMatrix.ftp',
    'powerMatrix.min8Power',
  ],
  [
    power({ min20Power: 320 }),
    /20 min power of 320 W stands for an FTP near 304 W, not 260 W/,
    'powerMatrix.ftp',
    'powerMatrix.min20Power',
  ],
  [
    hearts({ thresholdHr: 180, maxHr: 170 }),
    /Threshold heart rate 180 is not below maximum heart rate 170/,
    'heartRateMatrix.thresholdHr',
    'heartRateMatrix.maxHr',
  ],
  [
    { ...power({ peak3sPower: 250 }) },
    /Peak 3 s power 250 W is not above FTP 260 W/,
    'powerMatrix.peak3sPower',
    'powerMatrix.ftp',
  ],
  [
    { ...power({ min20Power: 265 }), ...advanced({ criticalPower: 270 }) },
    /Critical power 270 W is not below your best 20 min power of 265 W/,
    'advancePhysiologicalData.criticalPower',
    'powerMatrix.min20Power',
  ],
  [
    hearts({ restingHr: 110, z1: 105, z2: 140, z3: 150, z4: 160 }),
    /zone 1 ends at 105, which is not above your resting heart rate 110/,
    'heartRateMatrix.z1',
    'heartRateMatrix.restingHr',
  ],
  [
    { powerZones: { z1: 240, z2: 190 } },
    /zone 1 ends at 240 W and zone 2 ends at 190 W, so your own limits were not used/,
    'powerZones.z1',
    'powerZones.z2',
  ],
  [
    hearts({ thresholdHr: 110, maxHr: 190 }),
    /less than 70 % of maximum heart rate 190/,
    'heartRateMatrix.thresholdHr',
    'heartRateMatrix.maxHr',
  ],
  [
    hearts({ restingHr: 100, thresholdHr: 95 }),
    /Resting heart rate 100 is not below threshold heart rate 95/,
    'heartRateMatrix.restingHr',
    'heartRateMatrix.thresholdHr',
  ],
  [
    hearts({ restingHr: 110, maxHr: 105 }),
    /Resting heart rate 110 is not below maximum heart rate 105/,
    'heartRateMatrix.restingHr',
    'heartRateMatrix.maxHr',
  ],
  [
    hearts({ maxHr: 185, z1: 140, z2: 150, z3: 160, z4: 195 }),
    /zone 4 ends at 195, above your maximum/,
    'heartRateMatrix.z4',
    'heartRateMatrix.maxHr',
  ],
  [
    { aeroData: { ttCda: 0.35, dropCda: 0.3 } },
    /CdA 0.35 \(time-trial position\) is larger than 0.3/,
    'aeroData.ttCda',
    'aeroData.dropCda',
  ],
  [
    { powerZones: { z2: 250 } },
    /power zones do not rise: zone 2 ends at 250 W and zone 3 ends at 234 W as worked out from FTP/,
    'powerZones.z2',
    'powerMatrix.ftp',
  ],
  [
    hearts({ thresholdHr: 170, z2: 165 }),
    /heart-rate zones do not rise: zone 2 ends at 165 bpm and zone 3 ends at 158 bpm as worked out from threshold heart rate/,
    'heartRateMatrix.z2',
    'heartRateMatrix.thresholdHr',
  ],
];
test.each(cases)('%j: %s', (change, sentence, ...fields) => {
  const conflicts = conflictsOf(change);
  expect(conflicts).toEqual([{ fields, text: expect.stringMatching(sentence) }]);
  expect(conflicts[0]!.text).toMatch(/^[A-Z][^;]*[.?]$/);
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
      // A NaN in the record itself may be quoted.
      const typed = n.some((value) => Number.isNaN(value));
      for (const { text: sentence } of conflicts) {
        if (!typed) expect(sentence).not.toContain('NaN');
        expect(sentence).not.toContain('undefined');
      }
    }),
    { seed: 21, numRuns: 300 },
  );
});
