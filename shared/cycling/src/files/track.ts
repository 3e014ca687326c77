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
  /** of the air at the device, which the sun and the rider warm */
  temperatureC?: number | null;
};

/** A point that has a place. */
export type PlacedPoint = TrackPoint & { latDeg: number; lonDeg: number };

/** A point that has a time. */
export type TimedPoint = TrackPoint & { timeMs: number };

/** What a device counted over a ride or a lap. Null: the file does not say. */
export type DeviceTotals = {
  distanceM: number | null;
  ascentM: number | null;
  descentM: number | null;
  /** from start to end */
  elapsedS: number | null;
  /** with the timer running */
  timerS: number | null;
  /** with the wheels turning */
  movingS: number | null;
  averagePowerW: number | null;
  maxPowerW: number | null;
  normalizedW: number | null;
  trainingStressScore: number | null;
  /** the threshold set in the device */
  ftpW: number | null;
  workJ: number | null;
  averageHeartRateBpm: number | null;
  maxHeartRateBpm: number | null;
  averageCadenceRpm: number | null;
  maxSpeedMs: number | null;
};

/** A lap as the device cut it. */
export type Lap = { startMs: number | null; endMs: number | null; device: DeviceTotals };

/** A stretch in which the timer stood, by the file's own events; times are UTC, ms since 1970. */
export type Pause = { startMs: number; endMs: number };

/** A named place beside the line, such as a feed station or a summit (`waypointsOnRoute` puts it on a route). */
export type Waypoint = {
  name: string;
  /** the file's own word, such as `food`, `water` or `summit` */
  kind: string | null;
  latDeg: number | null;
  lonDeg: number | null;
  /** from the start, by the file */
  distanceM: number | null;
};

/** A power value that no rider makes, taken out of the points. */
export type PowerSpike = { index: number; powerW: number };

export type Track = {
  format: 'gpx' | 'tcx' | 'fit';
  /** a recorded ride has times; a drawn route has none */
  kind: 'activity' | 'route';
  name: string | null;
  /** in the order of their times where they have some */
  points: TrackPoint[];
  /** none: the file has no laps */
  laps: Lap[];
  pauses: Pause[];
  /** null: the file has no totals of its own */
  device: DeviceTotals | null;
  waypoints: Waypoint[];
  powerSpikes: PowerSpike[];
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
    temperatureC: null,
  };
}

export function isPlaced<T extends TrackPoint>(point: T): point is T & PlacedPoint {
  return point.latDeg !== null && point.lonDeg !== null;
}

export function isTimed(point: TrackPoint): point is TimedPoint {
  return point.timeMs !== null;
}

/** Totals of which nothing is known yet. */
export function emptyTotals(): DeviceTotals {
  return {
    distanceM: null,
    ascentM: null,
    descentM: null,
    elapsedS: null,
    timerS: null,
    movingS: null,
    averagePowerW: null,
    maxPowerW: null,
    normalizedW: null,
    trainingStressScore: null,
    ftpW: null,
    workJ: null,
    averageHeartRateBpm: null,
    maxHeartRateBpm: null,
    averageCadenceRpm: null,
    maxSpeedMs: null,
  };
}

/** A track with nothing in it but points. */
export function plainTrack(
  format: Track['format'],
  kind: Track['kind'],
  name: string | null,
  points: TrackPoint[],
): Track {
  return { format, kind, name, points, laps: [], pauses: [], device: null, waypoints: [], powerSpikes: [] };
}
