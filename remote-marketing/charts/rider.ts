import { resolveAthlete, type Refusal } from '@breakaway/cycling';

/** The rider of every example on the landing page and in the app. */
export const rider = { massKg: 70, heightCm: 175, ftpW: 260, choToleranceGh: 80, bikeKg: 8, ttBikeKg: 9 };

export const athlete = resolveAthlete({
  bodyMatrix: { height: rider.heightCm, weight: rider.massKg },
  powerMatrix: { ftp: rider.ftpW },
  feedingData: { choTolerance: rider.choToleranceGh },
  bikeData: { weightRoadBike: rider.bikeKg, weightTtBike: rider.ttBikeKg },
});

/** A page that would show a refusal in place of its numbers must not be built. */
export function computed<T extends { ok: true }>(answer: T | Refusal): T {
  if (!answer.ok) throw new Error(answer.message);
  return answer;
}
