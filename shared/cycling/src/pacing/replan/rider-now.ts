/** Where a rider is, and what is known about them. */
export type RiderNow = {
  /** from the start of the route, m; 0 and less: not yet started */
  distanceM: number;
  /** since the start, s; that of the plan when not given */
  elapsedS?: number;
  /** m/s; that of the plan when not given */
  speedMs?: number;
  /** W' left, J; from `riddenPowerW` when not given, else from the plan */
  wPrimeLeftJ?: number;
  /** power so far, one value a second, W */
  riddenPowerW?: readonly number[];
};
