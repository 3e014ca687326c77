import type { SessionStep } from '../parts.ts';

/** The six power zones as shares of FTP; a boundary belongs to the lower zone. */
export const ZONES = [
  { name: 'Recovery', to: 0.55, colour: 'var(--zone-1)' },
  { name: 'Endurance', to: 0.75, colour: 'var(--zone-2)' },
  { name: 'Tempo', to: 0.9, colour: 'var(--zone-3)' },
  { name: 'Threshold', to: 1.05, colour: 'var(--zone-4)' },
  { name: 'VO2max', to: 1.2, colour: 'var(--zone-5)' },
  { name: 'Anaerobic', to: Infinity, colour: 'var(--zone-6)' },
] as const;

export type Zone = (typeof ZONES)[number];

/** Shares get rounded in transit: 0.9 must not fall into another zone because of its last bit. */
const NEARLY = 1e-6;

export const zoneOf = (share: number): Zone => ZONES.find(({ to }) => share <= to + NEARLY) ?? ZONES[5];

export interface Piece {
  fromS: number;
  toS: number;
  from: number;
  to: number;
  zone: Zone;
  step: number;
}

/**
 * A session split where it passes from one zone to another, so that a ramp shows the colours of the zones that it
 * crosses.
 */
export function piecesOf(steps: SessionStep[]): Piece[] {
  let startS = 0;
  return steps.flatMap(({ seconds, from, to }, step) => {
    const [begin, end] = [startS, startS + seconds];
    startS = end;
    if (from === to) return [{ fromS: begin, toS: end, from, to, zone: zoneOf(from), step }];
    const [low, high] = [Math.min(from, to), Math.max(from, to)];
    const limits = ZONES.map((zone) => zone.to).filter((limit) => limit > low && limit < high);
    const shares = [from, ...(from < to ? limits : limits.toReversed()), to];
    const at = (share: number) => begin + (seconds * (share - from)) / (to - from);
    return shares.slice(1).map((share, i) => {
      const before = shares[i]!;
      const zone = zoneOf((before + share) / 2);
      return { fromS: at(before), toS: at(share), from: before, to: share, zone, step };
    });
  });
}
