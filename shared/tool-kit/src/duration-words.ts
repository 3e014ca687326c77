/**
 * A whole number of minutes, 0 or more, as people say it: beside clock times "15:00" would be three in the afternoon.
 * @returns such as `35 min`, `2 h`, `2 h 35 min`
 */
export function durationWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
