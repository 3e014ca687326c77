/**
 * Reads a duration as people write it: `45:10`, `1:02:03`, `55 min`, `1 h 5 min`, `1h05`, `90 s`, `3,5 h`, `55` (minutes).
 * @returns seconds, or null when it is not a duration
 * @example
 * parseDurationS('1 h 5 min') // => 3900
 */
export function parseDurationS(text: string): number | null {
  // Nobody writes a duration that long; and single spaces keep the pattern below from trying every way to share them out.
  if (text.length > 100) return null;
  const tidy = text.trim().toLowerCase().replace(/,/g, '.').replace(/\s+/g, ' ');
  if (tidy === '') return null;
  const clock = /^(?:(\d{1,3}):)?(\d{1,3}):(\d{1,2}(?:\.\d+)?)$/.exec(tidy);
  if (clock) {
    const [, hours, minutes, seconds] = clock;
    if (Number(seconds) >= 60 || (hours !== undefined && Number(minutes) >= 60)) return null;
    return Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds);
  }
  if (/^\d+(\.\d+)?$/.test(tidy)) return Number(tidy) * 60;
  const spelled = tidy.replace(/(\d\s*h)\s*(\d+)$/, '$1 $2 min');
  const words =
    /^(?:(\d+(?:\.\d+)?)\s*(?:h|hr|hrs|hours?))?\s*(?:and\s+)?(?:(\d+(?:\.\d+)?)\s*(?:m|min|mins|minutes?|'))?\s*(?:and\s+)?(?:(\d+(?:\.\d+)?)\s*(?:s|sec|secs|seconds?|"))?$/;
  const parts = words.exec(spelled);
  if (!parts || parts.slice(1).every((part) => part === undefined)) return null;
  const [, hours, minutes, seconds] = parts;
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}

/**
 * A duration as a clock: `45:10`, `1:02:03`. Rounds to whole seconds; anything that is not a duration is a dash.
 * @example
 * formatDuration(3723) // => '1:02:03'
 */
export function formatDuration(seconds: number): string {
  if (!Number.isFinite(seconds)) return '–';
  const whole = Math.round(Math.abs(seconds));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const rest = String(whole % 60).padStart(2, '0');
  const clock = hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
  return seconds < 0 && whole > 0 ? `-${clock}` : clock;
}
