import {
  type Athlete,
  type Conflict,
  type ProfilePlace,
  resolveAthlete,
  type UserRecord,
} from '@breakaway/cycling';
import type { AthleteFact, Told } from '../intent/frame.ts';

const labels: Record<AthleteFact, (athlete: Athlete) => Array<{ source: string; how: string }>> = {
  weight: (a) => (a.massKg ? [a.massKg] : []),
  height: (a) => (a.heightM ? [a.heightM] : []),
  ftp: (a) => (a.ftpW ? [a.ftpW] : []),
  choTolerance: (a) => (a.choToleranceGh ? [a.choToleranceGh] : []),
  thresholdHr: (a) => (a.thresholdHrBpm ? [a.thresholdHrBpm] : []),
  maxHr: (a) => (a.maxHrBpm ? [a.maxHrBpm] : []),
  bikeWeight: (a) => Object.values(a.bikeMassKg),
};

/**
 * The athlete as this conversation knows her: what she said here wins over her profile. Her FTP from a message also
 * replaces a critical power that is on file, because the two would contradict each other; zones that she entered
 * give way to those of a threshold from a message.
 */
export function athleteOf(profile: UserRecord, told: Told): Athlete {
  const record: UserRecord = structuredClone(profile);
  if (told.weight !== undefined) record.bodyMatrix = { ...record.bodyMatrix, weight: told.weight };
  if (told.height !== undefined) record.bodyMatrix = { ...record.bodyMatrix, height: told.height * 100 };
  if (told.choTolerance !== undefined)
    record.feedingData = { ...record.feedingData, choTolerance: told.choTolerance };
  if (told.thresholdHr !== undefined || told.maxHr !== undefined) {
    const { restingHr, thresholdHr, maxHr } = record.heartRateMatrix ?? {};
    record.heartRateMatrix = {
      restingHr,
      thresholdHr: told.thresholdHr ?? thresholdHr,
      maxHr: told.maxHr ?? maxHr,
    };
  }
  if (told.ftp !== undefined) {
    record.powerMatrix = { peak3sPower: record.powerMatrix?.peak3sPower, ftp: told.ftp };
    record.advancePhysiologicalData = { ...record.advancePhysiologicalData, criticalPower: null };
    record.powerZones = null;
  }
  if (told.bikeWeight !== undefined) {
    const weight = told.bikeWeight;
    record.bikeData = {
      weightRoadBike: weight,
      weightTtBike: weight,
      weightGravel: weight,
      weightMtb: weight,
    };
  }
  const athlete = resolveAthlete(record);
  for (const fact of Object.keys(told) as AthleteFact[]) {
    for (const input of labels[fact](athlete)) {
      if (input.source === 'profile') Object.assign(input, { source: 'asked', how: 'as you said' });
    }
  }
  return athlete;
}

const places: Record<AthleteFact, readonly ProfilePlace[]> = {
  weight: ['bodyMatrix.weight'],
  height: ['bodyMatrix.height'],
  ftp: ['powerMatrix.ftp'],
  choTolerance: ['feedingData.choTolerance'],
  thresholdHr: ['heartRateMatrix.thresholdHr'],
  maxHr: ['heartRateMatrix.maxHr'],
  bikeWeight: [
    'bikeData.weightRoadBike',
    'bikeData.weightTtBike',
    'bikeData.weightGravel',
    'bikeData.weightMtb',
  ],
};

/** What contradicts a value that was just said; what else is odd in the profile is no answer to it. */
export function conflictOf(athlete: Athlete, told: Told): Conflict | undefined {
  const said = (Object.keys(told) as AthleteFact[]).flatMap((fact) => places[fact]);
  return athlete.conflicts.find(({ fields }) => fields.some((field) => said.includes(field)));
}
