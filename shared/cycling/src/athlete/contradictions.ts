import { formatDuration } from '../answer/duration.ts';
import type { Input } from '../answer/input.ts';
import { FTP_OF_20_MIN } from '../physiology/ftp-test.ts';
import type { Effort } from '../physiology/critical-power.ts';
import type { Athlete, Position } from './athlete.ts';
import { placeOf, type Conflict, type ProfilePlace } from './conflict.ts';
import { SITKO, vo2MaxOf } from './vo2max.ts';
import type { UserRecord } from './user-record.ts';

/**
 * Values of a profile that are each possible but do not belong together, in plain sentences. Only what was entered is
 * held against each other, never an estimate.
 */
export function contradictions(user: UserRecord, athlete: Known): Conflict[] {
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
const when = (wrong: boolean, fields: readonly ProfilePlace[], text: string): Conflict[] =>
  wrong ? [{ fields, text }] : [];
const given = (input: Input | null): number => (input?.source === 'profile' ? input.value : NaN);
const w = (watts: number): string => `${Math.round(watts)} W`;

const HEIGHT = 'bodyMatrix.height';
const WEIGHT = 'bodyMatrix.weight';
const MUSCLE = 'bodyMatrix.muscleMass';
const FTP = 'powerMatrix.ftp';
const PEAK = 'powerMatrix.peak3sPower';
const CP = 'advancePhysiologicalData.criticalPower';
const LT1 = 'advancePhysiologicalData.anaerobicThresholdLt1';
const LT2 = 'advancePhysiologicalData.anaerobicThresholdLt2';
const RESTING_HR = 'heartRateMatrix.restingHr';
const THRESHOLD_HR = 'heartRateMatrix.thresholdHr';
const MAX_HR = 'heartRateMatrix.maxHr';

function body(user: UserRecord, { massKg, heightM, ftpW }: Known): Conflict[] {
  const kg = given(massKg);
  const { muscleMass, bodyFat } = user.bodyMatrix ?? {};
  const muscleKg = muscleMass && muscleMass < Infinity ? muscleMass : NaN;
  const fatPercent = bodyFat || NaN;
  const index = kg / given(heightM) ** 2;
  return [
    ...when(
      index < 14 || index > 50,
      [HEIGHT, WEIGHT],
      `Weight ${kg} kg and height ${Math.round(100 * given(heightM))} cm are far from any usual build. One of them is likely in another unit.`,
    ),
    ...when(muscleKg >= kg, [MUSCLE, WEIGHT], `Muscle mass ${muscleKg} kg is not below weight ${kg} kg.`),
    ...when(
      muscleKg < kg && (100 * muscleKg) / kg + fatPercent > 100,
      [MUSCLE, 'bodyMatrix.bodyFat', WEIGHT],
      `Muscle mass ${muscleKg} kg and body fat ${fatPercent} % make more than the whole weight of ${kg} kg.`,
    ),
    ...when(
      given(ftpW) / kg > 7.5,
      [FTP, WEIGHT],
      `FTP ${w(given(ftpW))} at ${kg} kg is ${(given(ftpW) / kg).toFixed(1)} W/kg, more than any rider has. One of them is likely wrong.`,
    ),
  ];
}

function thresholds({ ftpW, cpW, lt1W, lt2W, bests: efforts }: Known): Conflict[] {
  const [ftp, cp, lt1, lt2] = [given(ftpW), given(cpW), given(lt1W), given(lt2W)];
  const under = efforts.find(({ powerW }) => powerW <= cp);
  return [
    ...when(
      cp > 1.15 * ftp,
      [CP, FTP],
      `Critical power ${cp} W is more than 15 % above FTP ${ftp} W. One of them is likely old.`,
    ),
    ...when(
      cp < 0.92 * ftp,
      [CP, FTP],
      `Critical power ${cp} W is well below FTP ${ftp} W, though it is usually a little above. One of them is likely old.`,
    ),
    ...when(
      under !== undefined,
      [CP, ...(under ? [placeOf(under)] : [])],
      `Critical power ${cp} W is not below ${best(under)}. You can hold it for longer than that.`,
    ),
    ...when(lt1 >= lt2, [LT1, LT2], `LT1 ${lt1} W is not below LT2 ${lt2} W.`),
    ...when(
      Math.abs(lt2 / ftp - 1) > 0.25,
      [LT2, FTP],
      `LT2 ${lt2} W and FTP ${ftp} W lie more than 25 % apart, though both mark the same threshold.`,
    ),
    ...when(lt1 >= ftp, [LT1, FTP], `LT1 ${lt1} W is not below FTP ${ftp} W.`),
  ];
}

const minutes = ({ durationS }: Effort): string => `${durationS / 60} min`;
/** "your best 8 min power of 250 W" */
const best = (effort: Effort | undefined): string =>
  effort ? `your best ${minutes(effort)} power of ${w(effort.powerW)}` : '';

function bests({ ftpW, cpW, peakPowerW, bests: efforts }: Known): Conflict[] {
  const ftp = given(ftpW);
  const peak = given(peakPowerW);
  const twenty = efforts.find(({ durationS }) => durationS === 1200)?.powerW ?? NaN;
  const under = efforts.find(({ powerW }) => powerW < ftp);
  const abovePeak = efforts.find(({ powerW }) => powerW > peak);
  const threshold = Number.isNaN(given(cpW)) ? ftp : given(cpW);
  return [
    ...efforts.flatMap((effort, i) => {
      const shorter = efforts[i - 1];
      return shorter && effort.powerW > shorter.powerW
        ? [
            {
              fields: [placeOf(shorter), placeOf(effort)],
              text: `A longer best power is higher than a shorter one: ${w(effort.powerW)} over ${minutes(effort)}, and ${w(shorter.powerW)} over ${minutes(shorter)}.`,
            },
          ]
        : [];
    }),
    ...when(
      abovePeak !== undefined,
      [PEAK, ...(abovePeak ? [placeOf(abovePeak)] : [])],
      `Peak 3 s power ${w(peak)} is below ${best(abovePeak)}.`,
    ),
    ...when(
      abovePeak === undefined && peak <= threshold,
      [PEAK, Number.isNaN(given(cpW)) ? FTP : CP],
      `Peak 3 s power ${w(peak)} is not above ${Number.isNaN(given(cpW)) ? 'FTP' : 'critical power'} ${w(threshold)}.`,
    ),
    ...when(
      under !== undefined,
      [FTP, ...(under ? [placeOf(under)] : [])],
      `FTP ${w(ftp)} is above ${best(under)}, which is much shorter than an hour.`,
    ),
    ...when(
      under === undefined && Math.abs((FTP_OF_20_MIN * twenty) / ftp - 1) > 0.1,
      [FTP, 'powerMatrix.min20Power'],
      `Your 20 min power of ${w(twenty)} stands for an FTP near ${w(FTP_OF_20_MIN * twenty)}, not ${w(ftp)}. One of them is likely old.`,
    ),
  ];
}

/** Three standard deviations of the regression of VO2max on power. */
const VO2_APART = 3 * SITKO.sd;

function aerobic(athlete: Known): Conflict[] {
  const entered = given(athlete.vo2MaxMlKgMin);
  const cpIsKnown = athlete.cpW?.source === 'profile';
  const known = cpIsKnown || athlete.ftpW?.source === 'profile';
  const expected = known ? (vo2MaxOf(athlete, athlete.massKg)?.value ?? NaN) : NaN;
  return when(
    Math.abs(entered - expected) > VO2_APART,
    ['advancePhysiologicalData.vo2Max', cpIsKnown ? CP : FTP],
    `VO2max ${entered} does not fit your power: ${w((athlete.cpW?.value ?? NaN) + (athlete.wPrimeJ?.value ?? NaN) / 300)} over ${formatDuration(300)} stands for about ${Math.round(expected)} ml/kg/min.`,
  );
}

function hearts({ restingHrBpm, thresholdHrBpm, maxHrBpm, heartRateZonesBpm }: Known): Conflict[] {
  const [resting, threshold, max] = [given(restingHrBpm), given(thresholdHrBpm), given(maxHrBpm)];
  const own = heartRateZonesBpm?.filter((zone) => zone.own) ?? [];
  const above = own.find(({ to }) => to !== null && to > max + 1);
  const below = own.find(({ to }) => to !== null && to <= resting);
  const zone = (one: { name: string } | undefined) =>
    one ? [`heartRateMatrix.${one.name}` as ProfilePlace] : [];
  return [
    ...when(
      threshold >= max,
      [THRESHOLD_HR, MAX_HR],
      `Threshold heart rate ${threshold} is not below maximum heart rate ${max}.`,
    ),
    ...when(
      threshold < 0.7 * max,
      [THRESHOLD_HR, MAX_HR],
      `Threshold heart rate ${threshold} is less than 70 % of maximum heart rate ${max}. One of them is likely wrong.`,
    ),
    ...when(
      resting >= threshold,
      [RESTING_HR, THRESHOLD_HR],
      `Resting heart rate ${resting} is not below threshold heart rate ${threshold}.`,
    ),
    ...when(
      !(resting >= threshold) && resting >= max,
      [RESTING_HR, MAX_HR],
      `Resting heart rate ${resting} is not below maximum heart rate ${max}.`,
    ),
    ...when(
      above !== undefined,
      [...zone(above), MAX_HR],
      `Heart rate zone ${above?.name.slice(1)} ends at ${above?.to}, above your maximum heart rate ${max}.`,
    ),
    ...when(
      below !== undefined,
      [...zone(below), RESTING_HR],
      `Heart rate zone ${below?.name.slice(1)} ends at ${below?.to}, which is not above your resting heart rate ${resting}.`,
    ),
  ];
}

const LOWEST_FIRST: readonly Position[] = ['tt', 'aero', 'drop', 'climb'];
const CDA_PLACES: Record<Position, ProfilePlace> = {
  tt: 'aeroData.ttCda',
  aero: 'aeroData.aeroPositionCda',
  drop: 'aeroData.dropCda',
  climb: 'aeroData.climbCda',
};

function positions({ cdaM2 }: Known): Conflict[] {
  const entered = LOWEST_FIRST.filter((position) => cdaM2[position].source === 'profile');
  return entered.flatMap((position, i) => {
    const lower = entered[i - 1];
    if (!lower || cdaM2[lower].value <= cdaM2[position].value) return [];
    return [
      {
        fields: [CDA_PLACES[lower], CDA_PLACES[position]],
        text: `CdA ${cdaM2[lower].value} (${posture(cdaM2[lower])}) is larger than ${cdaM2[position].value} (${posture(cdaM2[position])}), though the position is lower. Were they swapped?`,
      },
    ];
  });
}

const posture = ({ label }: Input): string => label.replace('drag area, ', '');
