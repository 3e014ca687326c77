import type { SessionStep } from '../parts.ts';

/** Minimum distance between the ticks of an axis, px. */
const TICK_PX = 60;
const MINUTES = [1, 2, 5, 10, 15, 20, 30, 60, 120, 180, 240];
const WATTS = [25, 50, 100, 200, 300, 400, 500];
/** Sprints are cut off at this height, so that everything else stays readable; their labels have the value. */
const HIGHEST = 2;
/** An easy ride must not look like a race. */
const LOWEST_TOP = 1.15;

/** The upper end of the vertical axis, as a share of FTP. */
export function topOf(steps: SessionStep[]): number {
  const highest = Math.max(0, ...steps.flatMap(({ from, to }) => [from, to]));
  return Math.min(HIGHEST, Math.max(LOWEST_TOP, 1.05 * highest));
}

/** The ticks in minutes, including the end if it falls on one. */
export function minuteTicks(seconds: number, widthPx: number): number[] {
  const minutes = seconds / 60;
  const room = Math.max(2, Math.floor(widthPx / TICK_PX));
  const step = MINUTES.find((one) => minutes / one <= room) ?? MINUTES.at(-1)!;
  return Array.from({ length: Math.floor(minutes / step + 1e-9) + 1 }, (_, i) => i * step);
}

/** From here on a session is measured in hours, min. */
const HOURS_FROM = 150;

/** The labels of the ticks; the last one has the unit. */
export function tickWords(ticks: number[]): string[] {
  const inHours = (ticks.at(-1) ?? 0) >= HOURS_FROM;
  return ticks.map((minute, i) => {
    const unit = i === ticks.length - 1 ? (inHours ? '\u00a0h' : '\u00a0min') : '';
    const time = inHours
      ? `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`
      : String(minute);
    return `${time}${unit}`;
  });
}

export interface PowerTick {
  share: number;
  label: string;
}

/** At most four horizontal lines at round watts, or at round shares of FTP. */
export function powerTicks(top: number, ftpW: number | null): PowerTick[] {
  const unit = ftpW ?? 100;
  const step = WATTS.find((one) => (top * unit) / one <= 4.2) ?? WATTS.at(-1)!;
  return Array.from({ length: Math.floor((top * unit) / step) + 1 }, (_, i) => ({
    share: (i * step) / unit,
    label: `${i * step}${ftpW === null ? '\u00a0%' : ''}`,
  }));
}
