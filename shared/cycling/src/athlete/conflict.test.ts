import { resolveAthlete } from './resolve-athlete.ts';
import { conflictsFor, type AnswerUse } from './conflict.ts';
import { climbTime } from '../ride/index.ts';

/** A profile in which several things contradict each other, one for each kind of answer. */
const athlete = resolveAthlete({
  bodyMatrix: { height: 180, weight: 75, muscleMass: 80 },
  powerMatrix: { ftp: 260 },
  advancePhysiologicalData: { criticalPower: 305, anaerobicThresholdLt1: 265 },
  heartRateMatrix: { thresholdHr: 180, maxHr: 170 },
  powerZones: { z2: 250 },
  aeroData: { ttCda: 0.35, climbCda: 0.3 },
});
const ride = climbTime({ athlete, distanceM: 10_000, gainM: 700, powerW: 250 });
if (!ride.ok) throw new Error(ride.message);
const withoutCda = climbTime({ athlete, distanceM: 10_000, gainM: 700, powerW: 250, cdaM2: 0.33 });
if (!withoutCda.ok) throw new Error(withoutCda.message);

const critical = /Critical power 305 W/;
const cases: [AnswerUse, RegExp[]][] = [
  [{ of: 'ride', inputs: ride.inputs }, [critical, /CdA 0.35/]],
  [{ of: 'ride', inputs: withoutCda.inputs }, [critical]],
  [{ of: 'hold' }, [critical]],
  [{ of: 'fitness' }, [critical, /LT1 265 W is not below FTP/]],
  [{ of: 'feeding' }, [critical]],
  [{ of: 'powerZones' }, [/power zones do not rise/]],
  [{ of: 'heartRateZones' }, [/Threshold heart rate 180/]],
];

test.each(cases)('an answer reports only the contradictions that affect it: %j', (use, expected) => {
  expect(athlete.conflicts).toHaveLength(6);
  expect(conflictsFor(athlete.conflicts, use).map(({ text }) => text)).toEqual(
    expected.map((sentence) => expect.stringMatching(sentence)),
  );
});
