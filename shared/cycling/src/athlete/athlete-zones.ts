import type { UserRecord } from './user-record.ts';
import { heartRateZones, powerZones, type OwnLimits, type Zone } from '../physiology/zones.ts';

/** Null: neither entered nor to be computed. */
export type TrainingZones = { powerZonesW: Zone[] | null; heartRateZonesBpm: Zone[] | null };

/**
 * The rider's training zones: her own limits, and for the rest what FTP (Coggan) and the heart rate at threshold
 * (Friel) give. Own limits that do not rise from zone to zone are not used, and named in `conflicts`.
 * @param ftpW FTP in W
 * @param thresholdBpm heart rate at threshold, beats per minute
 */
export function resolveZones(
  user: UserRecord,
  ftpW: number | null,
  thresholdBpm: number | null,
  conflicts: string[],
): TrainingZones {
  const { z1, z2, z3, z4, z5, z6 } = user.powerZones ?? {};
  const hearts = user.heartRateMatrix ?? {};
  return {
    powerZonesW: rising('power', (own) => powerZones(ftpW, own), [z1, z2, z3, z4, z5, z6], conflicts),
    heartRateZonesBpm: rising(
      'heart-rate',
      (own) => heartRateZones(thresholdBpm, own),
      [hearts.z1, hearts.z2, hearts.z3, hearts.z4, hearts.z5],
      conflicts,
    ),
  };
}

function rising(
  kind: string,
  zonesWith: (own: OwnLimits) => Zone[] | null,
  own: OwnLimits,
  conflicts: string[],
): Zone[] | null {
  const zones = zonesWith(own);
  if (!zones || zones.every(({ from, to }) => to === null || to > from)) return zones;
  conflicts.push(
    `Your ${kind} zones, with the empty ones worked out, do not rise from one upper limit to the next, so they were not used.`,
  );
  return zonesWith([]);
}
