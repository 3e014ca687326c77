import type { WindRose, WindSector } from '@breakaway/cycling';

/** A field of the rose: wind from one direction at one speed. */
export interface RoseCell {
  sector: WindSector;
  /** index into the speeds of the rose */
  ring: number;
  speedMs: number;
  /** power to spare in this wind, W, below zero for what is missing; null where no power does or no curve is known */
  reserveW: number | null;
  /** outline, for a rose of radius 100 around 0, 0 */
  path: string;
}

/** The calm in the middle of the rose takes this share of its radius. */
const CALM = 0.16;

/** All fields of a rose, from the middle outwards. */
export function roseCells({ sectors, speedsMs, bestW }: WindRose): RoseCell[] {
  const wide = (2 * Math.PI) / sectors.length;
  const ring = (i: number) => 100 * (CALM + ((1 - CALM) * i) / speedsMs.length);
  return sectors.flatMap((sector) => {
    const middle = (sector.fromDeg * Math.PI) / 180;
    const [left, right] = [middle - wide / 2, middle + wide / 2];
    return speedsMs.map((speedMs, i) => {
      const powerW = sector.powerW[i] ?? null;
      return {
        sector,
        ring: i,
        speedMs,
        reserveW: powerW === null || bestW === null ? null : bestW - powerW,
        path: arcs(ring(i), ring(i + 1), left, right),
      };
    });
  });
}

export const CALM_RADIUS = 100 * CALM;

function arcs(inner: number, outer: number, from: number, to: number): string {
  const at = (radius: number, angle: number) =>
    `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
  return `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
}

/** A step of the rose's scale: from this reserve on, W. */
export interface RoseStep {
  from: number;
  name: string;
  colour: string;
}

const MUCH_W = 15;
const ROUND_W = 5;

/** The scale of a rose: enough against missing, and what is missing in three steps up to the most of this rose. */
export function roseSteps(cells: readonly RoseCell[]): RoseStep[] {
  const least = cells.reduce((low, { reserveW }) => Math.min(low, reserveW ?? low), 0);
  const most = cells.reduce((high, { reserveW }) => Math.max(high, reserveW ?? high), -Infinity);
  // Where no wind is enough the scale begins at the least that is missing.
  const free = most < 0 ? Math.floor(-most / ROUND_W) * ROUND_W : 0;
  const third = Math.max(ROUND_W, Math.ceil((-least - free) / 3 / ROUND_W) * ROUND_W);
  const enough = [
    { from: MUCH_W, name: `more than ${MUCH_W} W to spare`, colour: 'var(--rose-good-2)' },
    { from: 0, name: 'enough', colour: 'var(--rose-good-1)' },
  ];
  const missing = [1, 2].map((step) => ({
    from: -free - step * third,
    name: `up to ${free + step * third} W missing`,
    colour: `var(--rose-bad-${step})`,
  }));
  return [
    ...(most >= 0 ? enough : []),
    ...missing,
    { from: -Infinity, name: 'more missing', colour: 'var(--rose-bad-3)' },
  ];
}

/** The colour of a reserve, W; no colour where it is not known. */
export const colourOf = (reserveW: number | null, steps: readonly RoseStep[]): string =>
  (reserveW !== null && steps.find(({ from }) => reserveW >= from)?.colour) || 'var(--bg-sunken)';
