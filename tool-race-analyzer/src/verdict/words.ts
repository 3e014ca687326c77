import { formatDuration } from '@breakaway/cycling';
import { clock } from '@breakaway/ui/chart';

/** A riding time for comparing: hours and minutes, or minutes and seconds below an hour. */
export const roundTime = (seconds: number): string =>
  seconds < 3600 ? formatDuration(seconds) : clock(seconds);

/** How full W' still is at its lowest, in a word. */
export function reserveWord(share: number): { word: string; tone: 'good' | 'warn' | 'bad' } {
  if (share < 0.15) return { word: 'nearly empty', tone: 'bad' };
  if (share < 0.4) return { word: 'low', tone: 'warn' };
  return { word: 'plenty left', tone: 'good' };
}
