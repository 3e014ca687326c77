/**
 * A zone reaches from above `from` up to and with `to`; the last may have no end. `own`: the rider entered the upper
 * limit herself. Show whole numbers, keep these.
 */
export type Zone = { name: string; label: string; from: number; to: number | null; own: boolean };

/** Name, purpose and upper limit as a share of the threshold, from the lowest zone to the highest. */
type ZoneTable = readonly (readonly [name: string, label: string, share: number | null])[];

const POWER_ZONES: ZoneTable = [
  ['z1', 'Active recovery', 0.55],
  ['z2', 'Endurance', 0.75],
  ['z3', 'Tempo', 0.9],
  ['z4', 'Threshold', 1.05],
  ['z5', 'VO2max', 1.2],
  ['z6', 'Anaerobic capacity', null],
];

const HEART_RATE_ZONES: ZoneTable = [
  ['z1', 'Recovery', 0.81],
  ['z2', 'Aerobic', 0.89],
  ['z3', 'Tempo', 0.93],
  ['z4', 'Threshold', 1],
  ['z5', 'Above threshold', null],
];

/** Upper limits that a rider entered, from the lowest zone to the highest; what is empty or 0 is not known. */
export type OwnLimits = readonly (number | null | undefined)[];

/**
 * The first six power zones of Coggan, W, from FTP in W, with the rider's own limits where she entered them.
 * @returns null while neither gives a limit between two zones
 */
export function powerZones(ftpW: number, own?: OwnLimits): Zone[];
export function powerZones(ftpW: number | null, own?: OwnLimits): Zone[] | null;
export function powerZones(ftpW: number | null, own: OwnLimits = []): Zone[] | null {
  return zonesOf(POWER_ZONES, ftpW, own);
}

/**
 * The five heart-rate zones of Friel, beats per minute, from the heart rate at threshold, with the rider's own limits
 * where she entered them.
 * @returns null while neither gives a limit between two zones
 */
export function heartRateZones(thresholdBpm: number, own?: OwnLimits): Zone[];
export function heartRateZones(thresholdBpm: number | null, own?: OwnLimits): Zone[] | null;
export function heartRateZones(thresholdBpm: number | null, own: OwnLimits = []): Zone[] | null {
  return zonesOf(HEART_RATE_ZONES, thresholdBpm, own);
}

/** The zone that a value falls in; a boundary belongs to the lower zone. */
export function zoneOf(zones: readonly Zone[], value: number): Zone | undefined {
  return zones.find((zone) => zone.to === null || value <= zone.to + 1e-9);
}

function zonesOf(table: ZoneTable, threshold: number | null, own: OwnLimits): Zone[] | null {
  let from: number | null = 0;
  const zones: Zone[] = [];
  for (const [index, [name, label, share]] of table.entries()) {
    if (from === null) return null;
    const entered = own[index];
    const to: number | null = entered || (share === null || threshold === null ? null : share * threshold);
    zones.push({ name, label, from, to, own: Boolean(entered) });
    from = to;
  }
  return zones;
}
