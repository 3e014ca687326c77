import { intensityForDuration } from '@breakaway/cycling';

/** Shorter efforts are of W' and not of what can be held: nothing is said of them but how long they are. */
const LEAST_S = 300;

/** How hard an intensity is for its duration: beside what trained riders hold for so long. */
export function effortWords(intensity: number, timeS: number): string {
  if (timeS < LEAST_S) return `for ${lengthOf(timeS)}`;
  const share = intensity / intensityForDuration(timeS);
  const word =
    share < 0.8
      ? 'easy'
      : share < 0.9
        ? 'steady'
        : share < 0.975
          ? 'hard'
          : share < 1.025
            ? 'near your limit'
            : 'more than riders can hold';
  return `${word} for ${lengthOf(timeS)}`;
}

/** A duration as people say it: "16 s", "40 min", "4 h", "6½ h". */
function lengthOf(timeS: number): string {
  if (timeS < 60) return `${Math.round(timeS)} s`;
  if (timeS < 5400) return `${Math.round(timeS / 60)} min`;
  const halves = Math.round(timeS / 1800);
  return `${Math.floor(halves / 2)}${halves % 2 ? '½' : ''} h`;
}
