import { intensityForDuration } from '@breakaway/cycling';

/** How hard an intensity is for its duration: beside what trained riders hold for so long. */
export function effortWords(intensity: number, timeS: number): string {
  const share = intensity / intensityForDuration(timeS);
  const word =
    share < 0.8
      ? 'easy'
      : share < 0.9
        ? 'steady'
        : share < 0.975
          ? 'hard'
          : share < 1.025
            ? 'all you can hold'
            : 'more than riders can hold';
  return `${word} for ${lengthOf(timeS)}`;
}

/** A duration as people say it: "40 min", "4 h", "6½ h". */
function lengthOf(timeS: number): string {
  if (timeS < 5400) return `${Math.round(timeS / 60)} min`;
  const halves = Math.round(timeS / 1800);
  return `${Math.floor(halves / 2)}${halves % 2 ? '½' : ''} h`;
}
