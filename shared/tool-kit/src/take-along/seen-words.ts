import { formatDuration, type Seen } from '@breakaway/cycling';
import type { UnitFormat } from '@breakaway/contract/units';

/** What was found when the file was read again: "Checked: 1 480 points, 23 steps, 6:45:12". */
export function seenWords(
  { points, marks, steps, alarms, distanceM, timeS }: Seen,
  units: UnitFormat,
): string {
  const counted = [
    count(points, 'point'),
    count(marks, 'prompt'),
    count(steps, 'step'),
    count(alarms, 'alarm'),
    distanceM === undefined || (points !== undefined && timeS !== undefined)
      ? null
      : units.show(distanceM / 1000, 'km', 1),
    timeS === undefined ? null : clock(timeS),
  ];
  return `Checked: ${counted.filter(Boolean).join(', ')}`;
}

/** Paper shows hours and minutes. */
function clock(timeS: number): string {
  const text = formatDuration(timeS);
  return timeS >= 3600 && text.endsWith(':00') ? `${text.slice(0, -3)} h` : text;
}

function count(number: number | undefined, word: string): string | null {
  if (number === undefined) return null;
  // A thin space that does not break, between thousands.
  return `${number.toLocaleString('en').replaceAll(',', '\u202f')} ${word}${number === 1 ? '' : 's'}`;
}

/** How large a file is. */
export function sizeWords(content: string | Uint8Array): string {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content).length : content.length;
  if (bytes < 1000) return `${bytes} bytes`;
  return bytes < 1e6 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
