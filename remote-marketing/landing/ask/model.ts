import { climbPower, powerCurveOf, powerForDuration, resolveAthlete, type Athlete } from '@breakaway/cycling';

/** What a visitor asks: a climb, a time, and the two values of a rider that decide most. */
export interface Question {
  km: number;
  percent: number;
  minutes: number;
  weightKg: number;
  ftpW: number;
}

/** The question that the page begins with: a plausible rider on a famous climb, in a time that they can ride. */
export const first: Question = { km: 13.8, percent: 8.1, minutes: 70, weightKg: 70, ftpW: 260 };
/** The bike, which is said below the answer. All else is assumed as the consultant assumes it. */
export const assumed = { bikeKg: 8 };

export const limits: Record<keyof Question, { from: number; to: number; label: string; unit: string }> = {
  km: { from: 0.5, to: 60, label: 'Length', unit: 'km' },
  percent: { from: 2, to: 20, label: 'Gradient', unit: '%' },
  minutes: { from: 2, to: 300, label: 'Time', unit: 'min' },
  weightKg: { from: 35, to: 150, label: 'Your weight', unit: 'kg' },
  ftpW: { from: 80, to: 500, label: 'Your FTP', unit: 'W' },
};

/** What is wrong with a question, in one sentence; null when it can be asked. */
export function problemOf(question: Question): string | null {
  for (const [key, { from, to, label, unit }] of Object.entries(limits)) {
    const value = question[key as keyof Question];
    if (!(value >= from && value <= to)) return `${label}: enter ${from} to ${to} ${unit}.`;
  }
  return null;
}

export interface Answer {
  /** what the climb takes in this time, and its standard deviation, W */
  powerW: number;
  sdW: number;
  wattsPerKg: number;
  percentOfFtp: number;
  /** metres climbed an hour */
  vamMh: number;
  /** the best average for this time, W */
  bestW: number;
  /** the shortest time on this climb, minutes, and its power, W */
  reachable: { minutes: number; powerW: number };
}

/** A rider of whom two values and the bike are known. */
export const athleteOf = ({ weightKg, ftpW }: Question): Athlete =>
  resolveAthlete({
    bodyMatrix: { weight: weightKg },
    powerMatrix: { ftp: ftpW },
    bikeData: { weightRoadBike: assumed.bikeKg },
  });

/**
 * The engine's answer to a question that `problemOf` found nothing wrong with.
 * @returns a sentence where the engine refuses, for example a speed that nobody rides
 */
export function answerTo(question: Question): Answer | string {
  const athlete = athleteOf(question);
  const curve = powerCurveOf(athlete)!;
  const climbIn = (minutes: number) =>
    climbPower({
      athlete,
      distanceM: 1000 * question.km,
      slope: question.percent / 100,
      timeS: 60 * minutes,
    });
  const bestFor = (minutes: number) => powerForDuration(curve, 60 * minutes);
  const answer = climbIn(question.minutes);
  if (!answer.ok) return answer.message;
  let [tooFast, slow] = [question.minutes / 20, question.minutes * 20];
  while (slow - tooFast > 1 / 120) {
    const middle = (tooFast + slow) / 2;
    const takes = climbIn(middle);
    if (!takes.ok || takes.powerW > bestFor(middle)) tooFast = middle;
    else slow = middle;
  }
  return {
    powerW: answer.powerW,
    sdW: answer.sd,
    wattsPerKg: answer.powerW / question.weightKg,
    percentOfFtp: (100 * answer.powerW) / question.ftpW,
    vamMh: answer.vamMh ?? 0,
    bestW: bestFor(question.minutes),
    reachable: { minutes: slow, powerW: bestFor(slow) },
  };
}
