import { climbTime, shortTime, type TargetRider } from '@breakaway/cycling';
import type { Question } from './session-questions.ts';
import type { RepsRead } from './session-reps.ts';

/** A slope of a hill that is not described. */
const USUAL_SLOPE = 0.06;
const BIKE_KG = 8;
const SHARE_OF_FTP = 1.05;

/** How long one repetition over a distance or up a climb takes the rider, by the climb model; a question where that needs more. */
export function wayTime(
  { metres, gainM, climb }: RepsRead,
  { ftpW, massKg }: TargetRider,
): { seconds: number; assumed: string[]; question: Question | null } {
  if (metres === undefined || !ftpW || !massKg) {
    return {
      seconds: metres === undefined ? 300 : Math.round(metres / 4),
      assumed: [],
      question: {
        text: `How long does one repetition take you${climb ? ` up ${climb}` : ''}?`,
        chips: ['3 min', '5 min', '8 min'],
      },
    };
  }
  const powerW = SHARE_OF_FTP * ftpW;
  const ride = climbTime({
    distanceM: metres,
    gainM: gainM ?? USUAL_SLOPE * metres,
    powerW,
    riderMassKg: massKg,
    bikeMassKg: BIKE_KG,
  });
  const seconds = ride.ok ? Math.max(10, Math.round(ride.timeS / 10) * 10) : Math.round(metres / 4);
  const slope = gainM === undefined ? ` at ${100 * USUAL_SLOPE} %` : '';
  return {
    seconds,
    assumed: [
      `One repetition${climb ? ` up ${climb}` : slope} takes about ${shortTime(seconds)} at ${Math.round(powerW)} W.`,
    ],
    question: null,
  };
}
