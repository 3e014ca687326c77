/**
 * A zone reaches from above `from` up to and with `to`; the last may have no end. `own`: the rider entered the upper
 * limit themselves. Show whole numbers, keep these.
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

/** Coggan's sixth zone ends here, as a share of FTP; beyond it he counts sprints. */
const ANAEROBIC_ZONE_END = 1.5;

/**
 * The first six power zones of Coggan, W, from FTP in W, with the rider's own limits where they entered them; the sixth
 * has no end unless they entered one.
 * @returns null while neither gives a limit between two zones, or for an FTP that is not above zero
 * @example
 * powerZones(250).map((zone) => zone.to) // => [137.5, 187.5, 225, 262.5, 300, null]
 * powerZones(250, [140])[0] // => { name: 'z1', from: 0, to: 140, own: true }
 */
export function powerZones(ftpW: number, own?: OwnLimits): Zone[];
export function powerZones(ftpW: number | null, own?: OwnLimits): Zone[] | null;
export function powerZones(ftpW: number | null, own: OwnLimits = []): Zone[] | null {
  return zonesOf(POWER_ZONES, ftpW, own);
}

/**
 * All seven power zones of Coggan, W: as `powerZones`, with the sixth ending at the rider's own limit or 150 % of FTP,
 * and the seventh, neuromuscular power, above it.
 * @example
 * sevenPowerZones(250).slice(5) // => [{ name: 'z6', to: 375 }, { name: 'z7', label: 'Neuromuscular power', from: 375, to: null }]
 */
export function sevenPowerZones(ftpW: number, own?: OwnLimits): Zone[];
export function sevenPowerZones(ftpW: number | null, own?: OwnLimits): Zone[] | null;
export function sevenPowerZones(ftpW: number | null, own: OwnLimits = []): Zone[] | null {
  return zonesOf(
    [
      ...POWER_ZONES.slice(0, -1),
      ['z6', 'Anaerobic capacity', ANAEROBIC_ZONE_END],
      ['z7', 'Neuromuscular power', null],
    ],
    ftpW,
    own.slice(0, 6),
  );
}

/**
 * The five heart-rate zones of Friel, beats per minute, from the heart rate at threshold, with the rider's own limits
 * where they entered them.
 * @returns null while neither gives a limit between two zones, or for a threshold that is not above zero
 * @example
 * heartRateZones(170).map((zone) => zone.to) // => [137.7, 151.3, 158.1, 170, null]
 */
export function heartRateZones(thresholdBpm: number, own?: OwnLimits): Zone[];
export function heartRateZones(thresholdBpm: number | null, own?: OwnLimits): Zone[] | null;
export function heartRateZones(thresholdBpm: number | null, own: OwnLimits = []): Zone[] | null {
  return zonesOf(HEART_RATE_ZONES, thresholdBpm, own);
}

/**
 * The zone of a value; a boundary belongs to the lower zone. None for anything that is not a number from zero up, or
 * lies above a last zone with an end.
 * @example
 * zoneOf(powerZones(250), 137.5).name // => 'z1'
 * zoneOf(powerZones(250), 138).name // => 'z2'
 */
export function zoneOf(zones: readonly Zone[], value: number): Zone | undefined {
  return value >= 0 && value < Infinity
    ? zones.find((zone) => zone.to === null || value <= zone.to + 1e-9)
    : undefined;
}

/** Seconds in each zone, in the order of the zones, and those that fall in none (unknown, or above the last limit). */
export type TimeInZones = { secondsIn: number[]; outsideS: number };

/**
 * Time in zones, s, of power or heart rate; a boundary belongs to the lower zone.
 * @param values W or beats per minute, one sample each `stepS` seconds; NaN where it is not known
 * @example
 * timeInZones(powerZones(250), [100, 137.5, 138, 400, NaN]) // => { secondsIn: [2, 1, 0, 0, 0, 1], outsideS: 1 }
 */
export function timeInZones(zones: readonly Zone[], values: ArrayLike<number>, stepS = 1): TimeInZones {
  const secondsIn = zones.map(() => 0);
  let outsideS = 0;
  for (let i = 0; i < values.length; i++) {
    const zone = zoneOf(zones, values[i]!);
    if (zone) secondsIn[zones.indexOf(zone)]! += stepS;
    else outsideS += stepS;
  }
  return { secondsIn, outsideS };
}

function zonesOf(table: ZoneTable, given: number | null, own: OwnLimits): Zone[] | null {
  const threshold = given !== null && given > 0 && Number.isFinite(given) ? given : null;
  let from: number | null = 0;
  const zones: Zone[] = [];
  for (const [index, [name, label, share]] of table.entries()) {
    if (from === null) return null;
    const limit = own[index];
    const entered = limit && limit > 0 && Number.isFinite(limit) ? limit : null;
    const to: number | null = entered ?? (share === null || threshold === null ? null : share * threshold);
    zones.push({ name, label, from, to, own: entered !== null });
    from = to;
  }
  return zones;
}
