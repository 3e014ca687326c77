/** A zone reaches from above `from` up to and with `to`; the last has no end. Show whole numbers, keep these. */
export type Zone = { name: string; label: string; from: number; to: number | null };

const POWER_ZONES = [
  ['z1', 'Active recovery', 0.55],
  ['z2', 'Endurance', 0.75],
  ['z3', 'Tempo', 0.9],
  ['z4', 'Threshold', 1.05],
  ['z5', 'VO2max', 1.2],
  ['z6', 'Anaerobic capacity', null],
] as const;

const HEART_RATE_ZONES = [
  ['z1', 'Recovery', 0.81],
  ['z2', 'Aerobic', 0.89],
  ['z3', 'Tempo', 0.93],
  ['z4', 'Threshold', 1],
  ['z5', 'Above threshold', null],
] as const;

/** The first six power zones of Coggan, W, from FTP in W. */
export function powerZones(ftpW: number): Zone[] {
  return zonesOf(POWER_ZONES, ftpW);
}

/** The five heart-rate zones of Friel, beats per minute, from the heart rate at threshold. */
export function heartRateZones(thresholdBpm: number): Zone[] {
  return zonesOf(HEART_RATE_ZONES, thresholdBpm);
}

/** The zone that a value falls in; a boundary belongs to the lower zone. */
export function zoneOf(zones: readonly Zone[], value: number): Zone | undefined {
  return zones.find((zone) => zone.to === null || value <= zone.to + 1e-9);
}

function zonesOf(table: readonly (readonly [string, string, number | null])[], threshold: number): Zone[] {
  let from = 0;
  return table.map(([name, label, share]) => {
    const zone = { name, label, from, to: share === null ? null : share * threshold };
    from = zone.to ?? from;
    return zone;
  });
}
