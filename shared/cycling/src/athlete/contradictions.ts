import { formatDuration } from '../answer/duration.ts';
import type { Input } from '../answer/input.ts';
import type { Athlete, Position } from './athlete.ts';
import { SITKO, vo2MaxOf } from './vo2max.ts';
import type { UserRecord } from './user-record.ts';

/**
 * Values of a profile that are each possible but do not belong together, in plain sentences. Only what was entered is
 * held against each other, never an estimate.
 */
export function contradictions(user: UserRecord, athlete: Omit<Athlete, 'conflicts' | 'missing'>): string[] {
  return [
    ...body(user, athlete),
    ...thresholds(athlete),
    ...bests(athlete),
    ...aerobic(athlete),
    ...hearts(athlete),
    ...positions(athlete),
  ];
}

type Known = Omit<Athlete, 'conflicts' | 'missing'>;

/** Only when `wrong` is a comparison of numbers that are both known. */
const when = (wrong: boolean, sentence: string): string[] => (wrong ? [sentence] : []);
const given = (input: Input | null): number => (input?.source === 'profile' ? input.value : NaN);
const w = (watts: number): string => `${Math.round(watts)} W`;

function body(user: UserRecord, { massKg, heightM, ftpW }: Known): string[] {
  const kg = given(massKg);
  const { muscleMass, bodyFat } = user.bodyMatrix ?? {};
  const muscleKg = muscleMass && muscleMass < Infinity ? muscleMass : NaN;
  const fatPercent = bodyFat || NaN;
  const index = kg / given(heightM) ** 2;
  return [
    ...when(
      index < 14 || index > 50,
      `Weight ${kg} kg and height ${Math.round(100 * given(heightM))} cm are far from any usual build; one of them is likely in another unit.`,
    ),
    ...when(muscleKg >= kg, `Muscle mass ${muscleKg} kg is not below weight ${kg} kg.`),
    ...when(
      muscleKg < kg && (100 * muscleKg) / kg + fatPercent > 100,
      `Muscle mass ${muscleKg} kg and body fat ${fatPercent} % make more than the whole weight of ${kg} kg.`,
    ),
    ...when(
      given(ftpW) / kg > 7.5,
      `FTP ${w(given(ftpW))} at ${kg} kg is ${(given(ftpW) / kg).toFixed(1)} W/kg, more than any rider has; one of them is likely wrong.`,
    ),
  ];
}

function thresholds({ ftpW, cpW, lt1W, lt2W }: Known): string[] {
  const [ftp, cp, lt1, lt2] = [given(ftpW), given(cpW), given(lt1W), given(lt2W)];
  return [
    ...when(
      cp > 1.15 * ftp,
      `Critical power ${cp} W is more than 15 % above FTP ${ftp} W; one of them is likely old.`,
    ),
    ...when(
      cp < 0.92 * ftp,
      `Critical power ${cp} W is well below FTP ${ftp} W, though it is usually a little above; one of them is likely old.`,
    ),
    ...when(lt1 >= lt2, `LT1 ${lt1} W is not below LT2 ${lt2} W.`),
    ...when(
      Math.abs(lt2 / ftp - 1) > 0.25,
      `LT2 ${lt2} W and FTP ${ftp} W lie more than 25 % apart, though both mark the same threshold.`,
    ),
    ...when(lt1 >= ftp, `LT1 ${lt1} W is not below FTP ${ftp} W.`),
  ];
}

function bests({ ftpW, peakPowerW, bests: efforts }: Known): string[] {
  const ftp = given(ftpW);
  const peak = given(peakPowerW);
  const twenty = efforts.find(({ durationS }) => durationS === 1200)?.powerW ?? NaN;
  const under = efforts.find(({ powerW }) => powerW < ftp);
  return [
    ...when(
      efforts.some((best, i) => i > 0 && best.powerW > efforts[i - 1]!.powerW),
      'A longer best power is higher than a shorter one; check the 3, 8 and 20 min powers.',
    ),
    ...when(
      efforts.some(({ powerW }) => powerW > peak),
      `Peak 3 s power ${w(peak)} is below your best power over ${efforts.map(({ durationS }) => durationS / 60).find((_, i) => efforts[i]!.powerW > peak)} min.`,
    ),
    ...when(
      under !== undefined,
      `FTP ${w(ftp)} is above your best ${under && under.durationS / 60} min power of ${w(under?.powerW ?? NaN)}, which is much shorter than an hour.`,
    ),
    ...when(
      under === undefined && Math.abs((0.95 * twenty) / ftp - 1) > 0.1,
      `Your 20 min power of ${w(twenty)} stands for an FTP near ${w(0.95 * twenty)}, not ${w(ftp)}; one of them is likely old.`,
    ),
  ];
}

/** Three standard deviations of the regression of VO2max on power. */
const VO2_APART = 3 * SITKO.sd;

function aerobic(athlete: Known): string[] {
  const entered = given(athlete.vo2MaxMlKgMin);
  const known = athlete.cpW?.source === 'profile' || athlete.ftpW?.source === 'profile';
  const expected = known ? (vo2MaxOf(athlete, athlete.massKg)?.value ?? NaN) : NaN;
  return when(
    Math.abs(entered - expected) > VO2_APART,
    `VO2max ${entered} does not fit your power: ${w((athlete.cpW?.value ?? NaN) + (athlete.wPrimeJ?.value ?? NaN) / 300)} over ${formatDuration(300)} stands for about ${Math.round(expected)} ml/kg/min.`,
  );
}

function hearts({ restingHrBpm, thresholdHrBpm, maxHrBpm, heartRateZonesBpm }: Known): string[] {
  const [resting, threshold, max] = [given(restingHrBpm), given(thresholdHrBpm), given(maxHrBpm)];
  const above = heartRateZonesBpm?.find(({ own, to }) => own && to !== null && to > max + 1);
  return [
    ...when(threshold >= max, `Threshold heart rate ${threshold} is not below maximum heart rate ${max}.`),
    ...when(
      threshold < 0.7 * max,
      `Threshold heart rate ${threshold} is less than 70 % of maximum heart rate ${max}; one of them is likely wrong.`,
    ),
    ...when(
      resting >= threshold,
      `Resting heart rate ${resting} is not below threshold heart rate ${threshold}.`,
    ),
    ...when(
      !(resting >= threshold) && resting >= max,
      `Resting heart rate ${resting} is not below maximum heart rate ${max}.`,
    ),
    ...when(
      above !== undefined,
      `Heart rate zone ${above?.name.slice(1)} ends at ${above?.to}, above your maximum heart rate ${max}.`,
    ),
  ];
}

const LOWEST_FIRST: readonly Position[] = ['tt', 'aero', 'drop', 'climb'];

function positions({ cdaM2 }: Known): string[] {
  const entered = LOWEST_FIRST.map((position) => cdaM2[position]).filter(
    ({ source }) => source === 'profile',
  );
  return entered.flatMap((area, i) => {
    const lower = entered[i - 1];
    return lower && lower.value > area.value
      ? [
          `CdA ${lower.value} (${posture(lower)}) is larger than ${area.value} (${posture(area)}), though the position is lower; were they swapped?`,
        ]
      : [];
  });
}

const posture = ({ label }: Input): string => label.replace('drag area, ', '');
