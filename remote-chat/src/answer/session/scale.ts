import type { SessionStep } from '../parts.ts';

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
