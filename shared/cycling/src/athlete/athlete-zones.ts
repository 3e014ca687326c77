import type { Input } from '../answer/input.ts';
import type { Conflict, ProfilePlace } from './conflict.ts';
import type { UserRecord } from './user-record.ts';
import { heartRateZones, powerZones, type OwnLimits, type Zone } from '../physiology/zones.ts';

/** Null: neither entered nor to be computed. */
export type TrainingZones = { powerZonesW: Zone[] | null; heartRateZonesBpm: Zone[] | null };

/**
 * The rider's training zones: their own limits, and for the rest what FTP (Coggan) and the heart rate at threshold
 * (Friel) give. Own limits that do not rise from zone to zone are not used, and named in `conflicts`.
 * @param ftp FTP in W
 * @param threshold heart rate at threshold, beats per minute
 */
export function resolveZones(
  user: UserRecord,
  ftp: Input | null,
  threshold: Input | null,
  conflicts: Conflict[],
): TrainingZones {
  const { z1, z2, z3, z4, z5, z6 } = user.powerZones ?? {};
  const hearts = user.heartRateMatrix ?? {};
  const [ftpW, bpm] = [ftp?.value ?? null, threshold?.value ?? null];
  return {
    powerZonesW: rising(
      { name: 'power', unit: 'W', group: 'powerZones', base: 'powerMatrix.ftp', from: ftp },
      (own) => powerZones(ftpW, own),
      [z1, z2, z3, z4, z5, z6],
      conflicts,
    ),
    heartRateZonesBpm: rising(
      {
        name: 'heart-rate',
        unit: 'bpm',
        group: 'heartRateMatrix',
        base: 'heartRateMatrix.thresholdHr',
        from: threshold,
      },
      (own) => heartRateZones(bpm, own),
      [hearts.z1, hearts.z2, hearts.z3, hearts.z4, hearts.z5],
      conflicts,
    ),
  };
}

/** A zone with an upper limit: every one but the last, which may have none. */
type EndedZone = Zone & { to: number };

type Kind = {
  name: string;
  unit: string;
  group: 'powerZones' | 'heartRateMatrix';
  /** what the limits that are empty are worked out from */
  base: ProfilePlace;
  from: Input | null;
};

function rising(
  kind: Kind,
  zonesWith: (own: OwnLimits) => Zone[] | null,
  own: OwnLimits,
  conflicts: Conflict[],
): Zone[] | null {
  const zones = zonesWith(own);
  const ended = (zones ?? []).filter((zone): zone is EndedZone => zone.to !== null);
  const falling = ended.flatMap((upper, i) => {
    const lower = ended[i - 1];
    return lower && !(upper.to > lower.to) ? [[lower, upper] as const] : [];
  });
  // Two limits that were entered tell more than one that was entered and one that was worked out.
  const worst = falling.find((pair) => pair.every((zone) => zone.own)) ?? falling[0];
  if (!worst) return zones;
  conflicts.push(notRising(kind, worst));
  return zonesWith([]);
}

function notRising({ name, unit, group, base, from }: Kind, pair: readonly [EndedZone, EndedZone]): Conflict {
  const computed = pair.some((zone) => !zone.own);
  const ends = pair.map(
    (zone) =>
      `zone ${zone.name.slice(1)} ends at ${Math.round(zone.to)} ${unit}${zone.own ? '' : ` as worked out from ${from?.label ?? 'the threshold'}`}`,
  );
  return {
    fields: [
      ...pair.filter((zone) => zone.own).map((zone) => `${group}.${zone.name}` as ProfilePlace),
      ...(computed && from?.source === 'profile' ? [base] : []),
    ],
    text: `Your ${name} zones do not rise: ${ends.join(' and ')}, so your own limits were not used.`,
  };
}
