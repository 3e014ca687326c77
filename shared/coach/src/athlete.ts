import {
  type Athlete,
  type Conflict,
  type ProfilePlace,
  resolveAthlete,
  type UserRecord,
} from '@breakaway/cycling';
import type { AthleteFact, Facts } from './memory.ts';

const labels: Record<AthleteFact, (athlete: Athlete) => Array<{ source: string; how: string }>> = {
  weight: (a) => (a.massKg ? [a.massKg] : []),
  height: (a) => (a.heightM ? [a.heightM] : []),
  ftp: (a) => (a.ftpW ? [a.ftpW] : []),
  cp: (a) => (a.cpW ? [a.cpW] : []),
  choTolerance: (a) => (a.choToleranceGh ? [a.choToleranceGh] : []),
  thresholdHr: (a) => (a.thresholdHrBpm ? [a.thresholdHrBpm] : []),
  maxHr: (a) => (a.maxHrBpm ? [a.maxHrBpm] : []),
  bikeWeight: (a) => Object.values(a.bikeMassKg),
  restingHr: () => [],
  wPrime: (a) => (a.wPrimeJ ? [a.wPrimeJ] : []),
  age: () => [],
  weeklyHours: () => [],
};

/**
 * The athlete as this conversation knows them: what was said here wins over the profile. An FTP from a message also replaces
 * a critical power that is on file, because the two would contradict each other; zones that were entered give way to those
 * of a threshold from a message.
 */
export function athleteOf(profile: UserRecord, facts: Facts): Athlete {
  const record: UserRecord = structuredClone(profile);
  if (facts.weight !== undefined) record.bodyMatrix = { ...record.bodyMatrix, weight: facts.weight };
  if (facts.height !== undefined) record.bodyMatrix = { ...record.bodyMatrix, height: facts.height * 100 };
  if (facts.choTolerance !== undefined)
    record.feedingData = { ...record.feedingData, choTolerance: facts.choTolerance };
  if (facts.thresholdHr !== undefined || facts.maxHr !== undefined) {
    const { restingHr, thresholdHr, maxHr } = record.heartRateMatrix ?? {};
    record.heartRateMatrix = {
      restingHr,
      thresholdHr: facts.thresholdHr ?? thresholdHr,
      maxHr: facts.maxHr ?? maxHr,
    };
  }
  if (facts.ftp !== undefined) {
    record.powerMatrix = { peak3sPower: record.powerMatrix?.peak3sPower, ftp: facts.ftp };
    record.advancePhysiologicalData = { ...record.advancePhysiologicalData, criticalPower: null };
    record.powerZones = null;
  }
  if (facts.bikeWeight !== undefined) {
    const weight = facts.bikeWeight;
    record.bikeData = {
      weightRoadBike: weight,
      weightTtBike: weight,
      weightGravel: weight,
      weightMtb: weight,
    };
  }
  if (facts.cp !== undefined) {
    record.advancePhysiologicalData = { ...record.advancePhysiologicalData, criticalPower: facts.cp };
    if (facts.ftp === undefined)
      record.powerMatrix = { peak3sPower: record.powerMatrix?.peak3sPower, ftp: facts.cp / 1.03 };
  }
  if (facts.wPrime !== undefined)
    record.advancePhysiologicalData = {
      ...record.advancePhysiologicalData,
      anaerobicWorkCapacity: facts.wPrime,
    };
  const athlete = resolveAthlete(record);
  for (const fact of Object.keys(facts) as AthleteFact[]) {
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
  cp: ['advancePhysiologicalData.criticalPower'],
  choTolerance: ['feedingData.choTolerance'],
  thresholdHr: ['heartRateMatrix.thresholdHr'],
  maxHr: ['heartRateMatrix.maxHr'],
  bikeWeight: [
    'bikeData.weightRoadBike',
    'bikeData.weightTtBike',
    'bikeData.weightGravel',
    'bikeData.weightMtb',
  ],
  restingHr: ['heartRateMatrix.restingHr'],
  wPrime: ['advancePhysiologicalData.anaerobicWorkCapacity'],
  age: [],
  weeklyHours: [],
};

/** What contradicts a value that was just said; what else is odd in the profile is no answer to it. */
export function conflictOf(athlete: Athlete, facts: Facts): Conflict | undefined {
  const said = (Object.keys(facts) as AthleteFact[]).flatMap((fact) => places[fact]);
  return athlete.conflicts.find(({ fields }) => fields.some((field) => said.includes(field)));
}
