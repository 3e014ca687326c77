/** One recorded or drawn point. Null: the file does not say. */
export type TrackPoint = {
  latDeg: number | null;
  lonDeg: number | null;
  elevationM: number | null;
  /** UTC, ms since 1970 */
  timeMs: number | null;
  powerW: number | null;
  heartRateBpm: number | null;
  cadenceRpm: number | null;
  /** from the start, by the device */
  distanceM: number | null;
  /** by the device */
  speedMs: number | null;
};

export type Track = {
  format: 'gpx' | 'tcx' | 'fit';
  /** a recorded ride has times; a drawn route has none */
  kind: 'activity' | 'route';
  name: string | null;
  points: TrackPoint[];
};

/** A point of which nothing is known yet. */
export function emptyPoint(): TrackPoint {
  return {
    latDeg: null,
    lonDeg: null,
    elevationM: null,
    timeMs: null,
    powerW: null,
    heartRateBpm: null,
    cadenceRpm: null,
    distanceM: null,
    speedMs: null,
  };
}
